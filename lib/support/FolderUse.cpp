#include "support/FolderUse.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Only what POSIX allows between fork and exec is called here: no allocation, no stdio, no LLVM.

namespace tranship {
namespace {

constexpr unsigned mostNested = 100;
constexpr uint64_t blockSize = 4096;

struct DirectoryEntry {
  uint64_t inode, offset;
  unsigned short size;
  unsigned char type;
  char name[];
};

/// A path that is being walked: the folders' names, one after the other.
struct Names {
  char text[4096];
  size_t length = 0;

  /// Without it where it does not fit: it is for people only.
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
  Walk(uint64_t most, FolderUse &use) : most_(most), use_(use) {}

  /// Takes the file descriptor.
  void folder(int number, unsigned depth) {
    if (number < 0 || depth > mostNested) {
      tooMuch();
      if (number >= 0)
        close(number);
      return;
    }
    alignas(DirectoryEntry) char buffer[4096];
    while (use_.bytes <= most_) {
      long size = syscall(SYS_getdents64, number, buffer, sizeof buffer);
      if (size <= 0)
        break;
      for (long at = 0; at < size && use_.bytes <= most_;) {
        auto *entry = reinterpret_cast<DirectoryEntry *>(buffer + at);
        at += entry->size;
        if (std::strcmp(entry->name, ".") != 0 && std::strcmp(entry->name, "..") != 0)
          add(number, entry->name, depth);
      }
    }
    close(number);
  }

private:
  void add(int parent, const char *name, unsigned depth) {
    struct stat status;
    if (fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW))
      return; // it is gone already
    use_.bytes += std::max<uint64_t>(uint64_t(status.st_blocks) * 512, blockSize);
    size_t before = names_.length;
    names_.push(name);
    if (S_ISDIR(status.st_mode)) {
      // One that its owner may not look into can hold anything.
      int number = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      struct stat again;
      if (number >= 0 || !fstatat(parent, name, &again, AT_SYMLINK_NOFOLLOW))
        folder(number, depth + 1);
    } else if (S_ISREG(status.st_mode) && uint64_t(status.st_size) > use_.largest) {
      use_.largest = uint64_t(status.st_size);
      size_t size = std::min(names_.length, sizeof use_.name - 1);
      std::memcpy(use_.name, names_.text + names_.length - size, size);
      use_.name[size] = 0;
    }
    names_.length = before;
  }

  void tooMuch() {
    use_.bytes = std::max(use_.bytes, most_ + 1);
    use_.isHidden = true;
  }

  uint64_t most_;
  FolderUse &use_;
  Names names_;
};

} // namespace

void addUse(const char *folder, uint64_t most, FolderUse &use) {
  Walk walk(std::min(most, UINT64_MAX - 1), use);
  int number = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (number >= 0)
    walk.folder(number, 0);
}

} // namespace tranship
