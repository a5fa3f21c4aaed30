// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Disables operators that the user defines for CUDA's vector types and that HIP's vector types
/// have as well: a use of both is ambiguous.
///
///     before  __device__ float2 operator*(float2 a, float2 b) { … }
///     after   #if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
///             __device__ float2 operator*(float2 a, float2 b) { … }
///             #endif
class VectorOperatorRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const auto &[offset, seen] : context.evidence.vectorOperators) {
      std::vector<Edit> edits =
          guardFromAmd(context.file, offset, seen.end, "HIP's vector types have this operator");
      if (edits.empty())
        continue;
      context.change({"vector-operator", Layer::Ast, std::move(edits)});
      if (offset == context.evidence.vectorOperators.begin()->first)
        context.diagnose(DiagnosticKind::VectorOperator, offset,
                         fmt::format("this file defines {} operator{} for CUDA's vector types; on "
                                     "AMD GPUs, HIP's own component-wise operators replace them",
                                     context.evidence.vectorOperators.size(),
                                     context.evidence.vectorOperators.size() == 1 ? "" : "s"),
                         "check that yours do the same; if not, rename them");
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeVectorOperatorRule() { return std::make_unique<VectorOperatorRule>(); }

} // namespace tranship::rules
