// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/StringRef.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Drops `register`, which nvcc ignores and Clang rejects in C++17. A variable that names its
/// machine register keeps it.
///
///     before  register float sum = 0;      after   float sum = 0;
class RegisterRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    if (!view.isForHipcc())
      return result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i)
      if (tokens[i].is(tok::raw_identifier) && view.file.text(tokens[i]) == "register" &&
          (tokens[i].directive == Directive::None || tokens[i].directive == Directive::Define) &&
          tokens[i].directiveIndex == tokens[i + 1].directiveIndex && !namesRegister(view.file, i))
        result.change(
            {"register", Layer::Token, {{withSpaces(view.file, tokens[i]), {std::string()}}}});
    return result;
  }

private:
  /// The word and the spaces after it, but no comment.
  static Range withSpaces(const SourceFile &file, const SourceToken &token) {
    llvm::StringRef rest = file.text().drop_front(token.offset);
    size_t end = rest.find_first_not_of(" \t", llvm::StringRef("register").size());
    return {token.offset, token.offset + unsigned(std::min(end, rest.size()))};
  }

  /// `register int x asm("r0")`
  static bool namesRegister(const SourceFile &file, size_t i) {
    const std::vector<SourceToken> &tokens = file.tokens();
    for (; i < tokens.size() && !tokens[i].is(tok::semi) && !tokens[i].is(tok::equal) &&
           !tokens[i].is(tok::r_brace);
         ++i)
      if (llvm::StringRef word = file.text(tokens[i]);
          word == "asm" || word == "__asm__" || word == "__asm")
        return true;
    return false;
  }
};

} // namespace

std::unique_ptr<Rule> makeRegisterRule() { return std::make_unique<RegisterRule>(); }

} // namespace tranship::rules
