// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/IncludeDirectives.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

namespace tok = clang::tok;

/// `#include "a.h"` at token `hash`; nothing for `#include MACRO`.
bool readDirective(const SourceFile &file, size_t hash, IncludeDirective &directive) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t first = hash + 2;
  if (first >= tokens.size() || tokens[first].directiveIndex != tokens[hash].directiveIndex)
    return false;
  llvm::StringRef text = file.text();
  unsigned open = tokens[first].offset;
  char close = text[open] == '<' ? '>' : text[open] == '"' ? '"' : 0;
  size_t end = close ? text.find(close, open + 1) : llvm::StringRef::npos;
  if (end == llvm::StringRef::npos || text.slice(open, end).contains('\n'))
    return false;
  directive.range = {tokens[hash].offset, unsigned(end + 1)};
  directive.name = {open + 1, unsigned(end)};
  directive.angled = close == '>';
  return true;
}

} // namespace

IncludeLayout findIncludes(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  IncludeLayout layout;
  std::vector<unsigned> conditions;
  unsigned nextCondition = 0;
  size_t firstCode = tokens.size(), firstOutside = tokens.size(); // outside of directives
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    bool startsDirective = tokens[i].is(tok::hash) && tokens[i].directiveIndex != 0 &&
                           (i == 0 || tokens[i - 1].directiveIndex != tokens[i].directiveIndex);
    if (!startsDirective) {
      if (tokens[i].directiveIndex == 0) {
        firstCode = std::min(firstCode, i);
        firstOutside = std::min(firstOutside, i);
      }
      continue;
    }
    llvm::StringRef word = file.text(tokens[i + 1]);
    if (word.starts_with("if")) {
      // `#ifndef X` and then `#define X` before anything else: a guard.
      bool isGuard = nextCondition == 0 && firstCode == tokens.size() && word == "ifndef" &&
                     layout.directives.empty() && i + 5 < tokens.size() &&
                     file.text(tokens[i + 4]) == "define" &&
                     file.text(tokens[i + 5]) == file.text(tokens[i + 2]);
      conditions.push_back(++nextCondition);
      if (isGuard) {
        layout.guard = conditions;
        i += 5;
        continue;
      }
    } else if (word.starts_with("el") && !conditions.empty()) {
      conditions.back() = ++nextCondition;
    } else if (word == "endif" && !conditions.empty()) {
      conditions.pop_back();
    } else if (tokens[i].directive == Directive::Include) {
      IncludeDirective directive;
      if (readDirective(file, i, directive)) {
        directive.conditions = conditions;
        layout.directives.push_back(std::move(directive));
      }
    }
    if (tokens[i].directive != Directive::Pragma)
      firstCode = std::min(firstCode, i);
  }
  auto always = llvm::find_if(layout.directives, [&](const IncludeDirective &directive) {
    return directive.conditions.size() <= layout.guard.size() &&
           (firstOutside == tokens.size() || directive.range.begin < tokens[firstOutside].offset);
  });
  layout.insertionOffset = always != layout.directives.end() ? file.line(always->range.begin).begin
                           : firstCode < tokens.size() ? file.line(tokens[firstCode].offset).begin
                                                       : file.text().size();
  if (layout.insertionOffset == 0 && file.text().starts_with("\xEF\xBB\xBF"))
    layout.insertionOffset = 3; // a byte order mark stays first
  return layout;
}

} // namespace tranship
