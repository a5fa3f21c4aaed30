// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compilers' flags in a manifest (docs/verification.md). It may be anybody's, and compilers are
// told to load, run and write things by flags: so what it may give is a list (ManifestFlags.def).
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

enum class FlagSet : uint8_t {
  /// What all compilers know.
  Common,
  /// What the compiler of one backend may know.
  Backend,
};

struct FlagProblem {
  /// Which of the words.
  size_t index = 0;
  std::string what;
};

/// Why the first such flag must not stand in a manifest; nothing: all may.
std::optional<FlagProblem> findFlagProblem(llvm::ArrayRef<std::string> flags, FlagSet set);

/// The files and folders that flags name; those of `flags` without a problem.
std::vector<std::string> pathsOfFlags(llvm::ArrayRef<std::string> flags);

} // namespace tranship::verify
