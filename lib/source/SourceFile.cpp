#include "source/SourceFile.h"

#include "source/LaunchChevrons.h"
#include "source/OperatorChevrons.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>

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

SourceFile::SourceFile(std::string path, std::string text)
    : path_(std::move(path)), text_(std::move(text)) {
  lineStarts_.push_back(0);
  for (size_t i = 0; i < text_.size(); ++i)
    if (text_[i] == '\n')
      lineStarts_.push_back(i + 1);
}

void SourceFile::lex() const {
  lexed_ = true;
  static const clang::LangOptions language = cudaLanguage();
  // Offsets count from the start of the file, so the byte order mark is skipped here.
  const char *begin = text_.data();
  clang::Lexer lexer(clang::SourceLocation(), language, begin, begin, begin + text_.size());
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
      directive = directiveNamed(this->text(token));
      if (!tokens_.empty())
        tokens_.back().directive = directive; // the `#`
    }
    token.directive = directive;
    token.directiveIndex = directive == Directive::None ? 0 : directives;
    tokens_.push_back(token);
  }
  if (mayHaveSpacedChevrons(text_))
    joinSpacedChevrons(text_, tokens_);
  if (mayHaveOperatorChevrons(text_))
    splitOperatorChevrons(text_, tokens_);
}

size_t SourceFile::tokenAt(unsigned offset) const {
  const std::vector<SourceToken> &all = tokens();
  return llvm::partition_point(all,
                               [&](const SourceToken &token) { return token.offset < offset; }) -
         all.begin();
}

size_t SourceFile::tokenExactlyAt(unsigned offset) const {
  const std::vector<SourceToken> &all = tokens();
  size_t index = tokenAt(offset);
  return index < all.size() && all[index].offset == offset ? index : all.size();
}

std::pair<unsigned, unsigned> SourceFile::lineAndColumn(unsigned offset) const {
  auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  unsigned line = next - lineStarts_.begin();
  return {line, offset - lineStarts_[line - 1] + 1};
}

Range SourceFile::line(unsigned offset) const {
  auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  return {*(next - 1), next == lineStarts_.end() ? unsigned(text_.size()) : *next};
}

llvm::StringRef SourceFile::lineEnding() const {
  return lineStarts_.size() > 1 && lineStarts_[1] >= 2 && text_[lineStarts_[1] - 2] == '\r' ? "\r\n"
                                                                                            : "\n";
}

} // namespace tranship
