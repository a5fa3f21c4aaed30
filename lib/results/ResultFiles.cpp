// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "results/ResultFiles.h"

#include "results/InPlaceWrites.h"
#include "results/StopNote.h"
#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <cerrno>
#include <climits>
#include <cstring>
#include <map>
#include <unistd.h>

namespace tranship::results {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

llvm::Error checkInside(llvm::StringRef folder, llvm::StringRef root) {
  llvm::SmallString<256> realFolder, realRoot;
  if (std::error_code error = fs::real_path(folder, realFolder))
    return llvm::createFileError(folder, error);
  if (std::error_code error = fs::real_path(root, realRoot))
    return llvm::createFileError(root, error);
  if (isWithin(realRoot, realFolder))
    return llvm::Error::success();
  return llvm::createStringError(folder + ": is a link that leaves the output folder " + root +
                                 "; nothing was written there");
}

llvm::Error makeFolder(llvm::StringRef folder, llvm::StringRef root) {
  if (fs::exists(folder))
    return checkInside(folder, root);
  if (llvm::Error error = makeFolder(path::parent_path(folder), root))
    return error;
  if (std::error_code error = fs::create_directory(folder))
    return llvm::createFileError(folder, error);
  return llvm::Error::success();
}

namespace {

/// Finds out why files cannot be written, each cause once.
class Checker {
public:
  explicit Checker(llvm::ArrayRef<ResultFile> files) : files_(files) {
    for (const ResultFile &file : files)
      if (!targets_.insert(file.target).second)
        problem(file.target, "two results would be written to it");
  }

  llvm::Error run() {
    for (const ResultFile &file : files_)
      check(file);
    checkSpace();
    if (problems_.empty())
      return llvm::Error::success();
    constexpr size_t maxShown = 5;
    size_t more = problems_.size() > maxShown ? problems_.size() - maxShown : 0;
    problems_.resize(problems_.size() - more);
    return llvm::createStringError(
        "nothing was written, because not all files can be: " + llvm::join(problems_, "; ") +
        (more ? fmt::format("; and {} more", more) : std::string()));
  }

private:
  void problem(llvm::StringRef file, llvm::StringRef what) {
    problems_.push_back((file + ": " + what).str());
  }

  void check(const ResultFile &file) {
    llvm::StringRef folder = existing(path::parent_path(file.target));
    if (std::string why = whyTooLong(file.target, folder); !why.empty())
      return problem(file.target, why);
    // The result may contain a file with the path of a folder that this one needs.
    for (llvm::StringRef above = path::parent_path(file.target); above.size() > file.root.size();
         above = path::parent_path(above))
      if (targets_.contains(above))
        return problem(file.target, ("the result has a file where this one needs the folder " +
                                     path::filename(above))
                                        .str());
    auto [known, isNew] = folders_.try_emplace(folder);
    if (isNew)
      known->second = checkFolder(folder, file.root);
    if (!known->second)
      return;
    if (std::string why = whyNotReplaced(file); !why.empty())
      problem(file.target, why);
    else
      addSize(file, folder);
  }

  /// The folder itself or the nearest one above it that exists.
  static llvm::StringRef existing(llvm::StringRef folder) {
    fs::file_status status;
    while (fs::status(folder, status, /*follow=*/false) && !path::parent_path(folder).empty())
      folder = path::parent_path(folder);
    return folder;
  }

  static std::string whyTooLong(llvm::StringRef target, llvm::StringRef folder) {
    long longest = pathconf(folder.str().c_str(), _PC_NAME_MAX);
    for (llvm::StringRef name : llvm::make_range(path::begin(target), path::end(target)))
      if (longest > 0 && name.size() > size_t(longest))
        return fmt::format("the name `{}…` has {} bytes, but only {} are possible here",
                           name.take_front(20).str(), name.size(), longest);
    return target.size() >= PATH_MAX ? "the path is too long" : "";
  }

  /// Whether we can write results into the folder.
  bool checkFolder(llvm::StringRef folder, llvm::StringRef root) {
    if (!fs::is_directory(folder)) {
      problem(folder, "is a file, but the results need a folder there");
      return false;
    }
    // A root that does not exist contains no link that leads out of it.
    if (!root.empty() && isWithin(root, folder))
      if (llvm::Error error = checkInside(folder, root)) {
        problems_.push_back(llvm::toString(std::move(error)));
        return false;
      }
    if (access(folder.str().c_str(), W_OK | X_OK)) {
      problem(folder, fmt::format("the results cannot be written into this folder: {}",
                                  std::strerror(errno)));
      return false;
    }
    return true;
  }

  static std::string whyNotReplaced(const ResultFile &file) {
    fs::file_status status;
    std::error_code error = fs::status(file.target, status, /*follow=*/false);
    if (error == std::errc::no_such_file_or_directory)
      return {};
    if (error)
      return error.message();
    if (fs::is_directory(status))
      return "is a folder, but the result has a file there";
    bool isReadOnly = !(status.permissions() & fs::all_write) || !fs::can_write(file.target);
    if (file.before && isReadOnly)
      return "it is read-only";
    // A write replaces a link.
    if (!fs::is_regular_file(status) && !fs::is_symlink_file(status) && !file.isNamed)
      return "is a pipe, a socket or a device, not a regular file";
    return {};
  }

  void addSize(const ResultFile &file, llvm::StringRef folder) {
    uint64_t size = file.text.size(), old = 0;
    if (!file.copiedFrom.empty() && fs::file_size(file.copiedFrom, size))
      return; // copying reports the error
    if (fs::file_size(file.target, old))
      old = 0;
    // The old file takes space until the new one is complete.
    growth_ += size > old ? size - old : 0;
    largest_ = std::max(largest_, size);
    if (spaceIn_.empty())
      spaceIn_ = folder.str();
  }

  void checkSpace() {
    if (spaceIn_.empty())
      return;
    llvm::ErrorOr<fs::space_info> space = fs::disk_space(spaceIn_);
    uint64_t needed = growth_ + largest_;
    if (space && needed > space->available)
      problem(spaceIn_, fmt::format("the results need {} KB, but only {} KB are free",
                                    (needed + 1023) / 1024, space->available / 1024));
  }

  llvm::ArrayRef<ResultFile> files_;
  llvm::StringSet<> targets_;
  llvm::StringMap<bool> folders_;
  std::vector<std::string> problems_;
  std::string spaceIn_;
  uint64_t growth_ = 0, largest_ = 0;
};

/// Whether a write would change nothing. Then the file keeps its time, which builds compare.
bool isAlready(const ResultFile &file) {
  fs::file_status status, source;
  if (!file.linkTo.empty()) {
    char text[PATH_MAX];
    ssize_t size = readlink(file.target.c_str(), text, sizeof text);
    return size > 0 && llvm::StringRef(text, size_t(size)) == file.linkTo;
  }
  if (file.keepsTime)
    return !fs::status(file.target, status, /*follow=*/false) &&
           !fs::status(file.copiedFrom, source) && fs::is_regular_file(status) &&
           status.getSize() == source.getSize() &&
           status.getLastModificationTime() == source.getLastModificationTime() &&
           status.permissions() == file.permissions;
  if (!file.copiedFrom.empty() || fs::status(file.target, status, /*follow=*/false) ||
      !fs::is_regular_file(status) || status.getSize() != file.text.size() ||
      status.permissions() != file.permissions)
    return false;
  llvm::Expected<std::string> text = readRegularFile(file.target, file.text.size());
  if (text)
    return *text == file.text;
  llvm::consumeError(text.takeError());
  return false;
}

/// The folder for the journal: that of the whole step if we can write there, or else the file's own folder.
std::string stepFolderOf(const ResultFile &file) {
  std::string folder = realPath(file.stepFolder);
  return !file.stepFolder.empty() && isWithin(folder, file.target) &&
                 !access(folder.c_str(), W_OK | X_OK)
             ? folder
             : path::parent_path(file.target).str();
}

class Writer {
public:
  explicit Writer(llvm::ArrayRef<ResultFile> files) : files_(files) {}

  llvm::Expected<WrittenFiles> run() {
    if (llvm::Error error = checkResultFiles(files_))
      return error;
    StopNote note("files were written; none of them is incomplete");
    note.update(0, files_.size());
    std::vector<const ResultFile *> same;
    for (const ResultFile &file : files_)
      if (std::error_code error =
              file.root.empty() ? std::error_code() : fs::create_directories(file.root))
        return llvm::createFileError(file.root, error);
    llvm::StringSet<> cleaned;
    for (const ResultFile &file : files_) {
      if (llvm::StringRef folder = path::parent_path(file.target); cleaned.insert(folder).second)
        removeStaleTemporaries(folder);
      result_.files.push_back(file.target);
      if (isAlready(file))
        same.push_back(&file);
      else if (llvm::Error error = write(file))
        return failure(std::move(error));
      note.update(++done_, files_.size());
    }
    for (const ResultFile *file : same)
      if (file->isTouched && !written_.empty())
        if (llvm::Error error = write(*file))
          return failure(std::move(error));
    return std::move(result_);
  }

private:
  llvm::Error write(const ResultFile &file) {
    if (!file.root.empty())
      if (llvm::Error error = makeFolder(path::parent_path(file.target), file.root))
        return error;
    written_.push_back(file.target);
    llvm::Error error =
        file.isNamed           ? writeNamedFile(file.target, file.text)
        : !file.linkTo.empty() ? writeLink(file.target, file.linkTo)
        : file.copiedFrom.empty()
            ? writeFile(file.target, file.text, file.permissions)
            : copyFile(file.copiedFrom, file.target, file.permissions, file.keepsTime);
    if (error)
      written_.pop_back();
    return error;
  }

  llvm::Error failure(llvm::Error error) {
    constexpr size_t maxShown = 10;
    std::string list = llvm::join(llvm::ArrayRef(written_).take_front(maxShown), ", ");
    if (written_.size() > maxShown)
      list += fmt::format(" and {} more, the last of them {}", written_.size() - maxShown,
                          written_.back());
    return llvm::createStringError(llvm::toString(std::move(error)) +
                                   fmt::format("; {} of {} written{}{}", done_,
                                               plural(files_.size(), "file"),
                                               list.empty() ? "" : ": ", list));
  }

  llvm::ArrayRef<ResultFile> files_;
  WrittenFiles result_;
  /// The files whose bytes or times changed.
  std::vector<std::string> written_;
  size_t done_ = 0;
};

} // namespace

llvm::Error checkResultFiles(llvm::ArrayRef<ResultFile> files) { return Checker(files).run(); }

llvm::Expected<WrittenFiles> writeResultFiles(llvm::ArrayRef<ResultFile> files) {
  if (llvm::Error error = checkResultFiles(files))
    return error;
  std::vector<ResultFile> added;
  std::map<std::string, std::vector<ResultFile>> steps;
  for (const ResultFile &file : files)
    if (file.stepFolder.empty())
      added.push_back(file);
    else if (!isAlready(file))
      steps[stepFolderOf(file)].push_back(file);
  llvm::Expected<WrittenFiles> result = Writer(added).run();
  if (!result)
    return result;
  for (const auto &[folder, step] : steps) {
    llvm::Expected<WrittenFiles> written = writeInPlace(folder, step);
    if (!written)
      return written.takeError();
    llvm::append_range(result->files, written->files);
    llvm::append_range(result->changedMeanwhile, written->changedMeanwhile);
  }
  return result;
}

} // namespace tranship::results
