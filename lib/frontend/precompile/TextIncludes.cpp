// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/TextIncludes.h"

#include "frontend/toolkit/Headers.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

#include <tuple>

namespace tranship::frontend {
namespace {

/// The name in a line `#include <name>`, or nothing.
llvm::StringRef includedName(llvm::StringRef line, bool &isAngled) {
  line = line.ltrim(" \t");
  if (!line.consume_front("#"))
    return {};
  line = line.ltrim(" \t");
  if (!line.consume_front("include"))
    return {};
  line.consume_front("_next");
  line = line.ltrim(" \t");
  isAngled = line.starts_with("<");
  if (line.empty() || (!isAngled && line.front() != '"'))
    return {};
  llvm::StringRef rest = line.drop_front();
  size_t end = rest.find(isAngled ? '>' : '"');
  return end == llvm::StringRef::npos ? llvm::StringRef() : rest.take_front(end);
}

/// Takes the next line that begins with `#` from the text: a search for that character skips all others. False: there is none.
bool takeDirective(llvm::StringRef &text, llvm::StringRef &line) {
  for (size_t at = text.find('#'); at != llvm::StringRef::npos; at = text.find('#', at + 1)) {
    llvm::StringRef before = text.take_front(at).rtrim(" \t");
    if (!before.empty() && before.back() != '\n')
      continue;
    std::tie(line, text) = text.drop_front(at).split('\n');
    return true;
  }
  return false;
}

clang::OptionalFileEntryRef lookUp(llvm::StringRef name, bool isAngled, llvm::StringRef includer,
                                   clang::HeaderSearch &search) {
  auto in = [&](llvm::StringRef folder) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, name);
    return search.getFileMgr().getOptionalFileRef(path);
  };
  if (!isAngled)
    if (clang::OptionalFileEntryRef file = in(llvm::sys::path::parent_path(includer)))
      return file;
  for (const clang::DirectoryLookup &folder : search.search_dir_range())
    if (folder.isNormalDir())
      if (clang::OptionalFileEntryRef file = in(folder.getName()))
        return file;
  return {};
}

} // namespace

llvm::SmallVector<clang::FileEntryRef> includesOf(clang::FileEntryRef file, llvm::StringRef text,
                                                  clang::HeaderSearch &search) {
  llvm::SmallVector<clang::FileEntryRef> files;
  llvm::StringRef line;
  while (takeDirective(text, line)) {
    bool isAngled = false;
    llvm::StringRef name = includedName(line, isAngled);
    if (name.empty())
      continue;
    clang::OptionalFileEntryRef found = lookUp(name, isAngled, file.getName(), search);
    if (found && !found->getName().starts_with(headerFolder))
      files.push_back(*found);
  }
  return files;
}

} // namespace tranship::frontend
