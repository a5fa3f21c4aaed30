// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD GPUs as --offload-arch names them.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

/// A GPU, and the number of lanes of its wavefronts. Besides clang's features
/// (`gfx90a:xnack+`) a name may have `:wavefrontsize64+`, for code that clang makes with
/// -mwavefrontsize64.
struct AmdTarget {
  std::string id;  ///< what clang calls it: gfx90a:xnack+
  std::string gpu; ///< gfx90a
  unsigned lanes = 32;
  /// Whether wavefronts have 32 lanes by default on GPUs of this kind.
  bool isWidened = false;

  /// As it was named.
  std::string name() const { return isWidened ? id + ":wavefrontsize64+" : id; }
};
AmdTarget readAmdTarget(llvm::StringRef name);

/// gfx90a is 9010, gfx1100 is 11000; nothing if the name is not a GPU.
std::optional<unsigned> isaVersion(llvm::StringRef gpu);

} // namespace tranship::verify
