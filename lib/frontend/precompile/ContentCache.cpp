// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/ContentCache.h"

#include "support/Archive.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace tranship::frontend {
namespace {

/// Identifies this build of the program: another build may record other facts.
std::string programStamp() {
  static const std::string stamp = [] {
    static int here;
    std::string path = llvm::sys::fs::getMainExecutable("", &here);
    llvm::sys::fs::file_status status;
    (void)llvm::sys::fs::status(path, status); // if it fails, only the path counts
    return path + "|" + std::to_string(status.getSize()) + "|" +
           std::to_string(status.getLastModificationTime().time_since_epoch().count());
  }();
  return stamp;
}

} // namespace

uint64_t fingerprintOf(const CompileCommand &command, llvm::StringRef settings) {
  std::string text = programStamp();
  for (llvm::StringRef part : {llvm::StringRef(command.file), llvm::StringRef(command.directory)})
    text += ("\n" + part).str();
  text += command.isCuda ? "\ncuda\n" : "\nc++\n";
  for (const std::string &flag : command.flags)
    text += flag + "\n";
  return llvm::xxh3_64bits(text + settings.str());
}

std::set<std::string> absentCandidates(const CompileCommand &command, std::set<std::string> folders,
                                       const std::set<std::string> &names) {
  folders.insert(llvm::sys::path::parent_path(command.file).str());
  for (size_t i = 1; i < command.flags.size(); ++i) {
    llvm::StringRef flag = command.flags[i - 1];
    if (flag != "-I" && flag != "-isystem" && flag != "-iquote" && flag != "-idirafter")
      continue;
    llvm::SmallString<256> folder(command.flags[i]);
    llvm::sys::path::make_absolute(command.directory, folder);
    folders.insert(std::string(folder));
  }
  std::set<std::string> absent;
  for (const std::string &name : names)
    for (const std::string &folder : folders) {
      llvm::SmallString<256> candidate(folder);
      llvm::sys::path::append(candidate, name);
      if (!llvm::sys::fs::exists(candidate))
        absent.insert(std::string(candidate));
    }
  return absent;
}

ContentCache::ContentCache(std::string folder, std::string name)
    : folder_(std::move(folder)), name_(std::move(name)) {
  if (folder_.empty())
    return;
  blob_ = openCached(folder_, name_);
  if (!blob_)
    return;
  ArchiveReader archive(blob_->bytes);
  archive(old_);
  if (archive.failed() || !archive.atEnd() || old_.hashes.size() != old_.paths.size())
    old_ = {};
}

void ContentCache::haveContent(llvm::StringRef path, llvm::StringRef text) {
  hashes_[path] = llvm::xxh3_64bits(text) | 1;
}

uint64_t ContentCache::hashOf(llvm::StringRef path) {
  auto [known, isNew] = hashes_.try_emplace(path, 0);
  if (!isNew)
    return known->second;
  if (llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> file = mapFile(path.str(), maxSourceSize))
    known->second = llvm::xxh3_64bits((*file)->getBuffer()) | 1;
  else
    llvm::consumeError(file.takeError());
  return known->second;
}

bool ContentCache::isAsBefore(unsigned path) {
  return path < old_.paths.size() && hashOf(old_.paths[path]) == old_.hashes[path];
}

unsigned ContentCache::indexOf(llvm::StringRef path) {
  auto [known, isNew] = newPaths_.try_emplace(path.str(), new_.paths.size());
  if (isNew) {
    new_.paths.push_back(path.str());
    new_.hashes.push_back(hashOf(path));
  }
  return known->second;
}

std::optional<llvm::StringRef> ContentCache::find(uint64_t key) {
  auto found = old_.entries.find(key);
  if (found == old_.entries.end())
    return std::nullopt;
  Entry entry = found->second;
  for (const std::vector<unsigned> *paths : {&entry.files, &entry.missing})
    for (unsigned path : *paths)
      if (!isAsBefore(path))
        return std::nullopt;
  for (std::vector<unsigned> *paths : {&entry.files, &entry.missing})
    for (unsigned &path : *paths)
      path = indexOf(old_.paths[path]);
  llvm::StringRef result = entry.result;
  new_.entries[key] = std::move(entry);
  return result;
}

void ContentCache::add(uint64_t key, const ContentInputs &inputs, std::string result) {
  if (folder_.empty())
    return;
  std::lock_guard lock(mutex_);
  changed_ = true;
  Entry entry;
  for (const std::string &path : inputs.files)
    entry.files.push_back(indexOf(path));
  for (const std::string &path : inputs.absent)
    entry.missing.push_back(indexOf(path));
  results_.push_back(std::move(result));
  entry.result = results_.back();
  new_.entries[key] = std::move(entry);
  // At most a twentieth of the run's time goes into saving.
  constexpr int restBetween = 20;
  if (Clock::time_point begin = Clock::now(); begin >= nextSave_) {
    save();
    Clock::time_point end = Clock::now();
    nextSave_ = end + std::max<Clock::duration>(leastInterval, restBetween * (end - begin));
  }
}

void ContentCache::save() {
  if (folder_.empty() || (!changed_ && new_.entries.size() == old_.entries.size()))
    return;
  ArchiveWriter archive;
  archive(new_);
  writeCached(folder_, name_, archive.take());
}

} // namespace tranship::frontend
