// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/WorkFolder.h"

#include "support/FolderRemoval.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranship::verify {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

namespace {

constexpr llvm::StringLiteral namePrefix = "tranship-verify-", lockName = "lock";
/// The most abandoned folders to remove at once; the next run removes more.
constexpr unsigned maxSwept = 100;

/// The machine's name, which a lock file contains: on a shared disk, the locks of other machines
/// may be invisible.
std::string thisMachine() {
  char name[256] = {};
  (void)gethostname(name, sizeof name - 1);
  return name;
}

/// Makes the lock of a new folder. The file gets its name after it is locked, so no other process
/// finds it unlocked.
int makeLock(const std::string &folder) {
  std::string early = joinPath(folder, "new-lock"), machine = thisMachine();
  int file = llvm::sys::RetryAfterSignal(-1, ::open, early.c_str(),
                                         O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0)
    return -1;
  if (flock(file, LOCK_EX | LOCK_NB) ||
      write(file, machine.data(), machine.size()) != ssize_t(machine.size()) ||
      rename(early.c_str(), joinPath(folder, lockName).c_str())) {
    close(file);
    return -1; // the disk does not support locks: no other process will remove the folder
  }
  return file;
}

/// Whether a tranship of this user made the folder on this machine and has ended. Takes the lock,
/// so that no other process removes the folder.
bool isAbandoned(const std::string &folder, int &lock) {
  int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0)
    return false;
  struct stat status;
  bool isOurs = !fstat(descriptor, &status) && status.st_uid == geteuid();
  lock = isOurs ? openat(descriptor, lockName.data(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
                : -1;
  close(descriptor);
  if (lock < 0)
    return false;
  char text[256] = {};
  if (!fstat(lock, &status) && S_ISREG(status.st_mode) && status.st_uid == geteuid() &&
      ::read(lock, text, sizeof text - 1) >= 0 && text == thisMachine() &&
      !flock(lock, LOCK_EX | LOCK_NB))
    return true;
  close(lock);
  return false;
}

void sweep(const std::string &parent) {
  std::error_code error;
  unsigned swept = 0;
  for (fs::directory_iterator i(parent, error, /*follow_symlinks=*/false), end;
       i != end && !error && swept < maxSwept; i.increment(error)) {
    if (!paths::filename(i->path()).starts_with(namePrefix))
      continue;
    int lock = -1;
    if (!isAbandoned(i->path(), lock))
      continue;
    ++swept;
    removeFolder(i->path());
    close(lock);
  }
}

/// The topmost missing folder of the path; empty if all exist.
std::string firstMissing(llvm::StringRef path) {
  std::string missing;
  for (; !path.empty() && !fs::exists(path); path = paths::parent_path(path))
    missing = path.str();
  return missing;
}

} // namespace

llvm::Expected<WorkFolder> WorkFolder::create(llvm::StringRef parent) {
  llvm::SmallString<256> folder(parent), path, real;
  if (folder.empty())
    paths::system_temp_directory(/*ErasedOnReboot=*/true, folder);
  if (std::error_code error = fs::make_absolute(folder))
    return llvm::createFileError(folder, error);
  paths::remove_dots(folder);
  std::string made = firstMissing(folder);
  if (std::error_code error = fs::create_directories(folder))
    return llvm::createFileError(folder, error);
  if (made.empty())
    sweep(std::string(folder));
  paths::append(folder, namePrefix.drop_back());
  if (std::error_code error = fs::createUniqueDirectory(folder, path))
    return llvm::createFileError(folder, error);
  if (std::error_code error = fs::real_path(path, real))
    return llvm::createFileError(path, error);
  return WorkFolder(std::string(real), std::move(made), makeLock(std::string(real)));
}

WorkFolder::WorkFolder(WorkFolder &&other)
    : path_(std::exchange(other.path_, {})), firstMade_(std::exchange(other.firstMade_, {})),
      lock_(std::exchange(other.lock_, -1)), keep_(other.keep_) {}

void WorkFolder::keep() {
  keep_ = true;
  (void)fs::remove(joinPath(path_, lockName));
}

WorkFolder::~WorkFolder() {
  if (!path_.empty() && !keep_) {
    removeFolder(path_);
    // Also remove a parent that was made for the folder, unless others use it by now.
    std::string parent = paths::parent_path(path_).str();
    llvm::SmallString<256> top;
    if (!firstMade_.empty() && !fs::real_path(firstMade_, top))
      while (llvm::StringRef(parent).starts_with(top) && !rmdir(parent.c_str()))
        parent = paths::parent_path(parent).str();
  }
  if (lock_ >= 0)
    close(lock_);
}

} // namespace tranship::verify
