// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The wave checks report the facts that their finders found (analysis/WaveFinders.def).
#include "checks/Check.h"
#include "checks/analysis/WaveAnalysis.h"

namespace tranship::checks {
namespace {

class WaveFactCheck : public Check {
public:
  explicit WaveFactCheck(DiagnosticKind kind) : kind_(kind) {}

  void run(UnitContext &unit) const override {
    if (!unit.options.hasWave64() || unit.isHipSource())
      return;
    const WaveAnalysis &waves = unit.waves();
    for (const WaveFact &fact : waves.facts.list)
      if (fact.kind == kind_ && waves.isToBeReported(fact))
        unit.report({kind_,
                     fact.range,
                     fact.in,
                     fact.message,
                     fact.advice,
                     fact.related,
                     {},
                     waves.isSettledByTranslation(fact)});
  }

private:
  DiagnosticKind kind_;
};

} // namespace

#define WAVE_FINDER(Name, Scope)                                                                   \
  std::unique_ptr<Check> make##Name##Check() {                                                     \
    return std::make_unique<WaveFactCheck>(DiagnosticKind::Name);                                  \
  }
#include "checks/analysis/WaveFinders.def"

} // namespace tranship::checks
