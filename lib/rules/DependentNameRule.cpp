// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Writes what standard C++ wants in front of names in templates, and nvcc does not.
///
///     before  tile.load<4>(p)             after   tile.template load<4>(p)
///     before  decode(p)                   after   this->decode(p)
///
/// The first one is a template of a class that depends on template arguments, the second one a function
/// of a base class that does.
/// Source: nvcc 13.0 accepts both in functions that only the device calls, and the first one in names of
/// types everywhere; clang rejects them.
class DependentNameRule : public Rule {
public:
  void run(FileContext &context) const override {
    auto insert = [&](unsigned offset, llvm::StringRef text) {
      context.change({"dependent-name", Layer::Ast, {{{offset, offset}, {text.str()}}}});
    };
    for (unsigned offset : context.evidence.types.memberTemplates)
      insert(offset, "template ");
    for (unsigned offset : context.evidence.types.baseFunctions)
      insert(offset, "this->");
  }
};

} // namespace

std::unique_ptr<Rule> makeDependentNameRule() { return std::make_unique<DependentNameRule>(); }

} // namespace tranship::rules
