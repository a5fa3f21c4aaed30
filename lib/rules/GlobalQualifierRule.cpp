// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Qualifies names that HIP's headers make ambiguous: `min` and `max` in device code that is under
/// `using namespace cub`, the user's own names under `using namespace std`, and namespaces of the user that a using
/// directive makes visible. CUDA has functions for each
/// type, which win over CUB's templates; HIP has a template, and hipCUB's fit as well. HIP's headers include
/// standard headers that CUDA's do not, and declare some namespaces of their own in the global one.
///
///     before  max(n, 1u)                      after   ::max(n, 1u)
///     before  atomicAdd(&count, 1)            after   atomicAdd(&::count, 1)
///     before  detail::sum(p)                  after   own::detail::sum(p)
///
/// Source: HIP 7.2.4's hipcub/util_macro.hpp and clang's __clang_hip_math.h: "call to 'max' is ambiguous";
/// hip/amd_detail/amd_hip_vector_types.h and hip_complex.h: "reference to 'count' is ambiguous"; rocprim/common.hpp:
/// "reference to 'detail' is ambiguous".
class GlobalQualifierRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, qualifier] : view.evidence.types.qualifiers)
      result.change({"global-qualifier", Layer::Ast, {{{offset, offset}, {qualifier}}}});
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeGlobalQualifierRule() { return std::make_unique<GlobalQualifierRule>(); }

} // namespace tranship::rules
