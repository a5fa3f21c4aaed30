// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Judgment.h"

#include "verify/judge/KnownReports.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// How often each side runs if something differs, to find what differs from run to run.
constexpr unsigned runsInDoubt = 3;

/// A program that hung once is not run again.
bool hangs(const RunSet &runs) {
  return llvm::any_of(runs.runs, [](const CapturedRun &run) {
    return run.process.end == ProcessResult::End::TimedOut;
  });
}

/// The reference runs for another variant.
struct Reference {
  /// Null if there are none.
  const RunSet *runs = nullptr;
  /// The variant that ran them on this machine; null if they were recorded.
  RanVariant *here = nullptr;
  std::string name;
  /// Why there are none.
  std::string problem;
};

/// "cpu and cuda".
std::string originalBackends() {
  std::vector<std::string> ids;
  for (const auto &backend : allBackends())
    if (backend->properties().reference != ReferenceQuality::None &&
        !backend->properties().isOnRequest)
      ids.push_back(backend->id().str());
  return llvm::join(ids, " and ");
}

/// Original runs that `variant` could be compared with, the best first: recorded ones, then those
/// of the same backend, then those of the best other backend.
std::vector<Reference> candidatesFor(const RanVariant &variant, const VerifyJob &job,
                                     const VerifyCase &testCase,
                                     llvm::MutableArrayRef<RanVariant> variants) {
  std::vector<Reference> candidates;
  for (const RunSet &runs : job.recorded)
    if (runs.testCase == testCase.name && runs.side == Side::Original)
      candidates.push_back({&runs, nullptr, "original, " + runs.variant + ", recorded", ""});
  // For an original, the question is whether it does the same here as on the other machine.
  if (variant.runs.side == Side::Original)
    return candidates;
  std::vector<RanVariant *> originals;
  for (RanVariant &other : variants)
    if (other.runs.side == Side::Original)
      originals.push_back(&other);
  llvm::stable_sort(originals, [&](const RanVariant *a, const RanVariant *b) {
    bool isSameA = a->backend == variant.backend, isSameB = b->backend == variant.backend;
    return isSameA != isSameB
               ? isSameA
               : a->backend->properties().reference > b->backend->properties().reference;
  });
  for (RanVariant *original : originals)
    candidates.push_back({&original->runs, original, "original, " + original->runs.variant, ""});
  return candidates;
}

Reference referenceFor(const RanVariant &variant, const VerifyJob &job, const VerifyCase &testCase,
                       llvm::MutableArrayRef<RanVariant> variants) {
  std::string problem =
      fmt::format("there is nothing to compare it with: no backend ran the original ({} can), and "
                  "there is no recording",
                  originalBackends());
  llvm::StringRef vendor = variant.backend->properties().gpuVendor;
  for (Reference &candidate : candidatesFor(variant, job, testCase, variants)) {
    std::string failure = whyNoReference(*candidate.runs, testCase);
    if (failure.empty())
      return std::move(candidate);
    problem = fmt::format("the original fails ({}): {}", candidate.runs->variant, failure);
    // If it fails on the same GPU but works elsewhere, that is not the port's fault.
    if (candidate.here && !vendor.empty() &&
        vendor == candidate.here->backend->properties().gpuVendor)
      break;
  }
  return {nullptr, nullptr, "", problem};
}

/// Whether only another run of the original can show what is a time or an address.
bool needsProof(const Assessment &assessment) {
  return llvm::any_of(assessment.outputs, [](const OutputAssessment &output) {
    return output.comparison.unproven != 0;
  });
}

/// Compares the runs of a variant with the reference. When they differ, both sides run again.
llvm::Expected<Assessment> assessWithRepeats(const VerifyJob &job, const VerifyCase &testCase,
                                             const Reference &reference, RanVariant &variant) {
  bool defaultMasks = job.manifest->defaultMasks;
  VariantRuns runs(job, testCase);
  llvm::Expected<Assessment> assessment =
      assess(*reference.runs, variant.runs, testCase, defaultMasks);
  if (assessment && needsProof(*assessment) && reference.here && !hangs(*reference.runs)) {
    if (llvm::Error error = runs.repeat(2, *reference.here))
      return error;
    assessment = assess(*reference.runs, variant.runs, testCase, defaultMasks);
  }
  bool isInDoubt = assessment && assessment->relation >= Relation::Rounding &&
                   !assessment->outputs.empty() && variant.runs.runs.size() < runsInDoubt &&
                   !hangs(variant.runs);
  if (!isInDoubt)
    return assessment;
  if (reference.here)
    if (llvm::Error error = runs.repeat(runsInDoubt, *reference.here))
      return error;
  if (llvm::Error error = runs.repeat(runsInDoubt, variant))
    return error;
  return assess(*reference.runs, variant.runs, testCase, defaultMasks);
}

/// The reports on a port that do not occur in any run of the original.
std::vector<emulator::Report> reportsOnPort(const VerifyJob &job, const RanVariant &port,
                                            const Reference &reference,
                                            llvm::ArrayRef<RanVariant> variants) {
  std::vector<emulator::Report> reports = reportsOf(port);
  auto leaveOut = [&](const RanVariant &original) {
    reports = newReports(reports, job.port, reportsOf(original), job.original);
  };
  RanVariant recorded;
  recorded.runs = *reference.runs;
  leaveOut(recorded);
  for (const RanVariant &other : variants)
    if (other.runs.side == Side::Original)
      leaveOut(other);
  return reports;
}

/// How the kernels of a port compare with the original's kernels that the same backend ran.
llvm::Expected<std::optional<KernelVerdict>> compareKernels(const VerifyJob &job,
                                                            const VerifyCase &testCase,
                                                            const RanVariant &port,
                                                            llvm::ArrayRef<RanVariant> variants) {
  if (port.runs.side == Side::Port)
    for (const RanVariant &original : variants)
      if (original.runs.side == Side::Original && original.backend == port.backend)
        return VariantRuns(job, testCase).compareKernels(original, port);
  return std::nullopt;
}

/// Traces a port that printed nothing to compare, and its original: it passes if their kernels write the same. Also traces a
/// port that is not tranship's if that takes little time: if it fails, the first kernel that differs is named, and if it
/// passes, waits that it lacks and other streams are.
llvm::Error traceUnasked(const VerifyJob &job, const VerifyCase &testCase, RanVariant &port,
                         llvm::MutableArrayRef<RanVariant> variants, AssessedVariant &into) {
  const Assessment &assessment = into.assessment;
  bool isInstead = assessment.comparedNothing && !assessment.isEndAsked &&
                   !assessment.isEndTelling && assessment.relation <= Relation::AgreesElsewhere;
  const std::chrono::milliseconds longestRun(isInstead ? 2000 : 300);
  auto original = llvm::find_if(variants, [&](const RanVariant &other) {
    return other.runs.side == Side::Original && other.backend == port.backend;
  });
  bool isNeeded =
      port.runs.side == Side::Port && !into.kernels && (isInstead || job.origin.isGiven);
  if (!isNeeded || original == variants.end() || !port.backend->properties().canTrace ||
      port.isFromElsewhere || port.isStartedByRunner ||
      llvm::any_of(original->runs.runs,
                   [&](const CapturedRun &run) { return run.process.time > longestRun; }))
    return llvm::Error::success();
  VariantRuns runs(job, testCase);
  for (RanVariant *variant : {&*original, &port})
    if (!variant->tracedRun)
      if (llvm::Error error = runs.trace(*variant))
        return error;
  llvm::Expected<std::optional<KernelVerdict>> kernels = runs.compareKernels(*original, port);
  if (!kernels)
    return kernels.takeError();
  // If kernels differ, the result may still be the same.
  bool isCause = assessment.relation >= Relation::Rounding;
  if (*kernels && (*kernels)->problem.empty() && (*kernels)->comparison.launches &&
      (isCause || (*kernels)->comparison.agrees()))
    into.kernels = std::move(*kernels);
  return llvm::Error::success();
}

} // namespace

llvm::Expected<std::vector<JudgedVariant>>
judgeCase(const VerifyJob &job, const VerifyCase &testCase, std::vector<RanVariant> variants) {
  std::vector<AssessedVariant> assessed(variants.size());
  for (size_t i = 0; i < variants.size(); ++i) {
    auto kernels = compareKernels(job, testCase, variants[i], variants);
    if (!kernels)
      return kernels.takeError();
    assessed[i].kernels = std::move(*kernels);
  }
  for (size_t i = 0; i < variants.size(); ++i) {
    RanVariant &variant = variants[i];
    if (!variant.notRun.empty())
      continue;
    Reference reference = referenceFor(variant, job, testCase, variants);
    if (!reference.runs) {
      assessed[i].noReference = reference.problem;
      continue;
    }
    assessed[i].reference = reference.name;
    llvm::Expected<Assessment> assessment = assessWithRepeats(job, testCase, reference, variant);
    if (!assessment)
      return assessment.takeError();
    assessed[i].assessment = std::move(*assessment);
    if (llvm::Error error = traceUnasked(job, testCase, variant, variants, assessed[i]))
      return error;
    if (variant.runs.side == Side::Port)
      assessed[i].reports = reportsOnPort(job, variant, reference, variants);
  }
  // Judge only now, after all repeats.
  std::vector<JudgedVariant> judged;
  for (size_t i = 0; i < variants.size(); ++i) {
    static_cast<RanVariant &>(assessed[i]) = std::move(variants[i]);
    if (assessed[i].runs.side == Side::Original)
      assessed[i].reports = reportsOf(assessed[i]);
    Outcome outcome = outcomeOf(assessed[i], testCase);
    judged.push_back({std::move(assessed[i]), std::move(outcome)});
  }
  return judged;
}

} // namespace tranship::verify
