#include "verify/judge/Judgement.h"

#include "verify/judge/VariantOutcome.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// Runs of each side when something differs, to see what differs from run to run.
constexpr unsigned runsInDoubt = 3;

/// What hung once need not hang again.
bool hangs(const RunSet &runs) {
  return llvm::any_of(runs.runs, [](const CapturedRun &run) {
    return run.process.end == ProcessResult::End::TimedOut;
  });
}

class CaseJudgement {
public:
  CaseJudgement(const VerifyJob &job, const VariantRuns &runs, const VerifyCase &testCase,
                llvm::MutableArrayRef<VariantResult> results)
      : job_(job), runs_(runs), testCase_(testCase), results_(results) {}

  llvm::Error run() {
    for (VariantResult &result : results_)
      if (llvm::Error error = judge(result))
        return error;
    for (VariantResult &result : results_) // now that nothing is repeated any more
      if (result.runs.side == Side::Original)
        result.reports = reportsOf(result);
    return llvm::Error::success();
  }

private:
  struct Reference {
    const RunSet *runs = nullptr;
    /// Null: it was recorded.
    VariantResult *here = nullptr;
    std::string name;
    /// Why there is none.
    std::string problem = "there is nothing to hold it against: no backend ran the original (cpu "
                          "and cuda do), and there is no recording";
  };

  /// What was recorded, or else the original whose surroundings are the most like those of
  /// `result`.
  Reference referenceFor(const VariantResult &result) {
    struct Candidate {
      const RunSet *runs;
      VariantResult *here;
      unsigned distance;
    };
    std::vector<Candidate> candidates;
    for (VariantResult &other : results_) {
      if (other.runs.side == Side::Original && &other != &result)
        candidates.push_back({&other.runs, &other,
                              other.backend == result.backend ? 1u
                              : other.backend == "cuda"       ? 2u
                                                              : 3u});
    }
    for (const RunSet &runs : job_.recorded)
      if (runs.testCase == testCase_.name && runs.side == Side::Original)
        candidates.push_back({&runs, nullptr, 0});
    llvm::stable_sort(
        candidates, [](const Candidate &a, const Candidate &b) { return a.distance < b.distance; });
    // What is asked of the original itself is whether it does here what it did elsewhere.
    if (result.runs.side == Side::Original)
      llvm::erase_if(candidates, [](const Candidate &candidate) { return candidate.here; });
    Reference reference;
    for (const Candidate &candidate : candidates) {
      std::string name = fmt::format("original, {}{}", candidate.runs->variant,
                                     candidate.here ? "" : ", recorded");
      std::string problem = whyNoReference(*candidate.runs, testCase_);
      if (problem.empty())
        return {candidate.runs, candidate.here, name, ""};
      reference.problem =
          fmt::format("the original fails ({}): {}", candidate.runs->variant, problem);
      // Where it fails on the same GPU, that it works elsewhere does not make it the port's fault.
      if (candidate.here && !vendorOf(result).empty() &&
          vendorOf(result) == vendorOf(*candidate.here))
        break;
    }
    return reference;
  }

  llvm::StringRef vendorOf(const VariantResult &result) const {
    auto backend = llvm::find_if(job_.backends,
                                 [&](const Backend *one) { return one->id() == result.backend; });
    return backend == job_.backends.end() ? llvm::StringRef() : (*backend)->gpuVendor();
  }

  llvm::Error judge(VariantResult &result) {
    if (!result.notRun.empty()) {
      result.outcome = Skipped{result.notRun};
      return llvm::Error::success();
    }
    Reference reference = referenceFor(result);
    bool isOriginal = result.runs.side == Side::Original;
    if (isOriginal && !reference.runs) {
      std::string problem = whyNoReference(result.runs, testCase_);
      result.outcome = problem.empty() ? Outcome(Passed{"runs"}) : Failed{{{"run", problem}}};
      return llvm::Error::success();
    }
    if (!reference.runs) {
      result.outcome = Skipped{reference.problem};
      return llvm::Error::success();
    }
    result.reference = reference.name;
    if (llvm::Error error = assessAgain(reference, result))
      return error;
    if (result.assessment.relation >= Relation::Rounding && !result.assessment.outputs.empty() &&
        result.runs.runs.size() < runsInDoubt && !hangs(result.runs)) {
      if (reference.here)
        if (llvm::Error error = runs_.repeat(testCase_, runsInDoubt, *reference.here))
          return error;
      if (llvm::Error error = runs_.repeat(testCase_, runsInDoubt, result))
        return error;
      if (llvm::Error error = assessAgain(reference, result))
        return error;
    }
    if (isOriginal) {
      result.outcome = verify::outcomeOf(result);
      return llvm::Error::success();
    }
    result.reports = reportsOf(result);
    VariantResult recorded;
    recorded.runs = *reference.runs;
    result.reports = emulator::withoutKnown(result.reports, reportsOf(recorded));
    for (const VariantResult &other : results_)
      if (other.runs.side == Side::Original)
        result.reports = emulator::withoutKnown(result.reports, reportsOf(other));
    result.outcome = verify::outcomeOf(result);
    return llvm::Error::success();
  }

  llvm::Error assessAgain(const Reference &reference, VariantResult &result) {
    llvm::Expected<Assessment> assessment =
        assess(*reference.runs, result.runs, testCase_, job_.manifest->defaultMasks);
    if (!assessment)
      return assessment.takeError();
    result.assessment = std::move(*assessment);
    return llvm::Error::success();
  }

  const VerifyJob &job_;
  const VariantRuns &runs_;
  const VerifyCase &testCase_;
  llvm::MutableArrayRef<VariantResult> results_;
};

} // namespace

llvm::Error judgeCase(const VerifyJob &job, const VariantRuns &runs, const VerifyCase &testCase,
                      llvm::MutableArrayRef<VariantResult> results) {
  return CaseJudgement(job, runs, testCase, results).run();
}

} // namespace tranship::verify
