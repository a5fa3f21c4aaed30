// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Verification.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// Builds with all backends, or uses what they built on another machine.
llvm::Expected<std::vector<BuiltBackend>> buildAll(const VerifyJob &job,
                                                   std::vector<BuildRecord> &records) {
  std::vector<BuiltBackend> all;
  for (const Backend *backend : job.backends) {
    if (auto there = job.elsewhere.find(backend->id().str()); there != job.elsewhere.end()) {
      llvm::append_range(records, there->second.builds);
      all.push_back({backend, there->second.outcome, {}, {}});
      continue;
    }
    llvm::Expected<BuiltBackend> built = buildWith(job, *backend, records);
    if (!built)
      return built.takeError();
    all.push_back(std::move(*built));
  }
  return all;
}

/// A port need not run if its original fails everywhere: there is nothing to compare it with.
/// `later`: the backends that have not run yet.
bool canBeJudged(const VerifyJob &job, const VerifyCase &testCase, llvm::ArrayRef<RanVariant> ran,
                 llvm::ArrayRef<BuiltBackend> later) {
  bool anyRan = false;
  for (const RanVariant &variant : ran)
    if (variant.runs.side == Side::Original) {
      anyRan = true;
      if (whyNoReference(variant.runs, testCase).empty())
        return true;
    }
  for (const BuiltBackend &backend : later)
    for (const BuiltVariant &variant : backend.variants(*job.machine))
      if (variant.variant.side == Side::Original)
        return true;
  return !anyRan || !job.recorded.empty();
}

/// Runs an original again that failed, if it does not fail where new memory holds zeros.
llvm::Expected<RanVariant> withZerosIfNeeded(const VariantRuns &runs, const VerifyCase &testCase,
                                             RanVariant variant) {
  if (variant.runs.side != Side::Original || whyNoReference(variant.runs, testCase).empty())
    return variant;
  llvm::Expected<std::optional<CapturedRun>> run = runs.runWithZeros(variant);
  if (!run)
    return run.takeError();
  RunSet withZeros = variant.runs;
  if (!*run)
    return variant;
  withZeros.runs = {std::move(**run)};
  if (!whyNoReference(withZeros, testCase).empty())
    return variant;
  variant.needsZeros = true;
  variant.runs.runs.clear();
  return runs.run(std::move(variant));
}

/// Runs all variants of a case, or uses their runs from another machine.
llvm::Expected<std::vector<RanVariant>> runCase(const VerifyJob &job, const VerifyCase &testCase,
                                                llvm::ArrayRef<BuiltBackend> backends) {
  VariantRuns runs(job, testCase);
  std::vector<RanVariant> ran;
  for (size_t i = 0; i < backends.size(); ++i) {
    auto there = job.elsewhere.find(backends[i].backend->id().str());
    for (BuiltVariant &built : backends[i].variants(*job.machine)) {
      RanVariant variant = withoutRuns(job, testCase, std::move(built));
      if (there != job.elsewhere.end()) {
        ran.push_back(withRunsFrom(there->second, std::move(variant)));
        continue;
      }
      if (variant.runs.side == Side::Original || job.scrutiny.checked ||
          canBeJudged(job, testCase, ran, backends.drop_front(i + 1))) {
        auto hasOther = [&](auto condition) {
          return llvm::any_of(ran, [&](const RanVariant &other) {
            return other.backend == variant.backend && condition(other);
          });
        };
        // As its original runs.
        variant.needsZeros = hasOther([](const RanVariant &other) { return other.needsZeros; });
        // What checks find counts only if the original was checked too.
        if (!job.scrutiny.checked && variant.runs.side == Side::Port &&
            !hasOther([](const RanVariant &other) { return other.checkedRun.has_value(); }))
          variant.checkedBuild.reset();
        llvm::Expected<RanVariant> made = runs.run(std::move(variant));
        if (made)
          made = withZerosIfNeeded(runs, testCase, std::move(*made));
        if (!made)
          return made.takeError();
        variant = std::move(*made);
      }
      ran.push_back(std::move(variant));
    }
  }
  return ran;
}

/// The outcome of a variant; its evidence names the case and the variant if there are several.
Outcome outcomeWithPlace(const VerifyJob &job, const JudgedVariant &result) {
  Outcome outcome = result.outcome;
  std::string place;
  if (job.manifest->cases.size() > 1)
    place = result.runs.testCase + ", ";
  if (result.runs.variant != result.backend->id())
    place += result.runs.variant + ", ";
  if (auto *failed = std::get_if<Failed>(&outcome))
    for (Observation &evidence : failed->evidence)
      evidence.what = place + evidence.what;
  return outcome;
}

/// The outcome of a backend: of what it built, or of its variants.
Outcome outcomeOf(const VerifyJob &job, const BuiltBackend &backend,
                  llvm::ArrayRef<JudgedVariant> results) {
  if (backend.outcome)
    return *backend.outcome;
  bool isForPort = isAboutPort(*backend.backend, *job.machine);
  std::vector<Outcome> outcomes;
  for (const JudgedVariant &result : results)
    // If the original fails, the port is not judged, but has not failed.
    if (result.backend == backend.backend && (result.runs.side == Side::Port || !isForPort))
      outcomes.push_back(outcomeWithPlace(job, result));
  return combine(outcomes);
}

/// Runs that agree do not make up for translation errors that they did not reach.
Outcome withRemark(Outcome outcome, const std::string &remark) {
  if (auto *passed = std::get_if<Passed>(&outcome); passed && !remark.empty())
    passed->note += (passed->note.empty() ? "" : ", ") + ("but " + remark);
  return outcome;
}

} // namespace

llvm::Expected<Verification> verifyProgram(const VerifyJob &job) {
  Verification result;
  result.compileOnly = job.scrutiny.compileOnly;
  result.lockstep = job.scrutiny.lockstep;
  result.translationErrors = job.origin.errors;
  result.headerOutside = job.origin.headerOutside;
  llvm::Expected<std::vector<BuiltBackend>> built = buildAll(job, result.builds);
  if (!built)
    return built.takeError();
  for (const VerifyCase &testCase : job.manifest->cases) {
    result.cases.push_back(testCase.name);
    llvm::Expected<std::vector<RanVariant>> ran = runCase(job, testCase, *built);
    if (!ran)
      return ran.takeError();
    llvm::Expected<std::vector<JudgedVariant>> judged = judgeCase(job, testCase, std::move(*ran));
    if (!judged)
      return judged.takeError();
    llvm::append_range(result.results, std::move(*judged));
  }
  for (const BuiltBackend &backend : *built) {
    Outcome outcome = outcomeOf(job, backend, result.results);
    if (isAboutPort(*backend.backend, *job.machine))
      outcome = withRemark(std::move(outcome), result.translationRemark());
    result.backends.push_back({backend.backend->id().str(), std::move(outcome)});
  }
  return result;
}

bool Verification::failed() const {
  return llvm::any_of(backends, [](const BackendResult &backend) {
    return std::holds_alternative<Failed>(backend.outcome);
  });
}

bool Verification::isAllSkipped() const {
  return llvm::all_of(backends, [](const BackendResult &backend) {
    return std::holds_alternative<Skipped>(backend.outcome);
  });
}

bool Verification::hasHiddenDifference() const { return llvm::any_of(results, kernelsDiffer); }

std::string Verification::translationRemark() const {
  size_t count = translationErrors.size();
  return count ? fmt::format("the translation left {} error{}", count, count == 1 ? "" : "s")
               : std::string();
}

/// Whether the backend ran and its results differed; a failed build does not count.
static bool differs(const BackendResult &backend) {
  const auto *failed = std::get_if<Failed>(&backend.outcome);
  return failed && llvm::none_of(failed->evidence, [](const Observation &one) {
           return llvm::StringRef(one.what).contains("build");
         });
}

std::string Verification::causeOfDisagreement() const {
  const BackendResult *ours = backend("cpu"), *amds = backend("hip-amd-ir");
  if (!ours || !amds)
    return {};
  if (std::holds_alternative<Passed>(ours->outcome) && differs(*amds))
    return std::string("the port agrees with tranship's HIP headers (cpu), so HIP's headers, HIP's "
                       "libraries or AMD's compiler behave differently, or the program has "
                       "undefined behavior") +
           (lockstep ? "" : ". If it relies on lanes that run in step, try --lockstep");
  if (std::holds_alternative<Passed>(amds->outcome) && differs(*ours))
    return "the port agrees with HIP's own headers (hip-amd-ir), so tranship's HIP headers (cpu) "
           "may be wrong, or the program has undefined behavior";
  return {};
}

const BackendResult *Verification::backend(llvm::StringRef id) const {
  for (const BackendResult &backend : backends)
    if (backend.id == id)
      return &backend;
  return nullptr;
}

} // namespace tranship::verify
