// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"
#include "source/Forwarding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

struct Overload {
  llvm::StringLiteral name, first;
  const char *others;
};

constexpr Overload overloads[] = {
#define HIP_OVERLOAD(Name, First, Others) {Name, First, Others},
#include "rules/HipOverloads.def"
};

/// Disables functions of the user that HIP's headers define as well, with the same parameters:
/// overloads that CUDA lacks, or lacks for older GPUs.
///
///     before  __device__ double atomicMax(double *a, double v) { … }
///     after   #if !defined(__HIP_PLATFORM_AMD__) // HIP has this overload
///             __device__ double atomicMax(double *a, double v) { … }
///             #endif
///
///     before  template <class T> __host__ __device__ T min(T a, T b) { … }
///     after   template <class T>
///             #if defined(__HIP_PLATFORM_AMD__) // HIP has this template for the device
///             __host__
///             #else
///             __host__ __device__
///             #endif
///             T min(T a, T b) { … }
class HipOverloadRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, seen] : view.evidence.types.ownFunctions) {
      const frontend::OwnFunctionEvidence &function = *seen.begin();
      if (!llvm::any_of(overloads, [&](const Overload &one) { return isSame(one, function); }))
        continue;
      if (function.parameters.front() == "T") {
        std::vector<Edit> edits = replaceSides(
            view.file, offset,
            {"#if defined(__HIP_PLATFORM_AMD__) // HIP has this template for the device",
             "__host__", "#else", "__host__ __device__", "#endif"});
        if (!edits
                 .empty()) // else they are written elsewhere, such as in a macro or between directives
          result.change({"hip-overload", Layer::Ast, std::move(edits)});
        continue;
      }
      std::vector<Edit> edits =
          guardFromAmd(view.file, offset, function.end, "HIP has this overload");
      if (edits.empty())
        continue;
      result.change({"hip-overload", Layer::Ast, std::move(edits)});
      if (onlyForwards(view.file, offset, function.end))
        continue;
      result.diagnose(DiagnosticKind::HipOverload, offset,
                      fmt::format("HIP's headers define `{}({})`, too; on AMD GPUs, HIP's "
                                  "function replaces this one",
                                  function.name, llvm::join(function.parameters, ", ")),
                      "check that yours does the same; if not, rename it");
    }
    return result;
  }

private:
  static bool isSame(const Overload &overload, const frontend::OwnFunctionEvidence &function) {
    return function.name == overload.name && function.parameters.front() == overload.first &&
           (function.parameters.size() > 1) == (overload.others != nullptr) &&
           llvm::all_of(llvm::drop_begin(function.parameters),
                        [&](const std::string &type) { return type == overload.others; });
  }
};

} // namespace

std::unique_ptr<Rule> makeHipOverloadRule() { return std::make_unique<HipOverloadRule>(); }

} // namespace tranship::rules
