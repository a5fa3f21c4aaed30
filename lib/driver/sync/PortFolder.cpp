// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/sync/PortFolder.h"

#include "driver/ExitCode.h"
#include "driver/Output.h"

#include "support/TextFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

namespace {

constexpr llvm::StringLiteral stateFolder = ".tranship", baseFolder = ".tranship/base",
                              markFile = ".tranship/sync.json", journalFile = ".tranship/next.json",
                              attributesFile = ".tranship/.gitattributes", baseEnding = ".base",
                              nextEnding = ".next";
constexpr int newestFormat = 1;
/// Bytes, of a file of `.tranship` that is not a translation.
constexpr uint64_t maxStateSize = 64u << 20;

std::string fingerprint(llvm::StringRef text) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text)), /*LowerCase=*/true);
}

/// What is there itself: a link is not followed.
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
  if (!fs::is_regular_file(*status) || status->getSize() > maxFileSize)
    return FileVersion{FileVersion::Kind::Other, {}, false};
  llvm::Expected<std::string> text = readRegularFile(file, maxFileSize);
  if (!text)
    return text.takeError();
  return FileVersion{FileVersion::Kind::File, std::move(*text),
                     bool(status->permissions() & fs::owner_exe)};
}

/// The object in a file of `.tranship`; empty if there is none.
llvm::json::Object objectIn(const std::string &file) {
  llvm::Expected<std::string> text = readRegularFile(file, maxStateSize);
  if (!text) {
    llvm::consumeError(text.takeError());
    return {};
  }
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(*text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return {};
  }
  return value->getAsObject() ? std::move(*value->getAsObject()) : llvm::json::Object();
}

} // namespace

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
  port.isSynced_ = fs::exists(mark);
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
    bool isOfNext =
        wasWritten(journal, path) && fs::exists(joinPath(folder, (path + nextEnding).str()));
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
  return writeFile(file, version.text, fs::perms(version.isExecutable ? 0755 : 0644));
}

/// Also removes the folders that become empty.
llvm::Error PortFolder::remove(const std::string &file) const {
  if (std::error_code error = fs::remove(file))
    return llvm::createFileError(file, error);
  for (llvm::StringRef folder = paths::parent_path(file);
       isWithin(root_, folder) && folder != root_; folder = paths::parent_path(folder))
    if (fs::remove(folder)) // it holds something
      break;
  return llvm::Error::success();
}

llvm::Error PortFolder::writeMark() const {
  llvm::json::Value mark = llvm::json::Object{
      {"about", "Written by `tranship sync`. Commit this folder with the port: it "
                "holds the translation that the port was last merged with."},
      {"format", newestFormat},
      {"version", TRANSHIP_VERSION}};
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

/// Writes a file to the port; after that, its translation becomes the base.
llvm::Error PortFolder::writeResult(const FileOutcome &outcome, const FileTree &next) const {
  std::string base = baseFile(outcome.path);
  if (outcome.result)
    if (llvm::Error error = write(joinPath(root_, outcome.path), *outcome.result))
      return error;
  if (next.contains(outcome.path)) {
    std::string staged = base;
    staged.replace(staged.size() - baseEnding.size(), std::string::npos, nextEnding.str());
    if (fs::exists(staged))
      if (std::error_code error = fs::rename(staged, base))
        return llvm::createFileError(base, error);
    return llvm::Error::success();
  }
  if (outcome.action == FileAction::Removed)
    if (llvm::Error error = remove(joinPath(root_, outcome.path)))
      return error;
  return fs::exists(base) ? remove(base) : llvm::Error::success();
}

llvm::Error PortFolder::apply(llvm::ArrayRef<FileOutcome> outcomes, const FileTree &next) const {
  if (std::error_code error = fs::create_directories(root_))
    return llvm::createFileError(root_, error);
  if (llvm::Error error = settleInterrupted())
    return error;
  llvm::Expected<FileTree> base = readBase();
  if (!base)
    return base.takeError();
  if (llvm::Error error = writeMark())
    return error;
  for (const auto &[path, version] : next)
    if (auto known = base->find(path); known == base->end() || known->second != version) {
      std::string staged = baseFile(path);
      staged.replace(staged.size() - baseEnding.size(), std::string::npos, nextEnding.str());
      if (llvm::Error error = write(staged, version))
        return error;
    }
  if (llvm::Error error = writeJournal(outcomes))
    return error;
  // A file that moved is written before the one at its old path is removed.
  for (bool isRemoval : {false, true})
    for (const FileOutcome &outcome : outcomes)
      if (next.contains(outcome.path) != isRemoval)
        if (llvm::Error error = writeResult(outcome, next))
          return error;
  fs::remove(joinPath(root_, journalFile));
  return llvm::Error::success();
}

llvm::Error PortFolder::adopt(const FileTree &next) const {
  for (const auto &[path, version] : next)
    if (llvm::Error error = write(baseFile(path), version))
      return error;
  return writeMark(); // last: until then, the port is not synced
}

} // namespace tranship::driver
