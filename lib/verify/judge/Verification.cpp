#include "verify/judge/Verification.h"

#include "verify/judge/Judgement.h"
#include "verify/judge/VariantOutcome.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

class Verifier {
public:
  explicit Verifier(const VerifyJob &job) : job_(job), runs_(job, prepared_) {}

  llvm::Expected<Verification> run() {
    result_.compileOnly = job_.compileOnly;
    result_.translationErrors = job_.translationErrors;
    result_.headerOutside = job_.headerOutside;
    for (const Backend *backend : job_.backends) {
      if (auto there = job_.elsewhere.find(backend->id().str()); there != job_.elsewhere.end()) {
        prepared_[backend].outcome = there->second.outcome;
        llvm::append_range(result_.builds, there->second.builds);
        continue;
      }
      llvm::Expected<PreparedBackend> prepared = prepare(job_, *backend, result_.builds);
      if (!prepared)
        return prepared.takeError();
      prepared_[backend] = std::move(*prepared);
    }
    for (const VerifyCase &testCase : job_.manifest->cases) {
      result_.cases.push_back(testCase.name);
      if (llvm::Error error = runCase(testCase))
        return error;
    }
    for (const Backend *backend : job_.backends)
      result_.backends.push_back({backend->id().str(), isAboutPort(*backend, *job_.machine)
                                                           ? withRemark(outcomeOf(*backend))
                                                           : outcomeOf(*backend)});
    return std::move(result_);
  }

private:
  llvm::Error runCase(const VerifyCase &testCase) {
    size_t first = result_.results.size();
    for (const Backend *backend : job_.backends) {
      if (!prepared_[backend].takesPart())
        continue;
      for (const Variant &variant : backend->variants(*job_.machine)) {
        VariantResult result;
        result.backend = backend->id().str();
        result.runs.testCase = testCase.name;
        result.runs.variant = variant.name;
        result.warpWidth = variant.warpWidth;
        result.runs.side = variant.side;
        result.isStartedByRunner = !runnerOf(job_, *backend).empty();
        if (auto there = job_.elsewhere.find(result.backend); there != job_.elsewhere.end()) {
          takeRuns(there->second, result);
          result_.results.push_back(std::move(result));
          continue;
        }
        if (variant.side == Side::Original || job_.checked ||
            canBeJudged(testCase, first, *backend))
          if (llvm::Error error = runs_.run(*backend, variant, testCase, result))
            return error;
        result_.results.push_back(std::move(result));
      }
    }
    llvm::MutableArrayRef<VariantResult> results(result_.results);
    results = results.drop_front(first);
    if (llvm::Error error = runs_.compareKernels(testCase, results))
      return error;
    return judgeCase(job_, runs_, testCase, results);
  }

  /// The runs that were made on another machine.
  static void takeRuns(const RanElsewhere &there, VariantResult &into) {
    into.isFromElsewhere = true;
    for (const RunSet &runs : there.runs)
      if (runs.testCase == into.runs.testCase && runs.variant == into.runs.variant &&
          runs.side == into.runs.side)
        into.runs = runs;
    if (!into.runs.runs.empty())
      return;
    auto reason = there.notRun.find(into.runs.side);
    into.notRun = reason == there.notRun.end() ? "the results have no run of it" : reason->second;
  }

  /// A port whose original fails wherever it runs need not run: nothing could be said of it.
  bool canBeJudged(const VerifyCase &testCase, size_t first, const Backend &backend) {
    bool anyRan = false;
    for (size_t i = first; i < result_.results.size(); ++i)
      if (const RunSet &runs = result_.results[i].runs; runs.side == Side::Original) {
        anyRan = true;
        if (whyNoReference(runs, testCase).empty())
          return true;
      }
    bool isLater = false;
    for (const Backend *other : job_.backends) {
      if (isLater && prepared_[other].takesPart())
        for (const Variant &variant : other->variants(*job_.machine))
          if (variant.side == Side::Original)
            return true;
      isLater |= other == &backend;
    }
    return !anyRan || !job_.recorded.empty();
  }

  Outcome outcomeOf(const Backend &backend) {
    const PreparedBackend &prepared = prepared_[&backend];
    if (prepared.outcome)
      return *prepared.outcome;
    std::vector<Outcome> outcomes;
    for (const VariantResult &result : result_.results) {
      if (result.backend != backend.id())
        continue;
      // That the original fails is why the port is not judged, and no failure of the port's.
      if (result.runs.side == Side::Port || !isAboutPort(backend, *job_.machine))
        outcomes.push_back(withPlace(result));
    }
    return combine(outcomes);
  }

  /// Observation says where it comes from, when there is more than one place.
  Outcome withPlace(const VariantResult &result) const {
    Outcome outcome = result.outcome;
    std::string place;
    if (job_.manifest->cases.size() > 1)
      place = result.runs.testCase + ", ";
    if (result.runs.variant != result.backend)
      place += result.runs.variant + ", ";
    if (auto *failed = std::get_if<Failed>(&outcome))
      for (Observation &evidence : failed->evidence)
        evidence.what = place + evidence.what;
    return outcome;
  }

  /// That runs agree does not make up for what they did not reach.
  Outcome withRemark(Outcome outcome) const {
    std::string remark = result_.translationRemark();
    if (auto *passed = std::get_if<Passed>(&outcome); passed && !remark.empty())
      passed->note += (passed->note.empty() ? "" : ", ") + ("but " + remark);
    return outcome;
  }

  const VerifyJob &job_;
  Verification result_;
  PreparedBackends prepared_;
  VariantRuns runs_;
};

} // namespace

bool Verification::failed() const {
  return llvm::any_of(backends, [](const BackendResult &backend) {
    return std::holds_alternative<Failed>(backend.outcome);
  });
}

bool Verification::hasHiddenDifference() const { return llvm::any_of(results, kernelsDiffer); }

std::string Verification::translationRemark() const {
  size_t count = translationErrors.size();
  return count ? fmt::format("the translation left {} error{}", count, count == 1 ? "" : "s")
               : std::string();
}

const BackendResult *Verification::backend(llvm::StringRef id) const {
  for (const BackendResult &backend : backends)
    if (backend.id == id)
      return &backend;
  return nullptr;
}

llvm::Expected<Verification> verifyProgram(const VerifyJob &job) { return Verifier(job).run(); }

} // namespace tranship::verify
