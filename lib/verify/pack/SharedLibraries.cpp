// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/SharedLibraries.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <set>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace object = llvm::object;

bool isOfSystem(llvm::StringRef name) {
  constexpr llvm::StringLiteral prefixes[] = {
#define SYSTEM_LIBRARY(Prefix) Prefix,
#define DRIVER_LIBRARY(Prefix) Prefix,
#include "verify/pack/SystemLibraries.def"
  };
  return llvm::any_of(prefixes, [&](llvm::StringRef prefix) { return name.starts_with(prefix); });
}

/// The dependencies that an ELF file names.
struct Dynamic {
  std::vector<std::string> needed, folders;
};

llvm::Expected<Dynamic> dynamicOf(const std::string &path) {
  Dynamic result;
  auto buffer = mapFile(path);
  if (!buffer)
    return buffer.takeError();
  if (!(*buffer)->getBuffer().starts_with(llvm::ELF::ElfMagic))
    return result;
  auto file = object::ObjectFile::createELFObjectFile((*buffer)->getMemBufferRef());
  if (!file)
    return llvm::createFileError(path, file.takeError());
  auto *elf = llvm::dyn_cast<object::ELF64LEObjectFile>(file->get());
  if (!elf)
    return result;
  auto entries = elf->getELFFile().dynamicEntries();
  if (!entries)
    return llvm::createFileError(path, entries.takeError());
  llvm::StringRef strings;
  for (const auto &entry : *entries)
    if (entry.getTag() == llvm::ELF::DT_STRTAB) {
      auto address = elf->getELFFile().toMappedAddr(entry.getPtr());
      if (!address)
        return llvm::createFileError(path, address.takeError());
      strings = llvm::StringRef(
          reinterpret_cast<const char *>(*address),
          size_t((*buffer)->getBufferEnd() - reinterpret_cast<const char *>(*address)));
    }
  std::string origin = llvm::sys::path::parent_path(path).str();
  for (const auto &entry : *entries) {
    auto tag = entry.getTag();
    if (tag != llvm::ELF::DT_NEEDED && tag != llvm::ELF::DT_RUNPATH && tag != llvm::ELF::DT_RPATH)
      continue;
    llvm::StringRef text = strings.substr(entry.getVal());
    text = text.take_front(text.find('\0'));
    if (tag == llvm::ELF::DT_NEEDED) {
      result.needed.push_back(text.str());
      continue;
    }
    for (llvm::StringRef folder : llvm::split(text, ':'))
      if (folder.consume_front("$ORIGIN") || folder.consume_front("${ORIGIN}"))
        result.folders.push_back(origin + folder.str());
      else
        result.folders.push_back(folder.str());
  }
  return result;
}

} // namespace

llvm::Expected<SharedLibraries>
sharedLibrariesOf(const std::string &file, llvm::ArrayRef<std::string> folders, uint64_t maxBytes) {
  SharedLibraries result;
  std::vector<std::string> usual(folders.begin(), folders.end());
  if (auto path = llvm::sys::Process::GetEnv("LD_LIBRARY_PATH"))
    for (llvm::StringRef folder : llvm::split(*path, ':'))
      usual.push_back(folder.str());
  for (const char *folder : {"/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64",
                             "/usr/lib64", "/usr/local/lib", "/lib", "/usr/lib"})
    usual.push_back(folder);

  std::set<std::string> seen;
  std::vector<std::string> open = {file};
  while (!open.empty()) {
    std::string path = std::move(open.back());
    open.pop_back();
    llvm::Expected<Dynamic> dynamic = dynamicOf(path);
    if (!dynamic)
      return dynamic.takeError();
    llvm::append_range(dynamic->folders, usual);
    for (const std::string &name : dynamic->needed) {
      if (isOfSystem(name) || !seen.insert(name).second)
        continue;
      auto folder = llvm::find_if(dynamic->folders, [&](const std::string &candidate) {
        return !candidate.empty() && fs::is_regular_file(joinPath(candidate, name));
      });
      uint64_t size = 0;
      if (folder == dynamic->folders.end() || fs::file_size(joinPath(*folder, name), size) ||
          size > maxBytes) {
        result.left.push_back(name);
        continue;
      }
      result.found[name] = joinPath(*folder, name);
      open.push_back(result.found[name]);
    }
  }
  llvm::sort(result.left);
  return result;
}

} // namespace tranship::verify
