// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Writes what standard C++ requires before names in templates, and nvcc does not.
///
///     before  tile.load<4>(p)             after   tile.template load<4>(p)
///     before  decode(p)                   after   this->decode(p)
///     before  T::value(0)                 after   typename T::value(0)
///
/// The first one is a template of a class that depends on template arguments, the second one a function
/// of a base class that does, the third one a type of such a class.
/// Source: nvcc 13.0 accepts both in functions that only the device calls, and the first one in names of
/// types everywhere; clang rejects them.
class DependentNameRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    auto insert = [&](unsigned offset, llvm::StringRef text) {
      result.change({"dependent-name", Layer::Ast, {{{offset, offset}, {text.str()}}}});
    };
    for (unsigned offset : view.evidence.types.memberTemplates)
      insert(offset, "template ");
    for (unsigned offset : view.evidence.types.baseFunctions)
      insert(offset, "this->");
    for (unsigned offset : view.evidence.types.memberTypes)
      insert(offset, "typename ");
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeDependentNameRule() { return std::make_unique<DependentNameRule>(); }

} // namespace tranship::rules
