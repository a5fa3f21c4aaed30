// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the system call getdents64 writes, for code that must not allocate memory.
#pragma once

#include <cstdint>

namespace tranship {

struct DirectoryEntry {
  uint64_t inode, offset;
  unsigned short size; ///< bytes until the next entry
  unsigned char type;
  char name[];
};

} // namespace tranship
