// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FolderUse.h"

#include "support/DirectoryEntry.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// This file calls only what POSIX allows between fork and exec: no allocation, no stdio, no LLVM.

namespace tranship {
namespace {

constexpr unsigned maxFolderDepth = 100;
constexpr uint64_t blockSize = 4096;

/// The path of the current entry, from the folder where the walk began.
struct Names {
  char text[4096];
  size_t length = 0;

  /// Leaves out a name that does not fit: the text is only shown to people.
  void push(const char *name) {
    size_t size = std::strlen(name);
    if (length + size + 1 >= sizeof text)
      return;
    if (length)
      text[length++] = '/';
    std::memcpy(text + length, name, size);
    length += size;
  }
};

class Walk {
public:
  Walk(uint64_t maxBytes, FolderUse &use) : maxBytes_(maxBytes), use_(use) {}

  /// Closes the descriptor.
  void folder(int descriptor, unsigned depth) {
    if (descriptor < 0 || depth > maxFolderDepth) {
      tooMuch();
      if (descriptor >= 0)
        close(descriptor);
      return;
    }
    alignas(DirectoryEntry) char buffer[4096];
    while (use_.bytes <= maxBytes_) {
      long size = syscall(SYS_getdents64, descriptor, buffer, sizeof buffer);
      if (size <= 0)
        break;
      for (long at = 0; at < size && use_.bytes <= maxBytes_;) {
        auto *entry = reinterpret_cast<DirectoryEntry *>(buffer + at);
        at += entry->size;
        if (std::strcmp(entry->name, ".") != 0 && std::strcmp(entry->name, "..") != 0)
          add(descriptor, entry->name, depth);
      }
    }
    close(descriptor);
  }

private:
  void add(int parent, const char *name, unsigned depth) {
    struct stat status;
    if (fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW))
      return; // it has been removed
    use_.bytes += std::max<uint64_t>(uint64_t(status.st_blocks) * 512, blockSize);
    size_t before = names_.length;
    names_.push(name);
    if (S_ISDIR(status.st_mode)) {
      // A folder that even its owner may not read can contain anything.
      int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      struct stat again;
      if (descriptor >= 0 || !fstatat(parent, name, &again, AT_SYMLINK_NOFOLLOW))
        folder(descriptor, depth + 1);
    } else if (S_ISREG(status.st_mode) && uint64_t(status.st_size) > use_.largest) {
      use_.largest = uint64_t(status.st_size);
      size_t size = std::min(names_.length, sizeof use_.name - 1);
      std::memcpy(use_.name, names_.text + names_.length - size, size);
      use_.name[size] = 0;
    }
    names_.length = before;
  }

  void tooMuch() {
    use_.bytes = std::max(use_.bytes, maxBytes_ + 1);
    use_.isHidden = true;
  }

  uint64_t maxBytes_;
  FolderUse &use_;
  Names names_;
};

} // namespace

void addUse(const char *folder, uint64_t maxBytes, FolderUse &use) {
  Walk walk(std::min(maxBytes, UINT64_MAX - 1), use);
  int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor >= 0)
    walk.folder(descriptor, 0);
}

} // namespace tranship
