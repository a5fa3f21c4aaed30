// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HeaderWords.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace tranship::mapping {
namespace {

llvm::StringMap<HeaderWord> readWords(llvm::StringRef text) {
  llvm::StringMap<HeaderWord> words;
  llvm::SmallVector<llvm::StringRef, 0> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    auto [name, marks] = line.split(' ');
    words[name] = {marks.contains('c'), marks.contains('t'), marks.contains_insensitive("c"),
                   marks.contains('('), marks.contains('=')};
  }
  return words;
}

} // namespace

const HeaderWord *findHeaderWord(llvm::StringRef name) {
  static const llvm::StringMap<HeaderWord> words = readWords(headerWordsText());
  auto found = words.find(name);
  return found == words.end() ? nullptr : &found->second;
}

} // namespace tranship::mapping
