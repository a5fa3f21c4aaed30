// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Casts.h"
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Casts values in lists of initializers to the type that they get, if it does not hold all values of theirs.
/// nvcc warns of the conversion; clang refuses it, and so does hipcc. The result is the same.
///
///     before  unsigned sizes[] = {n, 2 * n};     after   unsigned sizes[] = {(unsigned int)n, (unsigned int)(2 * n)};
///
/// Source: clang's -Wc++11-narrowing, which is an error by default.
class ListNarrowingRule : public Rule {
public:
  void run(FileContext &context) const override {
    // With several types, a macro or an include chooses, and the cast would be wrong for all but one.
    for (const auto &[offset, seen] : context.evidence.types.narrowedValues)
      if (seen.size() == 1 && !context.isHipAt(offset))
        context.change({"list-narrowing", Layer::Ast,
                        castEdits(context.file, {offset, seen.begin()->end}, seen.begin()->type)});
  }
};

} // namespace

std::unique_ptr<Rule> makeListNarrowingRule() { return std::make_unique<ListNarrowingRule>(); }

} // namespace tranship::rules
