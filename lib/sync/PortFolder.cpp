// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/PortFolder.h"

#include "results/ResultFiles.h"
#include "support/FileWriting.h"
#include "support/Json.h"
#include "support/Paths.h"
#include "support/TextFile.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

namespace tranship::sync {

using namespace results;

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

namespace {

constexpr llvm::StringLiteral stateFolder = ".tranship", baseFolder = ".tranship/base",
                              markFile = ".tranship/sync.json", journalFile = ".tranship/next.json",
                              attributesFile = ".tranship/.gitattributes", baseEnding = ".base",
                              nextEnding = ".next";
constexpr int newestFormat = 1;

std::string fingerprint(llvm::StringRef text) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text)), /*LowerCase=*/true);
}

/// Whether the port stays as it is, and a person must be told.
bool isOnlyReported(const FileOutcome &outcome) {
  return outcome.action == FileAction::LeftBehind || outcome.action == FileAction::StaysRemoved ||
         outcome.action == FileAction::Unmergeable;
}

fs::perms permissionsOf(const FileVersion &version) {
  return fs::perms(version.isExecutable ? 0755 : 0644);
}

/// The status of the file itself: this does not follow a link.
llvm::Expected<fs::file_status> statusOf(const std::string &file) {
  fs::file_status status;
  std::error_code error = fs::status(file, status, /*follow=*/false);
  if (error && error != std::errc::no_such_file_or_directory)
    return llvm::createFileError(file, error);
  return status;
}

llvm::Expected<FileVersion> versionOf(const std::string &file) {
  llvm::Expected<fs::file_status> status = statusOf(file);
  if (!status)
    return status.takeError();
  if (!fs::exists(*status))
    return FileVersion();
  if (!fs::is_regular_file(*status) || status->getSize() > maxSourceSize)
    return FileVersion{FileVersion::Kind::Other, {}, false};
  llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
  if (!text)
    return text.takeError();
  return FileVersion{FileVersion::Kind::File, std::move(*text),
                     bool(status->permissions() & fs::owner_exe)};
}

/// The JSON object in a file of `.tranship`; empty if there is none.
llvm::json::Object objectIn(const std::string &file) {
  llvm::Expected<llvm::json::Value> value = readJsonFile(file);
  if (!value) {
    llvm::consumeError(value.takeError());
    return {};
  }
  return value->getAsObject() ? std::move(*value->getAsObject()) : llvm::json::Object();
}

} // namespace

bool isSyncedPort(llvm::StringRef folder) { return fs::exists(joinPath(folder, markFile)); }

llvm::Expected<PortFolder> PortFolder::open(const std::string &path) {
  PortFolder port;
  port.root_ = path;
  if (fs::exists(path) && !fs::is_directory(path))
    return llvm::createStringError(path + ": is not a folder");
  for (llvm::StringRef folder : {stateFolder, baseFolder}) {
    llvm::Expected<fs::file_status> status = statusOf(joinPath(path, folder));
    if (!status)
      return status.takeError();
    if (fs::exists(*status) && !fs::is_directory(*status))
      return llvm::createStringError(joinPath(path, folder) + ": is not a folder");
  }
  std::string mark = joinPath(path, markFile);
  port.isSynced_ = isSyncedPort(path);
  if (!port.isSynced_)
    return port;
  std::optional<int64_t> format = objectIn(mark).getInteger("format");
  if (!format)
    return llvm::createStringError(mark + ": was not written by tranship; restore it");
  if (*format > newestFormat)
    return llvm::createStringError(mark +
                                   ": was written by a newer tranship; use that one or newer");
  return port;
}

std::string PortFolder::baseFile(llvm::StringRef path) const {
  return joinPath(root_, (baseFolder + "/" + path + baseEnding).str());
}

std::string PortFolder::nextFile(llvm::StringRef path) const {
  return joinPath(root_, (baseFolder + "/" + path + nextEnding).str());
}

llvm::Expected<FileVersion> PortFolder::readFile(llvm::StringRef path) const {
  std::string file = joinPath(root_, path);
  llvm::StringRef folder = paths::parent_path(file);
  if (fs::exists(folder))
    if (llvm::Error error = checkInside(folder, root_))
      return error;
  return versionOf(file);
}

llvm::Expected<FileTree> PortFolder::readFiles(const std::set<std::string> &paths) const {
  FileTree files;
  for (const std::string &path : paths) {
    llvm::Expected<FileVersion> version = readFile(path);
    if (!version)
      return version.takeError();
    if (version->exists())
      files.emplace(path, std::move(*version));
  }
  return files;
}

std::map<std::string, std::string> PortFolder::readJournal() const {
  std::map<std::string, std::string> journal;
  for (auto &[path, value] : objectIn(joinPath(root_, journalFile)))
    if (std::optional<llvm::StringRef> text = value.getAsString())
      journal.emplace(path.str(), text->str());
  return journal;
}

bool PortFolder::wasWritten(const std::map<std::string, std::string> &journal,
                            llvm::StringRef path) const {
  auto entry = journal.find(path.str());
  if (entry == journal.end())
    return false;
  llvm::Expected<FileVersion> version = readFile(path);
  if (version)
    return version->isFile() && fingerprint(version->text) == entry->second;
  llvm::consumeError(version.takeError());
  return false;
}

llvm::Expected<FileTree> PortFolder::readBase() const {
  FileTree files;
  std::string folder = joinPath(root_, baseFolder);
  if (!isSynced_ || !fs::exists(folder))
    return files;
  std::map<std::string, std::string> journal = readJournal();
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error)) {
    llvm::StringRef path = llvm::StringRef(i->path()).drop_front(folder.size() + 1);
    bool isNext = path.consume_back(nextEnding);
    if (i->type() != fs::file_type::regular_file || (!isNext && !path.consume_back(baseEnding)))
      continue;
    bool isOfNext = wasWritten(journal, path) && fs::exists(nextFile(path));
    if (isNext != isOfNext)
      continue;
    llvm::Expected<FileVersion> version = versionOf(i->path());
    if (!version)
      return version.takeError();
    files[path.str()] = std::move(*version);
  }
  if (error)
    return llvm::createFileError(folder, error);
  return files;
}

llvm::Error PortFolder::settleInterrupted() const {
  std::string folder = joinPath(root_, baseFolder);
  std::map<std::string, std::string> journal = readJournal();
  std::vector<std::string> left;
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error))
    if (llvm::StringRef(i->path()).ends_with(nextEnding))
      left.push_back(i->path());
  for (const std::string &file : left) {
    llvm::StringRef path = llvm::StringRef(file).drop_front(folder.size() + 1);
    path.consume_back(nextEnding);
    error = wasWritten(journal, path) ? fs::rename(file, baseFile(path)) : fs::remove(file);
    if (error)
      return llvm::createFileError(file, error);
  }
  fs::remove(joinPath(root_, journalFile));
  return llvm::Error::success();
}

llvm::Error PortFolder::write(const std::string &file, const FileVersion &version) const {
  if (llvm::Error error = makeFolder(paths::parent_path(file), root_))
    return error;
  return writeFile(file, version.text, permissionsOf(version));
}

/// Removes the file, and folders that become empty.
llvm::Error PortFolder::remove(const std::string &file) const {
  if (std::error_code error = fs::remove(file))
    return llvm::createFileError(file, error);
  for (llvm::StringRef folder = paths::parent_path(file);
       isWithin(root_, folder) && folder != root_; folder = paths::parent_path(folder))
    if (fs::remove(folder)) // it is not empty
      break;
  return llvm::Error::success();
}

llvm::Error PortFolder::writeMark() const {
  llvm::json::Value mark = llvm::json::Object{
      {"about", "Written by `tranship sync`. Commit this folder with the port: it "
                "holds the translation that the port was last merged with."},
      {"format", newestFormat},
      {"version", toolVersion()}};
  FileVersion attributes{FileVersion::Kind::File, "base/** -text linguist-generated\n", false};
  if (llvm::Error error = write(joinPath(root_, attributesFile), attributes))
    return error;
  return write(joinPath(root_, markFile),
               {FileVersion::Kind::File, llvm::formatv("{0:2}\n", mark).str(), false});
}

llvm::Error PortFolder::writeJournal(llvm::ArrayRef<FileOutcome> outcomes) const {
  llvm::json::Object journal;
  for (const FileOutcome &outcome : outcomes)
    if (outcome.result)
      journal[outcome.path] = fingerprint(outcome.result->text);
  std::string text = llvm::formatv("{0:2}\n", llvm::json::Value(std::move(journal))).str();
  return write(joinPath(root_, journalFile), {FileVersion::Kind::File, std::move(text), false});
}

llvm::Error PortFolder::checkFiles(llvm::ArrayRef<FileOutcome> outcomes,
                                   const FileTree &next) const {
  std::vector<ResultFile> files;
  for (const FileOutcome &outcome : outcomes)
    if (outcome.result)
      files.push_back({joinPath(root_, outcome.path), root_, outcome.result->text});
  for (const auto &[path, version] : next)
    for (const std::string &file : {baseFile(path), nextFile(path)})
      files.push_back({file, root_, version.text});
  return checkResultFiles(files);
}

/// Replaces `before` in the port with `after`. Returns false, and leaves the file alone, if its content is no longer
/// `before`.
llvm::Expected<bool> PortFolder::replace(llvm::StringRef path, const FileVersion &before,
                                         const FileVersion &after) const {
  std::string file = joinPath(root_, path);
  llvm::Expected<FileVersion> now = readFile(path);
  if (!now)
    return now.takeError();
  if (*now != before)
    return false;
  if (!after.exists()) {
    if (llvm::Error error = remove(file))
      return error;
    return true;
  }
  if (!before.isFile()) {
    if (llvm::Error error = write(file, after))
      return error;
    return true;
  }
  llvm::Expected<Replaced> replaced =
      replaceFile(file, before.text, after.text, permissionsOf(after));
  if (!replaced)
    return replaced.takeError();
  return *replaced == Replaced::Yes;
}

/// Writes a file to the port, then makes its translation the base. `before`: the version that the merge read.
llvm::Error PortFolder::writeResult(FileOutcome &outcome, const FileVersion &before,
                                    const FileTree &next) const {
  if (outcome.result || outcome.action == FileAction::Removed) {
    llvm::Expected<bool> isDone =
        replace(outcome.path, before, outcome.result.value_or(FileVersion()));
    if (!isDone)
      return isDone.takeError();
    if (!*isDone) { // the base stays, so the next sync merges the version that is there by then
      outcome = {.path = outcome.path, .action = FileAction::ChangedMeanwhile};
      fs::remove(nextFile(outcome.path));
      return llvm::Error::success();
    }
  }
  return isOnlyReported(outcome) ? llvm::Error::success() : settleBase(outcome.path, next);
}

llvm::Error PortFolder::settleBase(llvm::StringRef path, const FileTree &next) const {
  std::string base = baseFile(path), staged = nextFile(path);
  if (!next.contains(path.str()))
    return fs::exists(base) ? remove(base) : llvm::Error::success();
  if (fs::exists(staged))
    if (std::error_code error = fs::rename(staged, base))
      return llvm::createFileError(base, error);
  return llvm::Error::success();
}

llvm::Error PortFolder::finish(llvm::ArrayRef<FileOutcome> outcomes, const FileTree &next) const {
  for (const FileOutcome &outcome : outcomes)
    if (isOnlyReported(outcome))
      if (llvm::Error error = settleBase(outcome.path, next))
        return error;
  fs::remove(joinPath(root_, journalFile));
  return llvm::Error::success();
}

llvm::Expected<std::vector<FileOutcome>> PortFolder::apply(std::vector<FileOutcome> outcomes,
                                                           const FileTree &port,
                                                           const FileTree &next) const {
  if (llvm::Error error = checkFiles(outcomes, next))
    return error;
  if (std::error_code error = fs::create_directories(root_))
    return llvm::createFileError(root_, error);
  std::set<std::string> folders = {joinPath(root_, stateFolder)};
  for (const FileOutcome &outcome : outcomes)
    for (const std::string &file : {joinPath(root_, outcome.path), baseFile(outcome.path)})
      folders.insert(paths::parent_path(file).str());
  for (const std::string &folder : folders)
    removeStaleTemporaries(folder);
  if (llvm::Error error = settleInterrupted())
    return error;
  llvm::Expected<FileTree> base = readBase();
  if (!base)
    return base.takeError();
  if (llvm::Error error = writeMark())
    return error;
  for (const auto &[path, version] : next)
    if (auto known = base->find(path); known == base->end() || known->second != version)
      if (llvm::Error error = write(nextFile(path), version))
        return error;
  if (llvm::Error error = writeJournal(outcomes))
    return error;
  // Write a moved file before removing it from its old path.
  for (bool isRemoval : {false, true})
    for (FileOutcome &outcome : outcomes)
      if (next.contains(outcome.path) != isRemoval) {
        auto before = port.find(outcome.path);
        if (llvm::Error error =
                writeResult(outcome, before == port.end() ? FileVersion() : before->second, next))
          return error;
      }
  return outcomes;
}

llvm::Error PortFolder::adopt(const FileTree &next) const {
  if (llvm::Error error = checkFiles({}, next))
    return error;
  for (const auto &[path, version] : next)
    if (llvm::Error error = write(baseFile(path), version))
      return error;
  return writeMark(); // comes last: until then, the port does not count as synced
}

} // namespace tranship::sync
