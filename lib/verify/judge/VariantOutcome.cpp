#include "verify/judge/VariantOutcome.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {

std::vector<emulator::Report> reportsOf(const VariantResult &result) {
  std::vector<emulator::Report> reports;
  auto add = [&](const CapturedRun &run, bool isChecked) {
    for (const emulator::Report &report : run.reports) {
      auto known = llvm::find_if(
          reports, [&](const emulator::Report &other) { return other.place() == report.place(); });
      if (known == reports.end())
        reports.push_back(report);
      else if (isChecked) // says how many bytes, and of what
        *known = report;
    }
  };
  for (const CapturedRun &run : result.runs.runs)
    add(run, /*isChecked=*/false);
  if (result.checkedRun)
    add(*result.checkedRun, /*isChecked=*/true);
  return reports;
}

/// Launches were compared, and what they left is the same.
static bool kernelsAgree(const VariantResult &result) {
  return result.kernels && result.kernels->problem.empty() && result.kernels->comparison.launches &&
         result.kernels->comparison.agrees();
}

bool kernelsDiffer(const VariantResult &result) {
  return result.kernels && result.kernels->problem.empty() &&
         !result.kernels->comparison.agrees() && !result.kernels->isUnstable;
}

std::string agreementOf(const VariantResult &result) {
  std::string note = result.assessment.note;
  if (!result.assessment.comparedNothing)
    return note;
  std::string separator = note.empty() ? "" : "; ";
  return note + separator +
         (kernelsAgree(result) ? "kernels: " + result.kernels->comparison.str()
                               : "only how it ended was compared");
}

std::string whyNotShown(const VariantResult &result) {
  const Assessment &assessment = result.assessment;
  if (!assessment.comparedNothing || assessment.isEndTelling || kernelsAgree(result))
    return {};
  if (result.isStartedByRunner)
    return agreementOf(result) + ", and the runner need not have run it";
  if (assessment.isEndAsked)
    return {};
  return agreementOf(result) +
         "; `outputs` in a manifest say what to compare, and [] that this is enough" +
         (result.backend == "cpu" && !result.kernels
              ? "; --trace-kernels compares what kernels leave"
              : "");
}

Outcome outcomeOf(const VariantResult &result) {
  Failed failed;
  for (const emulator::Report &report : result.reports)
    failed.evidence.push_back({"emulator", report.text});
  const Assessment &assessment = result.assessment;
  if (assessment.relation >= Relation::Rounding)
    failed.evidence.insert(failed.evidence.begin(), assessment.evidence.begin(),
                           assessment.evidence.end());
  if (!failed.evidence.empty() && result.kernels) {
    failed.evidence.push_back({"kernels", result.kernels->str()});
    for (Observation &hint : result.kernels->hints())
      failed.evidence.push_back(std::move(hint));
  }
  if (!failed.evidence.empty())
    return failed;
  if (assessment.relation <= Relation::AgreesElsewhere) {
    if (std::string reason = whyNotShown(result); !reason.empty())
      return Skipped{reason};
    return Passed{agreementOf(result) + (kernelsDiffer(result) ? ", but kernels differ" : "")};
  }
  std::string reason =
      assessment.relation == Relation::Unknown ? "not comparable" : "nondeterminism";
  for (const Observation &evidence : assessment.evidence)
    reason += fmt::format("; {}: {}", evidence.what, evidence.text);
  return Skipped{reason};
}

} // namespace tranship::verify
