// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Casts.h"

#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {

static bool isInParentheses(const SourceFile &file, Range range) {
  size_t first = file.tokenExactlyAt(range.begin);
  if (first == file.tokens().size() || !file.tokens()[first].is(clang::tok::l_paren))
    return false;
  size_t close = matchingClose(file, first);
  return close < file.tokens().size() && file.tokens()[close].end() == range.end;
}

std::vector<Edit> castEdits(const SourceFile &file, Range value, const std::string &type) {
  bool isPrimary = isInParentheses(file, value) || llvm::all_of(file.text(value), [](char c) {
                     return llvm::isAlnum(c) || llvm::StringRef("_.:[]").contains(c);
                   });
  std::string open = "(" + type + (isPrimary ? ")" : ")(");
  std::vector<Edit> edits{{{value.begin, value.begin}, {std::move(open)}}};
  if (!isPrimary)
    edits.push_back({{value.end, value.end}, {std::string(")")}});
  return edits;
}

} // namespace tranship::rules
