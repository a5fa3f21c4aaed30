// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranship {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Short, so that every folder that accepts names of usual length accepts it.
constexpr llvm::StringLiteral prefix = ".tranship-", suffix = ".tmp", stagedSuffix = ".new",
                              random = "%%%%%%%%";

bool isNameWith(llvm::StringRef name, llvm::StringRef ending) {
  return name.size() == prefix.size() + random.size() + ending.size() && name.starts_with(prefix) &&
         name.ends_with(ending) &&
         llvm::all_of(name.substr(prefix.size(), random.size()), llvm::isHexDigit);
}

/// Creates a temporary file in the folder and locks it, so that no other process mistakes it for a stale one.
llvm::Expected<fs::TempFile> createTemporary(llvm::StringRef folder) {
  for (;;) {
    SignalsHeldBack
        heldBack; // the file exists for a moment before LLVM has registered it for removal
    llvm::Expected<fs::TempFile> file =
        fs::TempFile::create(joinPath(folder, (prefix + random + suffix).str()));
    if (!file)
      return file.takeError();
    (void)flock(
        file->FD,
        LOCK_EX); // not all file systems have locks; then files stay when a process is killed
    struct stat status {};
    if (fstat(file->FD, &status) || status.st_nlink > 0)
      return file;
    llvm::consumeError(file->discard()); // another process removed it before it was locked
  }
}

std::error_code writeParts(int descriptor, llvm::ArrayRef<llvm::StringRef> parts) {
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
  for (llvm::StringRef part : parts)
    stream << part;
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error;
}

std::error_code lastError() { return {errno, std::generic_category()}; }

/// The text that the replaced file must contain; null: any text.
using Expected = const llvm::StringRef *;

/// `fill` writes the new content.
llvm::Expected<Replaced> write(const std::string &target,
                               llvm::function_ref<std::error_code(int descriptor)> fill,
                               fs::perms permissions, Expected before) {
  llvm::StringRef folder = path::parent_path(target);
  llvm::Expected<fs::TempFile> file = createTemporary(folder.empty() ? "." : folder);
  if (!file)
    return llvm::createFileError(target, file.takeError());
  auto fail = [&](llvm::Error error) {
    llvm::consumeError(file->discard());
    return llvm::createFileError(target, std::move(error));
  };
  std::error_code error = fill(file->FD);
  if (!error)
    error = fs::setPermissions(file->FD, permissions);
  if (!error && before && fdatasync(file->FD))
    error = lastError();
  if (error)
    return fail(llvm::errorCodeToError(error));
  if (before) {
    llvm::Expected<std::string> now =
        readRegularFile(target, std::max<uint64_t>(before->size(), 1) * 2);
    bool isSame = now && *now == *before;
    if (!now)
      llvm::consumeError(now.takeError());
    if (!isSame) {
      llvm::consumeError(file->discard());
      return Replaced::ChangedMeanwhile;
    }
  }
  // LLVM's own keep(target) copies the file if it cannot rename it, and follows links.
  if (rename(file->TmpName.c_str(), target.c_str()))
    return fail(llvm::errorCodeToError(lastError()));
  if (llvm::Error error = file->keep())
    return llvm::createFileError(target, std::move(error));
  return Replaced::Yes;
}

/// Copies the rest of a file, and shares its blocks where the file system can.
std::error_code copyContent(int from, int to) {
  if (!ioctl(to, FICLONE, from))
    return {};
  std::vector<char> buffer(1u << 20);
  for (;;) {
    ssize_t size = ::read(from, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR)
      continue;
    if (size <= 0)
      return size ? lastError() : std::error_code();
    if (std::error_code error = writeParts(to, llvm::StringRef(buffer.data(), size_t(size))))
      return error;
  }
}

} // namespace

llvm::Error writeFile(const std::string &target, llvm::ArrayRef<llvm::StringRef> parts,
                      fs::perms permissions) {
  return write(
             target, [&](int descriptor) { return writeParts(descriptor, parts); }, permissions,
             nullptr)
      .takeError();
}

llvm::Error writeTextFile(const std::string &target, llvm::StringRef text) {
  if (std::error_code error = fs::create_directories(path::parent_path(target)))
    return llvm::createFileError(target, error);
  return writeFile(target, text);
}

llvm::Error writeNamedFile(const std::string &target, llvm::StringRef text) {
  fs::file_status status;
  if (fs::status(target, status) || fs::is_regular_file(status))
    return writeFile(target, text);
  int descriptor = open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0 && errno == ENXIO)
    return llvm::createStringError(target + ": no process reads this pipe");
  if (descriptor < 0)
    return llvm::createFileError(target, lastError());
  // Opening must not block, but writing may.
  (void)fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
  std::error_code error = writeParts(descriptor, text);
  close(descriptor);
  return error ? llvm::createFileError(target, error) : llvm::Error::success();
}

llvm::Expected<Replaced> replaceFile(const std::string &target, llvm::StringRef before,
                                     llvm::StringRef after, fs::perms permissions) {
  return write(
      target, [&](int descriptor) { return writeParts(descriptor, after); }, permissions, &before);
}

llvm::Error copyFile(const std::string &from, const std::string &to, fs::perms permissions,
                     bool keepsTime) {
  int source = open(from.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  if (source < 0)
    return llvm::createFileError(from, lastError());
  auto close = llvm::scope_exit([&] { ::close(source); });
  struct stat status {};
  if (fstat(source, &status))
    return llvm::createFileError(from, lastError());
  if (!S_ISREG(status.st_mode))
    return llvm::createStringError(from + ": is not a regular file");
  return write(
             to,
             [&](int descriptor) -> std::error_code {
               if (std::error_code error = copyContent(source, descriptor))
                 return error;
               timespec times[] = {status.st_atim, status.st_mtim};
               return keepsTime && futimens(descriptor, times) ? lastError() : std::error_code();
             },
             permissions, nullptr)
      .takeError();
}

llvm::Error writeLink(const std::string &target, const std::string &text) {
  std::string temporary;
  for (unsigned attempt = 0;; ++attempt) {
    llvm::SmallString<256> name;
    fs::createUniquePath(joinPath(path::parent_path(target), (prefix + random + suffix).str()),
                         name,
                         /*MakeAbsolute=*/false);
    temporary = std::string(name);
    if (!symlink(text.c_str(), temporary.c_str()))
      break;
    if (errno != EEXIST || attempt > 100)
      return llvm::createFileError(target, lastError());
  }
  if (!rename(temporary.c_str(), target.c_str()))
    return llvm::Error::success();
  std::error_code error = lastError();
  (void)unlink(temporary.c_str());
  return llvm::createFileError(target, error);
}

SignalsHeldBack::SignalsHeldBack() {
  sigset_t signals;
  sigemptyset(&signals);
  for (int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM})
    sigaddset(&signals, signal);
  pthread_sigmask(SIG_BLOCK, &signals, &before_);
}

SignalsHeldBack::~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

std::string stagedName(unsigned number) {
  return llvm::formatv("{0}{1:x-8}{2}", prefix, number, stagedSuffix).str();
}

bool isStagedName(llvm::StringRef name) { return isNameWith(name, stagedSuffix); }

bool isTemporaryName(llvm::StringRef name) { return isNameWith(name, suffix); }

void removeStaleTemporaries(llvm::StringRef folder) {
  std::error_code error;
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error)) {
    if (!isTemporaryName(path::filename(i->path())) || i->type() != fs::file_type::regular_file)
      continue;
    int descriptor = open(i->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0)
      continue;
    if (!flock(descriptor, LOCK_EX | LOCK_NB)) // otherwise its process is still running
      (void)fs::remove(i->path());
    close(descriptor);
  }
}

} // namespace tranship
