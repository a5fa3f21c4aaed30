// A verdict on each kernel that looks at lanes: does its result depend on a warp of 32?
//   width-agnostic                  `warpSize` all over, or tiles of the code's own
//   safe in groups of 32 lanes      right on wavefronts of 64 that run two such groups
//   broken at 64                    something in it is wrong there in any form
// The whole of what a kernel calls in the unit counts.
#include "checks/Check.h"
#include "checks/analysis/WaveAnalysis.h"
#include "frontend/UnitRecorder.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class WaveWidthCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (isHipSource(unit))
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
        verdict.width == WaveWidth::Broken ? "see the line that proves it" : "";
    Diagnostic *diagnostic = unit.diagnose(
        DiagnosticKind::WaveWidth, kernel->getLocation(), kernel,
        fmt::format("kernel `{}` is {}", name, toString(verdict.width).str()), advice.str());
    unit.addRelated(diagnostic, verdict.proof, verdict.reason);
    if (diagnostic && !diagnostic->related.empty())
      evidence.proof = diagnostic->related.back();
  }
};

} // namespace

std::unique_ptr<Check> makeWaveWidthCheck() { return std::make_unique<WaveWidthCheck>(); }

} // namespace tranship::checks
