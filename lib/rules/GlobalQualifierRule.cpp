// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Qualifies global names that HIP's headers make ambiguous: `min` and `max` in device code that is under
/// `using namespace cub`, and the user's own names under `using namespace std`. CUDA has functions for each
/// type, which win over CUB's templates; HIP has a template, and hipCUB's fit as well. HIP's headers include
/// standard headers that CUDA's do not.
///
///     before  max(n, 1u)                      after   ::max(n, 1u)
///     before  atomicAdd(&count, 1)            after   atomicAdd(&::count, 1)
///
/// Source: HIP 7.2.4's hipcub/util_macro.hpp and clang's __clang_hip_math.h: "call to 'max' is ambiguous";
/// hip/amd_detail/amd_hip_vector_types.h and hip_complex.h: "reference to 'count' is ambiguous".
class GlobalQualifierRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (unsigned offset : view.evidence.types.besideCub)
      result.change({"global-qualifier", Layer::Ast, {{{offset, offset}, {std::string("::")}}}});
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeGlobalQualifierRule() { return std::make_unique<GlobalQualifierRule>(); }

} // namespace tranship::rules
