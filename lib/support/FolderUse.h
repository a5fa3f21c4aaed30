// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures how much a program has written into a folder, for its supervisor.
#pragma once

#include <cstdint>

namespace tranship {

struct FolderUse {
  /// Size on disk. Each file and folder counts as at least one block.
  uint64_t bytes = 0;
  /// The nominal size of the largest file, and its path in the folder; only the end of a long path.
  uint64_t largest = 0;
  char name[128] = {};
  /// Some folders are unreadable or nested too deeply.
  bool isHidden = false;
};

/// Adds the contents of the folder without following links. Stops after more than `maxBytes` bytes;
/// unreadable and too deeply nested folders count as more than that. Allocates nothing, because it
/// runs in a process that was forked and has not called exec.
void addUse(const char *folder, uint64_t maxBytes, FolderUse &use);

} // namespace tranship
