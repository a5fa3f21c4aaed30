// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A verdict on each kernel that looks at lanes: does its result depend on a warp of 32? All
// functions of the unit that the kernel calls count.
//   width-agnostic                  uses `warpSize` throughout, or its own tiles
//   safe in groups of 32 lanes      correct on wavefronts of 64 lanes that run two such groups
//   broken at 64                    something in it is wrong there in any form
#include "checks/Check.h"
#include "checks/analysis/WaveAnalysis.h"
#include "frontend/record/UnitRecorder.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class WaveWidthCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (unit.isHipSource())
      return;
    const WaveAnalysis &waves = unit.waves();
    unit.results.waves = waves.sites(unit.recorder);
    if (unit.options.hasWave64())
      for (const WaveAnalysis::Verdict &verdict : waves.verdicts)
        report(unit, verdict);
  }

private:
  static void report(UnitContext &unit, const WaveAnalysis::Verdict &verdict) {
    const clang::FunctionDecl *kernel = verdict.kernel;
    std::string name = kernel->getQualifiedNameAsString();
    std::optional<frontend::UnitRecorder::Place> place =
        unit.recorder.placeOf(kernel->getLocation());
    if (!place)
      return;
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    KernelEvidence &evidence = unit.results.kernels[*place->path][place->offset];
    evidence = {name, sources.getSpellingLineNumber(kernel->getLocation()), verdict.width};
    if (verdict.proof.isInvalid())
      return;
    llvm::StringRef advice =
        verdict.width == WaveWidth::Broken ? "see the line that the note points to" : "";
    UnitFinding finding{DiagnosticKind::WaveWidth,
                        kernel->getLocation(),
                        kernel,
                        fmt::format("kernel `{}` is {}", name, toString(verdict.width).str()),
                        advice.str(),
                        {{verdict.proof, verdict.reason}}};
    if (std::optional<Diagnostic> diagnostic = unit.diagnosticFor(finding);
        diagnostic && !diagnostic->related.empty())
      evidence.proof = diagnostic->related.back();
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeWaveWidthCheck() { return std::make_unique<WaveWidthCheck>(); }

} // namespace tranship::checks
