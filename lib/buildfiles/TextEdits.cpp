// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/TextEdits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <tuple>

namespace tranship::buildfiles {

std::string TextEdits::apply(llvm::StringRef original) const {
  std::vector<const Edit *> sorted;
  for (const Edit &edit : edits_)
    sorted.push_back(&edit);
  // What is inserted at a place comes before what is replaced from there on.
  llvm::stable_sort(sorted, [](const Edit *a, const Edit *b) {
    return std::tie(a->begin, a->end) < std::tie(b->begin, b->end);
  });
  std::string result;
  size_t at = 0;
  for (const Edit *edit : sorted) {
    if (edit->begin < at)
      continue; // an overlap: the first one wins
    result += original.slice(at, edit->begin);
    result += edit->text;
    at = edit->end;
  }
  return result + original.drop_front(at).str();
}

std::pair<unsigned, unsigned> lineAndColumn(llvm::StringRef text, size_t offset) {
  llvm::StringRef before = text.take_front(offset);
  size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
  return {unsigned(before.count('\n') + 1), unsigned(offset - lineStart + 1)};
}

} // namespace tranship::buildfiles
