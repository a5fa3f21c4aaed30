// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiler flags in a manifest (docs/manifests.md). A manifest is not trusted, and flags can tell compilers to load,
// run and write things: so there is a list of the allowed flags (ManifestFlags.def).
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

enum class FlagSet : uint8_t {
  /// Flags that all compilers know.
  Common,
  /// Flags that the compiler of one backend may know.
  Backend,
};

struct FlagProblem {
  /// The index of the word.
  size_t index = 0;
  std::string what;
};

/// Why a manifest must not contain the first bad flag; nothing if all are allowed.
std::optional<FlagProblem> findFlagProblem(llvm::ArrayRef<std::string> flags, FlagSet set);

/// The files and folders that flags name; `flags` must not have a problem.
std::vector<std::string> pathsOfFlags(llvm::ArrayRef<std::string> flags);

} // namespace tranship::verify
