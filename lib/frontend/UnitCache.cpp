// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/UnitCache.h"

#include "frontend/UnitFile.h"
#include "support/Archive.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

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

uint64_t hashOfKey(const UnitKey &key) {
  std::string text = programStamp();
  for (llvm::StringRef part :
       {llvm::StringRef(key.command->file), llvm::StringRef(key.command->directory)})
    text += ("\n" + part).str();
  text += key.command->isCuda ? "\ncuda\n" : "\nc++\n";
  for (const std::string &flag : key.command->flags)
    text += flag + "\n";
  text += std::to_string(key.settings) + " " + std::to_string(key.prelude);
  return llvm::xxh3_64bits(text);
}

/// Returns the paths at which a new file would change what an include means: those of includes that
/// were not found, and of others in folders that are searched earlier. No such file exists now.
std::vector<std::string> absentCandidates(const CompileCommand &command, const ParsedUnit &unit) {
  std::vector<std::string> folders = {llvm::sys::path::parent_path(command.file).str()};
  for (size_t i = 1; i < command.flags.size(); ++i) {
    llvm::StringRef flag = command.flags[i - 1];
    if (flag != "-I" && flag != "-isystem" && flag != "-iquote" && flag != "-idirafter")
      continue;
    llvm::SmallString<256> folder(command.flags[i]);
    llvm::sys::path::make_absolute(command.directory, folder);
    folders.push_back(std::string(folder));
  }
  // A quoted include is first searched in the folder of the file that contains it.
  for (const auto &[path, record] : unit.files)
    folders.push_back(llvm::sys::path::parent_path(path).str());
  std::set<std::string> absent;
  std::sort(folders.begin(), folders.end());
  folders.erase(std::unique(folders.begin(), folders.end()), folders.end());
  for (const std::set<std::string> *names : {&unit.filesMissing, &unit.includes})
    for (const std::string &name : *names)
      for (const std::string &folder : folders) {
        llvm::SmallString<256> candidate(folder);
        llvm::sys::path::append(candidate, name);
        if (!llvm::sys::fs::exists(candidate))
          absent.insert(std::string(candidate));
      }
  return {absent.begin(), absent.end()};
}

} // namespace

UnitCache::UnitCache(std::string folder, std::string tree)
    : folder_(std::move(folder)), tree_("units|" + std::move(tree)) {
  if (folder_.empty())
    return;
  blob_ = openCached(folder_, tree_);
  if (!blob_)
    return;
  ArchiveReader archive(blob_->bytes);
  archive(old_);
  if (archive.failed() || !archive.atEnd() || old_.hashes.size() != old_.paths.size())
    old_ = {};
}

void UnitCache::haveContent(llvm::StringRef path, llvm::StringRef text) {
  hashes_[path] = llvm::xxh3_64bits(text) | 1;
}

uint64_t UnitCache::hashOf(llvm::StringRef path) {
  auto [known, isNew] = hashes_.try_emplace(path, 0);
  if (isNew)
    if (auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                                /*RequiresNullTerminator=*/false))
      known->second = llvm::xxh3_64bits((*file)->getBuffer()) | 1;
  return known->second;
}

bool UnitCache::isAsBefore(unsigned path) {
  return path < old_.paths.size() && hashOf(old_.paths[path]) == old_.hashes[path];
}

unsigned UnitCache::indexOf(llvm::StringRef path) {
  auto [known, isNew] = newPaths_.try_emplace(path.str(), new_.paths.size());
  if (isNew) {
    new_.paths.push_back(path.str());
    new_.hashes.push_back(hashOf(path));
  }
  return known->second;
}

std::optional<llvm::StringRef> UnitCache::find(const UnitKey &key) {
  auto found = old_.units.find(hashOfKey(key));
  if (key.prelude == 0 || found == old_.units.end())
    return std::nullopt;
  Entry entry = found->second;
  for (const std::vector<unsigned> *paths : {&entry.files, &entry.missing})
    for (unsigned path : *paths)
      if (!isAsBefore(path))
        return std::nullopt;
  if (!deserializeUnit(entry.unit))
    return std::nullopt;
  for (std::vector<unsigned> *paths : {&entry.files, &entry.missing})
    for (unsigned &path : *paths)
      path = indexOf(old_.paths[path]);
  llvm::StringRef unit = entry.unit;
  new_.units[found->first] = std::move(entry);
  return unit;
}

void UnitCache::add(const UnitKey &key, std::string unit) {
  std::optional<ParsedUnit> parsed;
  if (folder_.empty() || key.prelude == 0 || !(parsed = deserializeUnit(unit)))
    return;
  changed_ = true;
  Entry entry;
  for (const std::string &path : parsed->filesRead)
    entry.files.push_back(indexOf(path));
  for (const std::string &path : absentCandidates(*key.command, *parsed))
    entry.missing.push_back(indexOf(path));
  units_.push_back(std::move(unit));
  entry.unit = units_.back();
  new_.units[hashOfKey(key)] = std::move(entry);
}

void UnitCache::save() {
  if (folder_.empty() || (!changed_ && new_.units.size() == old_.units.size()))
    return;
  ArchiveWriter archive;
  archive(new_);
  writeCached(folder_, tree_, archive.take());
}

} // namespace tranship::frontend
