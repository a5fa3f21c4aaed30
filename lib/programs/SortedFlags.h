// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts flags for compilers, as people and build files write them, by the compilers that know them.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::programs {

struct SortedFlags {
  std::vector<std::string> common, nvcc, clang;
  /// The same as the key in a manifest. Nothing: no flag sets it.
  std::optional<bool> relocatable;
};

/// Flags of nvcc become those of clang where clang has an equivalent. Relative paths start at
/// `directory`. Compilers run in other folders, so paths become absolute; those inside the
/// program's folder become relative to it, because each side has its own copy of them.
SortedFlags sortFlags(const std::vector<std::string> &given, const std::string &directory,
                      llvm::StringRef programFolder);

} // namespace tranship::programs
