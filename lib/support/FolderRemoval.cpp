// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FolderRemoval.h"

#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tranship {
namespace {

int openFolder(int parent, const char *name) {
  return openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

bool isFolder(int parent, const char *name) {
  struct stat status;
  return !fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) && S_ISDIR(status.st_mode);
}

std::vector<std::string> namesIn(int folder) {
  std::vector<std::string> names;
  int copy = openFolder(folder, ".");
  DIR *stream = copy < 0 ? nullptr : fdopendir(copy);
  if (!stream) {
    if (copy >= 0)
      close(copy);
    return names;
  }
  while (const dirent *entry = readdir(stream))
    if (std::strcmp(entry->d_name, ".") != 0 && std::strcmp(entry->d_name, "..") != 0)
      names.push_back(entry->d_name);
  closedir(stream);
  return names;
}

/// Empties a folder. Paths may be longer than any system call accepts, and deeper than there are
/// file descriptors, so entries two levels down are moved up until none are left.
class Removal {
public:
  explicit Removal(int top) : top_(top) {}

  void run() {
    for (bool goesOn = true; goesOn;) {
      goesOn = false;
      for (const std::string &name : namesIn(top_))
        goesOn |= isFolder(top_, name.c_str()) ? removeBelow(name.c_str())
                                               : !unlinkat(top_, name.c_str(), 0);
    }
  }

private:
  /// Whether anything was removed or moved up.
  bool removeBelow(const char *name) {
    (void)fchmodat(top_, name, 0700, 0); // a program may have left it unreadable
    int folder = openFolder(top_, name);
    if (folder < 0)
      return false;
    bool didSome = false;
    for (const std::string &child : namesIn(folder))
      didSome |= isFolder(folder, child.c_str()) ? moveUp(folder, child.c_str())
                                                 : !unlinkat(folder, child.c_str(), 0);
    close(folder);
    return !unlinkat(top_, name, AT_REMOVEDIR) || didSome;
  }

  bool moveUp(int folder, const char *child) {
    if (!unlinkat(folder, child, AT_REMOVEDIR))
      return true;
    (void)fchmodat(folder, child, 0700, 0);
    for (unsigned tries = 0; tries < 100; ++tries) {
      std::string name = "moved-up-" + std::to_string(next_++);
      if (!renameat(folder, child, top_, name.c_str()))
        return true;
      if (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR)
        return false;
    }
    return false;
  }

  int top_;
  unsigned next_ = 0;
};

} // namespace

void removeFolder(const std::string &path) {
  (void)chmod(path.c_str(), 0700);
  int top = openFolder(AT_FDCWD, path.c_str());
  if (top < 0)
    return;
  Removal(top).run();
  close(top);
  (void)rmdir(path.c_str());
}

} // namespace tranship
