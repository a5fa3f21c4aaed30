// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Merges two changed versions of a text line by line, with `git merge-file`.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship {

/// The names of the three versions in conflict markers.
struct MergeLabels {
  std::string ours, base, theirs;
};

struct MergedText {
  /// With git's conflict markers where both versions changed the same lines.
  std::string text;
  bool hasConflicts = false;
};

/// Errors: git is not installed, or it cannot merge the texts, because one of them is binary.
llvm::Expected<MergedText> mergeTexts(llvm::StringRef base, llvm::StringRef ours,
                                      llvm::StringRef theirs, const MergeLabels &labels);

} // namespace tranship
