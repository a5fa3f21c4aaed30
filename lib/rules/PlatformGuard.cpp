// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// The first token of the declaration, with the attributes before the type, which Clang does not
/// count as a part of it.
unsigned declarationBegin(const SourceFile &file, unsigned name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t i = file.tokenAt(name);
  while (i > 0 && tokens[i - 1].directiveIndex == 0 && !tokens[i - 1].is(tok::semi) &&
         !tokens[i - 1].is(tok::r_brace) && !tokens[i - 1].is(tok::l_brace))
    --i;
  return tokens[i].offset;
}

} // namespace

std::vector<Edit> guardFromAmd(const SourceFile &file, unsigned name, unsigned end,
                               llvm::StringRef why) {
  std::string newline = file.lineEnding().str();
  Range first = file.line(declarationBegin(file, name)), last = file.line(end - 1);
  if (first.begin > 0 && file.text(file.line(first.begin - 1)).contains("__HIP_PLATFORM_AMD__"))
    return {};
  std::string open = "#if !defined(__HIP_PLATFORM_AMD__) // " + why.str() + newline;
  std::string close = "#endif" + newline;
  if (last.end == file.text().size() && !file.text().ends_with("\n"))
    close = newline + "#endif";
  return {{{first.begin, first.begin}, {open}}, {{last.end, last.end}, {close}}};
}

} // namespace tranship::rules
