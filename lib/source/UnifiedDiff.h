// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Differences between two texts in the format of `diff -u`, which `patch` and `git apply` accept.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

/// 1-based; 0: the text has no such line.
struct DiffLine {
  unsigned before = 0, after = 0;
  /// Includes its line ending.
  llvm::StringRef text;
};

/// Changed lines and the lines around them. Half-open ranges of 0-based lines of the two texts.
struct DiffHunk {
  unsigned beforeBegin = 0, beforeEnd = 0, afterBegin = 0, afterEnd = 0;
  std::vector<DiffLine> lines;
};

/// No hunks if the texts are equal. `show`: unchanged lines of `before` (1-based, in order) to
/// include.
std::vector<DiffHunk> diffHunks(llvm::StringRef before, llvm::StringRef after,
                                llvm::ArrayRef<unsigned> show = {});

/// Empty if the texts are equal.
std::string unifiedDiff(llvm::StringRef before, llvm::StringRef after, llvm::StringRef beforeName,
                        llvm::StringRef afterName);

} // namespace tranship
