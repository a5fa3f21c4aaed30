// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Casts.h"
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Casts the arguments of `min` and `max` in device code to the type of CUDA's result where they are
/// integers of different types. HIP would compare them as doubles, which do not hold all integers of
/// 64 bits and cannot be subscripts.
///
///     before  p[min(n, threadIdx.x)]      after   p[min((unsigned int)n, threadIdx.x)]
///
/// Source: clang's __clang_hip_cmath.h, which hipcc includes.
class MixedMinMaxRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, seen] : view.evidence.types.mixedArguments) {
      const frontend::MixedArgumentEvidence &argument = *seen.begin();
      if (seen.size() == 1)
        result.change({"mixed-min-max", Layer::Ast,
                       castEdits(view.file, {offset, argument.end}, argument.type)});
      else
        result.diagnose(DiagnosticKind::Meaning, offset,
                        "`min` and `max` of integers of different types: HIP compares them as "
                        "doubles, and the types depend on template arguments here",
                        "cast both arguments to one type");
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeMixedMinMaxRule() { return std::make_unique<MixedMinMaxRule>(); }

} // namespace tranship::rules
