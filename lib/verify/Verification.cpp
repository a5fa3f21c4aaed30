#include "verify/Verification.h"

#include "support/TextFile.h"
#include "verify/KernelReplay.h"
#include "verify/VariantOutcome.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// Runs of each side when something differs, to see what differs from run to run.
constexpr unsigned runsInDoubt = 3;

class Verifier {
public:
  explicit Verifier(const VerifyJob &job) : job_(job) {}

  llvm::Expected<Verification> run() {
    result_.compileOnly = job_.compileOnly;
    for (const Backend *backend : job_.backends)
      if (llvm::Error error = prepare(*backend))
        return error;
    for (const VerifyCase &testCase : job_.manifest->cases) {
      result_.cases.push_back(testCase.name);
      if (llvm::Error error = runCase(testCase))
        return error;
    }
    for (const Backend *backend : job_.backends)
      result_.backends.push_back({backend->id().str(), outcomeOf(*backend)});
    return std::move(result_);
  }

private:
  struct Prepared {
    /// Why it takes no part.
    std::optional<Outcome> outcome;
    std::map<Side, BuildResult> builds, checkedBuilds;
  };

  void tell(const std::string &what) const {
    if (job_.progress)
      job_.progress(what);
  }

  const Runner &runnerOf(const Backend &backend) const {
    static const Runner local;
    auto found = job_.runners.find(backend.id().str());
    return found == job_.runners.end() ? local : found->second;
  }

  /// A backend is about the port, or about the original when it cannot run the port.
  bool isAboutPort(const Backend &backend) const {
    return llvm::any_of(backend.variants(*job_.machine),
                        [](const Variant &v) { return v.side == Side::Port; });
  }

  llvm::Error prepare(const Backend &backend) {
    Prepared &prepared = prepared_[&backend];
    std::string reason = backend.whyNotBuild(*job_.machine, job_.compileOnly);
    // A runner may lead to another machine, of which nothing is known here.
    if (reason.empty() && !job_.compileOnly && runnerOf(backend).empty())
      reason = backend.whyNotRun(*job_.machine);
    if (!reason.empty()) {
      prepared.outcome = Skipped{reason};
      return llvm::Error::success();
    }
    std::vector<Outcome> compiled;
    for (const Variant &variant : backend.variants(*job_.machine)) {
      if (prepared.builds.count(variant.side) || prepared.outcome)
        continue;
      // In step nothing runs without checks.
      bool inStep = job_.lockstep && backend.canCheck() && !job_.compileOnly;
      llvm::Expected<BuildResult> built = buildSide(backend, variant.side, inStep);
      if (!built)
        return built.takeError();
      std::string problem = built->problem;
      if (problem.empty() && job_.checked && backend.canCheck() && !job_.compileOnly) {
        llvm::Expected<BuildResult> checked =
            inStep ? *built : buildSide(backend, variant.side, true);
        if (!checked)
          return checked.takeError();
        problem = checked->problem;
        prepared.checkedBuilds[variant.side] = std::move(*checked);
      }
      prepared.builds[variant.side] = std::move(*built);
      if (problem.empty()) {
        compiled.push_back(Passed{toString(variant.side).str() + " compiles"});
        continue;
      }
      if (variant.side == Side::Original && isAboutPort(backend))
        prepared.outcome = Skipped{"the original does not build: " + problem};
      else
        prepared.outcome = Failed{{{"build", problem}}};
    }
    if (job_.compileOnly && !prepared.outcome)
      prepared.outcome = compiled.size() == 1 ? compiled.front() : Passed{"both sides compile"};
    return llvm::Error::success();
  }

  llvm::Expected<BuildResult> buildSide(const Backend &backend, Side side, bool checked) {
    tell(fmt::format("building the {} ({}{})", toString(side).str(), backend.id().str(),
                     checked ? ", with checks" : ""));
    const Manifest &manifest = *job_.manifest;
    BuildJob build;
    build.backend = &backend;
    build.machine = job_.machine;
    build.program = side == Side::Original ? &job_.original : &job_.port;
    if (auto flags = manifest.flagsFor.find(backend.id().str()); flags != manifest.flagsFor.end())
      build.flags = flags->second;
    build.relocatable = manifest.relocatable;
    build.compileOnly = job_.compileOnly;
    build.checked = checked;
    build.timeout = manifest.buildTimeout;
    build.folder = fmt::format("{}/build/{}-{}{}", job_.workFolder, backend.id().str(),
                               toString(side).str(), checked ? "-checked" : "");
    llvm::Expected<BuildResult> built = tranship::build(build);
    if (built)
      result_.builds.push_back(
          {backend.id().str(), side, built->commands,
           built->program.empty() ? std::string() : hashOf(textOrNothing(built->program)),
           built->problem});
    return built;
  }

  bool takesPart(const Backend &backend) { return !prepared_[&backend].outcome; }

  llvm::Error runCase(const VerifyCase &testCase) {
    size_t first = result_.results.size();
    for (const Backend *backend : job_.backends) {
      if (!takesPart(*backend))
        continue;
      for (const Variant &variant : backend->variants(*job_.machine)) {
        tell(fmt::format("running {}: {}, {}", testCase.name, toString(variant.side).str(),
                         variant.name));
        VariantResult result;
        result.backend = backend->id().str();
        result.runs.testCase = testCase.name;
        result.runs.variant = variant.name;
        result.warpWidth = variant.warpWidth;
        result.runs.side = variant.side;
        if (variant.side == Side::Port && !job_.checked &&
            !canBeJudged(testCase, first, *backend)) {
          result_.results.push_back(std::move(result));
          continue;
        }
        if (llvm::Error error = addRuns(*backend, variant, testCase, testCase.repeats, result.runs))
          return error;
        if (llvm::Error error = runChecked(*backend, variant, testCase, result))
          return error;
        if (llvm::Error error = trace(*backend, variant, testCase, result))
          return error;
        result_.results.push_back(std::move(result));
      }
    }
    for (size_t i = first; i < result_.results.size(); ++i)
      if (llvm::Error error = compareKernels(testCase, first, result_.results[i]))
        return error;
    for (size_t i = first; i < result_.results.size(); ++i)
      if (llvm::Error error = judge(testCase, first, result_.results[i]))
        return error;
    for (size_t i = first; i < result_.results.size(); ++i) // now that nothing is repeated any more
      if (VariantResult &result = result_.results[i]; result.runs.side == Side::Original)
        result.reports = reportsOf(result);
    return llvm::Error::success();
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
      if (isLater && takesPart(*other))
        for (const Variant &variant : other->variants(*job_.machine))
          if (variant.side == Side::Original)
            return true;
      isLater |= other == &backend;
    }
    return !anyRan || !job_.recorded.empty();
  }

  RunRequest requestFor(const Backend &backend, const Variant &variant,
                        const VerifyCase &testCase) {
    RunRequest request;
    request.manifest = job_.manifest;
    request.testCase = &testCase;
    request.backend = &backend;
    request.variant = variant;
    request.runner = runnerOf(backend);
    setBuild(prepared_[&backend].builds[variant.side], request);
    request.folder = job_.workFolder + "/run";
    if (job_.lockstep)
      request.lastEnvironment = backend.lockstepEnvironment();
    return request;
  }

  void setBuild(const BuildResult &build, RunRequest &request) const {
    const Program &program = request.variant.side == Side::Original ? job_.original : job_.port;
    request.program = build.program;
    request.files.clear();
    for (const RuntimeSource &source : program.runtimeSources)
      request.files[source.place] = joinPath(program.folder, source.source);
    for (const RuntimeSource &module : program.modules)
      request.files[module.place] = joinPath(build.moduleFolder, module.place);
  }

  llvm::Error runChecked(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                         VariantResult &result) {
    Prepared &prepared = prepared_[&backend];
    auto build = prepared.checkedBuilds.find(variant.side);
    if (build == prepared.checkedBuilds.end())
      return llvm::Error::success();
    tell(fmt::format("checking {}: {}, {}", testCase.name, toString(variant.side).str(),
                     variant.name));
    RunRequest request = requestFor(backend, variant, testCase);
    setBuild(build->second, request);
    request.folder = job_.workFolder + "/checked";
    llvm::Expected<CapturedRun> run = runOnce(request);
    if (!run)
      return run.takeError();
    result.checkedRun = std::move(*run);
    return llvm::Error::success();
  }

  bool isTraced(const Backend &backend) const {
    return job_.traceKernels && !backend.traceEnvironment("", 0).empty();
  }

  std::string traceFolder(const VariantResult &result) const {
    return fmt::format("{}/{}-{}-{}",
                       job_.traceFolder.empty() ? job_.workFolder + "/traces" : job_.traceFolder,
                       result.runs.testCase, result.backend, result.warpWidth);
  }

  /// For another run of what was run here.
  RunRequest traceRequest(const VerifyCase &testCase, const VariantResult &result) {
    const Backend &backend =
        **llvm::find_if(job_.backends, [&](const Backend *b) { return b->id() == result.backend; });
    std::vector<Variant> variants = backend.variants(*job_.machine);
    const Variant &variant = *llvm::find_if(variants, [&](const Variant &v) {
      return v.name == result.runs.variant && v.side == result.runs.side;
    });
    RunRequest request = requestFor(backend, variant, testCase);
    request.folder = job_.workFolder + "/traced";
    return request;
  }

  llvm::Error trace(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                    VariantResult &result) {
    if (!isTraced(backend))
      return llvm::Error::success();
    tell(fmt::format("tracing {}: {}, {}", testCase.name, toString(variant.side).str(),
                     variant.name));
    RunRequest request = traceRequest(testCase, result);
    llvm::Expected<TracedRun> run =
        runTraced(std::move(request), joinPath(traceFolder(result), toString(variant.side)));
    if (!run)
      return run.takeError();
    result.tracedRun = std::move(*run);
    return llvm::Error::success();
  }

  /// Of a port: against the original that the same backend ran.
  llvm::Error compareKernels(const VerifyCase &testCase, size_t first, VariantResult &result) {
    for (size_t i = first; i < result_.results.size(); ++i) {
      const VariantResult &other = result_.results[i];
      if (!result.tracedRun || !other.tracedRun || other.runs.side != Side::Original ||
          other.backend != result.backend || result.runs.side != Side::Port)
        continue;
      const Tolerances &tolerances = job_.manifest->tolerances;
      result.kernels = compareTracedRuns(*other.tracedRun, *result.tracedRun, tolerances);
      if (llvm::Error error = lookCloser(testCase, other, result))
        return error;
    }
    return llvm::Error::success();
  }

  /// What was found may be the original's own doing; and it may be kept.
  llvm::Error lookCloser(const VerifyCase &testCase, const VariantResult &original,
                         VariantResult &port) {
    const std::optional<TraceFinding> &first = port.kernels->comparison.first;
    if (!first || first->kind == TraceFinding::Kind::Sequence)
      return llvm::Error::success();
    RunRequest request = traceRequest(testCase, original);
    request.folder += fmt::format("-{}", port.warpWidth);
    if (llvm::Error error = findInstability(
            request, *original.tracedRun,
            fmt::format("{}/again/{}-{}", job_.workFolder, testCase.name, port.warpWidth),
            job_.manifest->tolerances, *port.kernels))
      return error;
    if (job_.traceFolder.empty())
      return llvm::Error::success();
    KernelReplay replay;
    replay.folder = traceFolder(port);
    replay.kernel = first->kernel;
    replay.launch = first->launch;
    replay.original = {first->symbol, original.warpWidth, request.program};
    request.folder += "-kept";
    llvm::Expected<TracedRun> kept =
        runTraced(std::move(request), replay.folder + "/launch", first->launch);
    if (!kept)
      return kept.takeError();
    request = traceRequest(testCase, port);
    replay.port = {first->portSymbol, port.warpWidth, request.program};
    request.folder += "-kept";
    kept = runTraced(std::move(request), replay.folder + "/port-launch", first->portLaunch);
    return kept ? keepReplay(replay) : kept.takeError();
  }

  llvm::Error addRuns(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                      unsigned upTo, RunSet &into) {
    RunRequest request = requestFor(backend, variant, testCase);
    for (request.repeat = unsigned(into.runs.size()); request.repeat < upTo; ++request.repeat) {
      llvm::Expected<CapturedRun> run = runOnce(request);
      if (!run)
        return run.takeError();
      into.runs.push_back(std::move(*run));
    }
    return llvm::Error::success();
  }

  /// More runs of something that was run here.
  llvm::Error repeat(const VerifyCase &testCase, VariantResult &result) {
    const Backend *backend =
        *llvm::find_if(job_.backends, [&](const Backend *b) { return b->id() == result.backend; });
    for (const Variant &variant : backend->variants(*job_.machine))
      if (variant.name == result.runs.variant && variant.side == result.runs.side)
        return addRuns(*backend, variant, testCase, runsInDoubt, result.runs);
    return llvm::Error::success();
  }

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
  Reference referenceFor(const VerifyCase &testCase, size_t first, const VariantResult &result) {
    struct Candidate {
      const RunSet *runs;
      VariantResult *here;
      unsigned distance;
    };
    std::vector<Candidate> candidates;
    for (size_t i = first; i < result_.results.size(); ++i) {
      VariantResult &other = result_.results[i];
      if (other.runs.side == Side::Original && &other != &result)
        candidates.push_back({&other.runs, &other,
                              other.backend == result.backend ? 1u
                              : other.backend == "cuda"       ? 2u
                                                              : 3u});
    }
    for (const RunSet &runs : job_.recorded)
      if (runs.testCase == testCase.name && runs.side == Side::Original)
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
      std::string problem = whyNoReference(*candidate.runs, testCase);
      if (problem.empty())
        return {candidate.runs, candidate.here, name, ""};
      reference.problem =
          fmt::format("the original fails ({}): {}", candidate.runs->variant, problem);
    }
    return reference;
  }

  llvm::Error judge(const VerifyCase &testCase, size_t first, VariantResult &result) {
    Reference reference = referenceFor(testCase, first, result);
    bool isOriginal = result.runs.side == Side::Original;
    if (isOriginal && !reference.runs) {
      std::string problem = whyNoReference(result.runs, testCase);
      result.outcome = problem.empty() ? Outcome(Passed{"runs"}) : Failed{{{"run", problem}}};
      return llvm::Error::success();
    }
    if (!reference.runs) {
      result.outcome = Skipped{reference.problem};
      return llvm::Error::success();
    }
    result.reference = reference.name;
    if (llvm::Error error = assessAgain(testCase, reference, result))
      return error;
    if (result.assessment.relation >= Relation::Rounding && !result.assessment.outputs.empty() &&
        result.runs.runs.size() < runsInDoubt) {
      tell(fmt::format("repeating {}: {}", testCase.name, result.runs.variant));
      if (reference.here)
        if (llvm::Error error = repeat(testCase, *reference.here))
          return error;
      if (llvm::Error error = repeat(testCase, result))
        return error;
      if (llvm::Error error = assessAgain(testCase, reference, result))
        return error;
    }
    if (isOriginal) {
      result.outcome = tranship::outcomeOf(result);
      return llvm::Error::success();
    }
    result.reports = reportsOf(result);
    VariantResult recorded;
    recorded.runs = *reference.runs;
    result.reports = withoutKnown(result.reports, reportsOf(recorded));
    for (size_t i = first; i < result_.results.size(); ++i)
      if (const VariantResult &other = result_.results[i]; other.runs.side == Side::Original)
        result.reports = withoutKnown(result.reports, reportsOf(other));
    result.outcome = tranship::outcomeOf(result);
    return llvm::Error::success();
  }

  llvm::Error assessAgain(const VerifyCase &testCase, const Reference &reference,
                          VariantResult &result) {
    llvm::Expected<Assessment> assessment =
        assess(*reference.runs, result.runs, testCase, job_.manifest->defaultMasks);
    if (!assessment)
      return assessment.takeError();
    result.assessment = std::move(*assessment);
    return llvm::Error::success();
  }

  Outcome outcomeOf(const Backend &backend) {
    const Prepared &prepared = prepared_[&backend];
    if (prepared.outcome)
      return *prepared.outcome;
    std::vector<Outcome> outcomes;
    for (const VariantResult &result : result_.results) {
      if (result.backend != backend.id())
        continue;
      // That the original fails is why the port is not judged, and no failure of the port's.
      if (result.runs.side == Side::Port || !isAboutPort(backend))
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

  const VerifyJob &job_;
  Verification result_;
  std::map<const Backend *, Prepared> prepared_;
};

} // namespace

bool Verification::failed() const {
  return llvm::any_of(backends, [](const BackendResult &backend) {
    return std::holds_alternative<Failed>(backend.outcome);
  });
}

const BackendResult *Verification::backend(llvm::StringRef id) const {
  for (const BackendResult &backend : backends)
    if (backend.id == id)
      return &backend;
  return nullptr;
}

llvm::Expected<Verification> verify(const VerifyJob &job) { return Verifier(job).run(); }

} // namespace tranship
