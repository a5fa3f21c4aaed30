// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/Tokens.h"

#include "syntax/LaunchChevrons.h"
#include "syntax/OperatorChevrons.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship {

namespace tok = clang::tok;

static clang::LangOptions cudaLanguage() {
  clang::LangOptions options;
  options.CUDA = options.CPlusPlus = options.CPlusPlus11 = options.CPlusPlus14 =
      options.CPlusPlus17 = options.LineComment = options.Bool = options.RawStringLiterals = true;
  return options;
}

static Directive directiveNamed(llvm::StringRef name) {
  return llvm::StringSwitch<Directive>(name)
      .Cases({"include", "include_next", "import"}, Directive::Include)
      .Case("define", Directive::Define)
      .Case("undef", Directive::Undef)
      .Cases({"if", "ifdef", "ifndef", "elif", "elifdef", "elifndef"}, Directive::Condition)
      .Case("pragma", Directive::Pragma)
      .Default(Directive::Other);
}

std::vector<SourceToken> lexTokens(const std::string &text) {
  std::vector<SourceToken> tokens;
  static const clang::LangOptions language = cudaLanguage();
  // Compute offsets from the start of the buffer, because the lexer skips a byte order mark without
  // counting it.
  const char *begin = text.data();
  clang::Lexer lexer(clang::SourceLocation(), language, begin, begin, begin + text.size());
  clang::Token raw;
  Directive directive = Directive::None;
  unsigned directives = 0;
  bool namesDirective = false;
  for (;;) {
    lexer.LexFromRawLexer(raw);
    if (raw.is(tok::eof))
      break;
    SourceToken token;
    token.offset = lexer.getCurrentBufferOffset() - raw.getLength();
    token.length = raw.getLength();
    token.kind = raw.getKind();
    if (raw.isAtStartOfLine()) {
      directive = Directive::None;
      if (raw.is(tok::hash)) {
        directive = Directive::Other;
        ++directives;
        namesDirective = true;
      }
    } else if (namesDirective) {
      namesDirective = false;
      directive = directiveNamed(llvm::StringRef(text).substr(token.offset, token.length));
      if (!tokens.empty())
        tokens.back().directive = directive; // the `#`
    }
    token.directive = directive;
    token.directiveIndex = directive == Directive::None ? 0 : directives;
    tokens.push_back(token);
  }
  if (mayHaveSpacedChevrons(text))
    joinSpacedChevrons(text, tokens);
  if (mayHaveOperatorChevrons(text))
    splitOperatorChevrons(text, tokens);
  return tokens;
}

} // namespace tranship
