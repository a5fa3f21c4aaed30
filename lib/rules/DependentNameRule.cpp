// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Whether `<…>(` follows token `name`.
bool isCalledWithBrackets(const SourceFile &file, size_t name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t at = name + 1;
  for (int depth = 0; at < tokens.size(); ++at) {
    if (tokens[at].is(tok::l_paren) || tokens[at].is(tok::l_square))
      at = matchingClose(file, at);
    else if (tokens[at].is(tok::less))
      ++depth;
    else if (tokens[at].is(tok::greater))
      --depth;
    else if (tokens[at].is(tok::greatergreater))
      depth -= 2;
    else if (tokens[at].is(tok::semi) || tokens[at].is(tok::l_brace))
      return false;
    if (depth <= 0)
      break;
  }
  return at + 1 < tokens.size() && !tokens[at].is(tok::raw_identifier) &&
         tokens[at + 1].is(tok::l_paren);
}

/// Writes what standard C++ wants in front of names in templates, and nvcc does not.
///
///     before  tile.load<4>(p)             after   tile.template load<4>(p)
///     before  decode(p)                   after   this->decode(p)
///
/// The first one is a function template of a class that depends on template arguments, the second
/// one a function of a base class that does.
/// Source: nvcc 13.0 accepts both for functions that only the device calls; clang rejects them.
class DependentNameRule : public Rule {
public:
  void run(FileContext &context) const override {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    auto insert = [&](unsigned offset, llvm::StringRef text) {
      context.change({"dependent-name", Layer::Ast, {{{offset, offset}, {text.str()}}}});
    };
    for (unsigned offset : context.evidence.types.memberTemplates) {
      auto name = llvm::lower_bound(
          tokens, offset, [](const SourceToken &token, unsigned at) { return token.offset < at; });
      if (name == tokens.end() || name->offset != offset)
        continue;
      // Without a call behind the brackets, `a < b` is a comparison.
      if (isCalledWithBrackets(context.file, name - tokens.begin()))
        insert(offset, "template ");
    }
    for (unsigned offset : context.evidence.types.baseFunctions)
      insert(offset, "this->");
  }
};

} // namespace

std::unique_ptr<Rule> makeDependentNameRule() { return std::make_unique<DependentNameRule>(); }

} // namespace tranship::rules
