// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"
#include "support/Text.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Operators that the user defines for CUDA's vector types for both sides, and that HIP's vector types
/// have as well: a use of both is ambiguous. Those that do the same as HIP's are disabled. Others get one
/// side in each compilation, where Clang prefers them to HIP's.
///
///     before  __host__ __device__ float2 operator*(float2 a, float2 b) { return make_float2(a.x * b.x, a.y * b.y); }
///     after   #if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
///             __host__ __device__ float2 operator*(float2 a, float2 b) { … }
///             #endif
///
///     before  __host__ __device__ float2 operator*(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, …); }
///     after   #if !defined(__HIP_PLATFORM_AMD__)
///             __host__ __device__
///             #elif defined(__HIP_DEVICE_COMPILE__) // one side, so that Clang prefers it to HIP's operator
///             __device__
///             #else
///             __host__
///             #endif
///             float2 operator*(float2 a, float2 b) { … }
class VectorOperatorRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    std::vector<unsigned> unknown;
    for (const auto &[offset, seen] : view.evidence.vectorOperators) {
      if (!seen.isForBothSides)
        continue;
      if (!seen.isComponentWise && keep(view, offset, result))
        continue;
      std::vector<Edit> edits =
          guardFromAmd(view.file, offset, seen.end, "HIP's vector types have this operator");
      if (edits.empty())
        continue;
      result.change({"vector-operator", Layer::Ast, std::move(edits)});
      if (!seen.isComponentWise)
        unknown.push_back(offset);
    }
    if (!unknown.empty())
      result.diagnose(
          DiagnosticKind::VectorOperator, unknown.front(),
          fmt::format("this file defines {} for CUDA's vector types; on AMD GPUs, HIP's "
                      "own component-wise operators replace them",
                      plural(unknown.size(), "operator")),
          "check that yours do the same; if not, rename them");
    return result;
  }

private:
  /// Writes the qualifiers of an operator so that each compilation sees one of them.
  static bool keep(const FileView &view, unsigned offset, RuleResult &result) {
    std::vector<Edit> edits =
        replaceSides(view.file, offset,
                     {"#if !defined(__HIP_PLATFORM_AMD__)", "__host__ __device__",
                      "#elif defined(__HIP_DEVICE_COMPILE__) // one side, so that Clang prefers it "
                      "to HIP's operator",
                      "__device__", "#else", "__host__", "#endif"});
    if (edits.empty())
      return false;
    result.change({"vector-operator", Layer::Ast, std::move(edits)});
    return true;
  }
};

} // namespace

std::unique_ptr<Rule> makeVectorOperatorRule() { return std::make_unique<VectorOperatorRule>(); }

} // namespace tranship::rules
