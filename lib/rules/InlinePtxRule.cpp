#include "rules/Rule.h"

namespace tranship {
namespace {

/// Inline assembly in device code is PTX, which no AMD GPU runs.
///
///     asm("mov.u32 %0, %%laneid;" : "=r"(lane));      stays, with a diagnostic
class InlinePtxRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (unsigned offset : context.evidence.deviceAsm)
      context.diagnose(DiagnosticKind::InlinePtx, offset,
                       "inline PTX in device code, which AMD GPUs do not run",
                       "write it as a HIP builtin or in C++, or guard it with "
                       "`#ifdef __HIP_PLATFORM_NVIDIA__`");
  }
};

} // namespace

std::unique_ptr<Rule> makeInlinePtxRule() { return std::make_unique<InlinePtxRule>(); }

} // namespace tranship
