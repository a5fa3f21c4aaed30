// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Version numbers as CUDA and HIP print them. 0.0.0 means "not known".
#pragma once

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace tranship {

struct Version {
  uint16_t major = 0, minor = 0, patch = 0;

  friend constexpr auto operator<=>(const Version &, const Version &) = default;
  constexpr bool known() const { return *this != Version{}; }
  std::string str() const;

  /// "12.5" or "7.2.4"; nothing for anything else.
  static std::optional<Version> parse(llvm::StringRef text);
};

} // namespace tranship
