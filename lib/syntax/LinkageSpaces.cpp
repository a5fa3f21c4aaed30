// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/LinkageSpaces.h"

namespace tranship {

std::optional<std::string> withLinkageSpaces(llvm::StringRef text, bool keepsPlaces) {
  std::string result;
  size_t copied = 0; // how much of the text the result has
  for (const std::string literal : {"\"C\"", "\"C++\""})
    for (size_t at = text.find(literal + "__"); at != llvm::StringRef::npos;
         at = text.find(literal + "__", at + 1)) {
      llvm::StringRef before = text.take_front(at);
      bool hasSpace = before.ends_with(" ") || before.ends_with("\t");
      if (!before.rtrim(" \t").ends_with("extern") || at < copied || (keepsPlaces && !hasSpace))
        continue;
      result += text.slice(copied, at - keepsPlaces);
      result += literal;
      result += ' ';
      copied = at + literal.size();
    }
  if (copied == 0)
    return std::nullopt;
  result += text.drop_front(copied);
  return result;
}

} // namespace tranship
