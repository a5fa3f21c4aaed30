// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranship {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Short, so that each folder that accepts any name accepts it.
constexpr llvm::StringLiteral prefix = ".tranship-", suffix = ".tmp", stagedSuffix = ".new",
                              random = "%%%%%%%%";

bool isNameWith(llvm::StringRef name, llvm::StringRef ending) {
  return name.size() == prefix.size() + random.size() + ending.size() && name.starts_with(prefix) &&
         name.ends_with(ending) &&
         llvm::all_of(name.substr(prefix.size(), random.size()), llvm::isHexDigit);
}

/// Creates a temporary file in the folder and locks it, so that no other process takes it for a stale one.
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

/// What a file that is replaced contains; null: whatever it does.
using Expected = const llvm::StringRef *;

llvm::Expected<Replaced> write(const std::string &target, llvm::ArrayRef<llvm::StringRef> parts,
                               fs::perms permissions, Expected before) {
  llvm::StringRef folder = path::parent_path(target);
  llvm::Expected<fs::TempFile> file = createTemporary(folder.empty() ? "." : folder);
  if (!file)
    return llvm::createFileError(target, file.takeError());
  auto fail = [&](llvm::Error error) {
    llvm::consumeError(file->discard());
    return llvm::createFileError(target, std::move(error));
  };
  std::error_code error = writeParts(file->FD, parts);
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
  // LLVM's own keep(target) copies where it cannot rename, through links.
  if (rename(file->TmpName.c_str(), target.c_str()))
    return fail(llvm::errorCodeToError(lastError()));
  if (llvm::Error error = file->keep())
    return llvm::createFileError(target, std::move(error));
  return Replaced::Yes;
}

} // namespace

llvm::Error writeFile(const std::string &target, llvm::ArrayRef<llvm::StringRef> parts,
                      fs::perms permissions) {
  return write(target, parts, permissions, nullptr).takeError();
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
  // Opening must not wait, but writing may.
  (void)fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
  std::error_code error = writeParts(descriptor, text);
  close(descriptor);
  return error ? llvm::createFileError(target, error) : llvm::Error::success();
}

llvm::Expected<Replaced> replaceFile(const std::string &target, llvm::StringRef before,
                                     llvm::StringRef after, fs::perms permissions) {
  return write(target, after, permissions, &before);
}

llvm::Error copyFile(const std::string &from, const std::string &to, fs::perms permissions) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> content = mapFile(from);
  return content ? writeFile(to, (*content)->getBuffer(), permissions) : content.takeError();
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
    if (!flock(descriptor, LOCK_EX | LOCK_NB)) // else its process is at work
      (void)fs::remove(i->path());
    close(descriptor);
  }
}

} // namespace tranship
