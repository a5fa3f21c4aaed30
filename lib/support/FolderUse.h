// How much a program has written into a folder, for its supervisor.
#pragma once

#include <cstdint>

namespace tranship {

struct FolderUse {
  /// On disk; each file and folder counts a block at least.
  uint64_t bytes = 0;
  /// Of the largest file, as it says itself; and its path from the folder, the end of it where it
  /// is long.
  uint64_t largest = 0;
  char name[128] = {};
  /// Some could not be looked into, or lie too deep.
  bool isHidden = false;
};

/// Adds what is in the folder, links not followed. Stops when there are more than `most` bytes;
/// what nobody can look into, and folders nested too deep, count as more. Allocates nothing: for a
/// process that was forked and has not called exec.
void addUse(const char *folder, uint64_t most, FolderUse &use);

} // namespace tranship
