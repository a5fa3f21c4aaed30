// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/AssessedVariant.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// The launches were compared, and the kernels wrote the same data.
bool kernelsAgree(const AssessedVariant &variant) {
  return variant.kernels && variant.kernels->problem.empty() &&
         variant.kernels->comparison.launches && variant.kernels->comparison.agrees();
}

/// The outcome of runs that were compared with a reference.
Outcome outcomeOfComparison(const AssessedVariant &variant) {
  const Assessment &assessment = variant.assessment;
  Failed failed;
  if (assessment.relation >= Relation::Rounding)
    failed.evidence = assessment.evidence;
  // The original's own reports are not a reason to fail it.
  if (variant.runs.side == Side::Port)
    for (const emulator::Report &report : variant.reports)
      failed.evidence.push_back({"emulator", report.text});
  if (!failed.evidence.empty()) {
    if (variant.kernels) {
      failed.evidence.push_back({"kernels", variant.kernels->str()});
      llvm::append_range(failed.evidence, variant.kernels->hints());
    }
    return failed;
  }
  if (assessment.relation <= Relation::AgreesElsewhere) {
    if (std::string reason = whyNotShown(variant); !reason.empty())
      return Skipped{reason};
    return Passed{agreementOf(variant) + (kernelsDiffer(variant) ? ", but kernels differ" : "")};
  }
  std::string reason =
      assessment.relation == Relation::Unknown ? "not comparable" : "nondeterminism";
  for (const Observation &evidence : assessment.evidence)
    reason += fmt::format("; {}: {}", evidence.what, evidence.text);
  return Skipped{reason};
}

} // namespace

std::vector<emulator::Report> reportsOf(const RanVariant &variant) {
  std::vector<emulator::Report> reports;
  auto add = [&](const CapturedRun &run, bool isChecked) {
    for (const emulator::Report &report : run.reports) {
      auto known = llvm::find_if(
          reports, [&](const emulator::Report &other) { return other.place() == report.place(); });
      if (known == reports.end())
        reports.push_back(report);
      else if (isChecked) // this also says how many bytes were accessed, and of what
        *known = report;
    }
  };
  for (const CapturedRun &run : variant.runs.runs)
    add(run, /*isChecked=*/false);
  if (variant.checkedRun)
    add(*variant.checkedRun, /*isChecked=*/true);
  return reports;
}

bool kernelsDiffer(const AssessedVariant &variant) {
  return variant.kernels && variant.kernels->problem.empty() &&
         !variant.kernels->comparison.agrees() && !variant.kernels->isUnstable;
}

std::string agreementOf(const AssessedVariant &variant) {
  std::string note = variant.assessment.note;
  for (const Observation &other : variant.assessment.ignored)
    note += fmt::format("{}{} differs and was not compared: {}", note.empty() ? "" : "; ",
                        other.what, other.text);
  if (variant.needsZeros)
    note += std::string(note.empty() ? "" : "; ") +
            "new memory held zeros, without which the original fails: it reads memory that it has "
            "not written (--checked names the line)";
  if (kernelsAgree(variant))
    for (const std::string &change : variant.kernels->orderChanges)
      note += fmt::format("{}{}, which on a GPU may change the result", note.empty() ? "" : "; ",
                          change);
  if (!variant.assessment.comparedNothing)
    return note;
  std::string separator = note.empty() ? "" : "; ";
  return note + separator +
         (kernelsAgree(variant) ? "kernels: " + variant.kernels->comparison.str()
                                : "only how the program ended was compared");
}

std::string whyNotShown(const AssessedVariant &variant) {
  const Assessment &assessment = variant.assessment;
  if (!assessment.comparedNothing || assessment.isEndTelling || kernelsAgree(variant))
    return {};
  if (variant.isStartedByRunner)
    return agreementOf(variant) + ", and the runner may not have run it";
  if (assessment.isEndAsked)
    return {};
  std::string reason = agreementOf(variant) +
                       "; list what to compare under `outputs` in a manifest, or write "
                       "`outputs: []` if this is enough";
  if (variant.backend->properties().canTrace && !variant.kernels)
    reason += "; --trace-kernels compares what kernels write";
  return reason;
}

Outcome outcomeOf(const AssessedVariant &variant, const VerifyCase &testCase) {
  if (!variant.notRun.empty())
    return Skipped{variant.notRun};
  if (!variant.reference.empty())
    return outcomeOfComparison(variant);
  if (variant.runs.side == Side::Port)
    return Skipped{variant.noReference};
  if (std::string problem = whyNoReference(variant.runs, testCase); !problem.empty())
    return Failed{{{"run", problem}}};
  return Passed{"runs"};
}

} // namespace tranship::verify
