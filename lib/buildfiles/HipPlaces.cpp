// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/HipPlaces.h"

#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"
#include "mapping/RoleNames.h"
#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::buildfiles {

void shortenLibraryFolder(std::string &text, size_t at) {
  llvm::StringRef rest = llvm::StringRef(text).drop_front(std::min(at, text.size()));
  if (!rest.consume_front("/lib"))
    return;
  size_t length = rest.starts_with("64") ? 2 : 0;
  if (rest.starts_with("${") || rest.starts_with("$(")) // a suffix that depends on the system
    length = rest.find(rest[1] == '{' ? '}' : ')') + 1;
  if (length && (rest.size() == length || !isNameCharacter(rest[length])))
    text.erase(at + 4, length);
}

std::string withShortLibraryFolders(std::string text) {
  for (size_t at = text.find('}'); at != std::string::npos; at = text.find('}', at + 1))
    shortenLibraryFolder(text, at + 1);
  return text;
}

std::string withRocmFolders(std::string text, bool *found) {
  for (size_t at = text.find(toolkitFolder); at != std::string::npos;
       at = text.find(toolkitFolder, at + 1)) {
    size_t end = at + toolkitFolder.size();
    while (end < text.size() && (llvm::isDigit(text[end]) || text[end] == '.' ||
                                 (text[end] == '-' && end == at + toolkitFolder.size())))
      ++end;
    if (end < text.size() && isNameCharacter(text[end]))
      continue; // another folder
    text.replace(at, end - at, rocmFolder.str());
    shortenLibraryFolder(text, at + rocmFolder.size());
    if (found)
      *found = true;
  }
  return text;
}

std::string withHipLibraryFiles(llvm::StringRef text) {
  auto isPart = [](char c) { return isNameCharacter(c) || c == '.' || c == '-' || c == '+'; };
  std::string result;
  size_t copied = 0;
  for (size_t at = text.find("lib"); at != llvm::StringRef::npos; at = text.find("lib", at + 3)) {
    if (at && isPart(text[at - 1]))
      continue;
    llvm::StringRef file = text.drop_front(at).take_while(isPart);
    llvm::StringRef name = file;
    bool isArchive = name.consume_back(".a");
    if (!isArchive && !name.contains(".so"))
      continue;
    const mapping::BuildRow *row =
        isArchive ? mapping::BuildTable::builtin().findLibrary(name.drop_front(3))
                  : mapping::BuildTable::builtin().findLibraryFile(file);
    if (!row || row->hip.empty())
      continue;
    // HIP's libraries are shared.
    result += (text.slice(copied, at) + "lib" + row->hip + ".so").str();
    copied = at + file.size();
  }
  return result + text.drop_front(copied).str();
}

std::optional<std::string> hipHeaderOf(llvm::StringRef header) {
  static const mapping::Table table;
  const mapping::Row *row = table.header(header);
  if (!row || !row->supported)
    return std::nullopt;
  llvm::StringRef hip = row->hip;
  // HIP's main header covers those that are left out.
  return hip.empty() ? "hip/hip_runtime.h" : hip.split(' ').first.str();
}

std::string withHipIncludes(llvm::StringRef text) {
  std::string result;
  size_t copied = 0;
  for (size_t at = text.find("include"); at != llvm::StringRef::npos;
       at = text.find("include", at + 7)) {
    if (!text.take_front(at).rtrim(" \t").ends_with("#"))
      continue;
    size_t open = text.find_first_not_of(" \t", at + 7);
    if (open == llvm::StringRef::npos || (text[open] != '<' && text[open] != '"'))
      continue;
    size_t close = text.find_first_of(text[open] == '<' ? ">\n" : "\"\n", open + 1);
    std::optional<std::string> header = hipHeaderOf(text.slice(open + 1, close));
    if (close == llvm::StringRef::npos || text[close] == '\n' || !header)
      continue;
    result += text.slice(copied, open + 1);
    result += *header;
    copied = close;
  }
  return result + text.drop_front(copied).str();
}

size_t findCudaCode(llvm::StringRef text) {
  for (size_t at = 0; at < text.size();) {
    if (text.drop_front(at).starts_with("<<<"))
      return at;
    llvm::StringRef word = text.drop_front(at).take_while(isNameCharacter);
    if (word.empty()) {
      ++at;
      continue;
    }
    if (mapping::looksLikeFunction(word) || mapping::hasRole(word, mapping::Role::DeviceWord) ||
        mapping::hasRole(word, mapping::Role::HostWord))
      return at;
    at += word.size();
  }
  return llvm::StringRef::npos;
}

} // namespace tranship::buildfiles
