// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

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
      if (parseCall(context.file, name - tokens.begin()))
        insert(offset, "template ");
    }
    for (unsigned offset : context.evidence.types.baseFunctions)
      insert(offset, "this->");
  }
};

} // namespace

std::unique_ptr<Rule> makeDependentNameRule() { return std::make_unique<DependentNameRule>(); }

} // namespace tranship::rules
