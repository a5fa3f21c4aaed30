// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Differences between two texts in the format of `diff -u`, as patch(1) and git apply take it.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

/// 1-based; 0: the text has no such line.
struct DiffLine {
  unsigned before = 0, after = 0;
  /// With its line ending.
  llvm::StringRef text;
};

/// Lines that changed and those around them. Half-open ranges of 0-based lines of the two texts.
struct DiffHunk {
  unsigned beforeBegin = 0, beforeEnd = 0, afterBegin = 0, afterEnd = 0;
  std::vector<DiffLine> lines;
};

/// Without hunks when the texts are equal. `show`: lines of `before` (1-based, in order) that
/// belong in although they did not change.
std::vector<DiffHunk> diffHunks(llvm::StringRef before, llvm::StringRef after,
                                llvm::ArrayRef<unsigned> show = {});

/// Empty when the texts are equal.
std::string unifiedDiff(llvm::StringRef before, llvm::StringRef after, llvm::StringRef beforeName,
                        llvm::StringRef afterName);

} // namespace tranship
