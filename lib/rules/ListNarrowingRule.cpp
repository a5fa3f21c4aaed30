// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Casts.h"
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Casts values in lists of initializers to the type that they get, if it does not hold all values of their own type.
/// nvcc warns about the conversion; Clang rejects it, and so does hipcc. The result is the same.
///
///     before  unsigned sizes[] = {n, 2 * n};     after   unsigned sizes[] = {(unsigned int)n, (unsigned int)(2 * n)};
///
/// Source: clang's -Wc++11-narrowing, which is an error by default.
class ListNarrowingRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    // With several types, a macro or an include chooses, and the cast would be wrong for all but one.
    for (const auto &[offset, seen] : view.evidence.types.narrowedValues)
      if (seen.size() == 1 && !view.isHipAt(offset))
        result.change({"list-narrowing", Layer::Ast,
                       castEdits(view.file, {offset, seen.begin()->end}, seen.begin()->type)});
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeListNarrowingRule() { return std::make_unique<ListNarrowingRule>(); }

} // namespace tranship::rules
