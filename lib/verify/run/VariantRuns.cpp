// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/VariantRuns.h"

#include "support/TextFile.h"
#include "verify/run/KernelReplay.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {

RanVariant withoutRuns(const VerifyJob &job, const VerifyCase &testCase, BuiltVariant built) {
  RanVariant result;
  static_cast<BuiltVariant &>(result) = std::move(built);
  result.runs.testCase = testCase.name;
  result.runs.variant = result.variant.name;
  result.runs.side = result.variant.side;
  result.runs.isEmulated = result.backend->properties().isEmulated;
  result.runs.warpWidth = result.variant.warpWidth;
  result.isStartedByRunner = !runnerOf(job, *result.backend).empty();
  return result;
}

RanVariant withRunsFrom(const RanElsewhere &elsewhere, RanVariant variant) {
  variant.isFromElsewhere = true;
  for (const RunSet &runs : elsewhere.runs)
    if (runs.testCase == variant.runs.testCase && runs.variant == variant.runs.variant &&
        runs.side == variant.runs.side) {
      variant.runs.runs = runs.runs;
      variant.runs.launchTimes = runs.launchTimes;
    }
  if (!variant.runs.runs.empty())
    return variant;
  auto reason = elsewhere.notRun.find(variant.runs.side);
  variant.notRun =
      reason == elsewhere.notRun.end() ? "the results contain no run of it" : reason->second;
  return variant;
}

void VariantRuns::reportProgress(llvm::StringRef activity, const RanVariant &variant) const {
  if (job_.progress)
    job_.progress(fmt::format("{} {}: {}, {}", activity.str(), testCase_.name,
                              toString(variant.runs.side).str(), variant.runs.variant));
}

llvm::Expected<RanVariant> VariantRuns::run(RanVariant variant) const {
  reportProgress("running", variant);
  if (llvm::Error error = addRuns(testCase_.repeats, variant))
    return error;
  if (llvm::Error error = runChecked(variant))
    return error;
  if (job_.scrutiny.traceKernels && variant.backend->properties().canTrace)
    if (llvm::Error error = trace(variant))
      return error;
  return variant;
}

llvm::Expected<std::optional<CapturedRun>>
VariantRuns::runWithZeros(const RanVariant &variant) const {
  RunRequest request = requestFor(variant, variant.build, "zeros");
  std::vector<std::string> environment = variant.backend->zeroMemoryEnvironment();
  if (environment.empty())
    return std::nullopt;
  llvm::append_range(request.lastEnvironment, environment);
  llvm::Expected<CapturedRun> run = runOnce(request);
  if (!run)
    return run.takeError();
  return std::optional(std::move(*run));
}

llvm::Error VariantRuns::repeat(unsigned count, RanVariant &variant) const {
  if (variant.isFromElsewhere)
    return llvm::Error::success();
  reportProgress("repeating", variant);
  return addRuns(count, variant);
}

llvm::Expected<std::optional<KernelVerdict>>
VariantRuns::compareKernels(const RanVariant &original, const RanVariant &port) const {
  std::optional<KernelVerdict> verdict;
  if (!original.tracedRun || !port.tracedRun)
    return verdict;
  const Tolerances &tolerances = job_.manifest->tolerances;
  verdict = compareTracedRuns(*original.tracedRun, *port.tracedRun, tolerances);
  const std::optional<TraceFinding> &first = verdict->comparison.first;
  if (!first || first->kind == TraceFinding::Kind::Sequence)
    return verdict;
  RunRequest request = traceRequest(original);
  request.folder += fmt::format("-{}", port.variant.warpWidth);
  std::string folder =
      fmt::format("{}/again/{}-{}", job_.workFolder, testCase_.name, port.variant.warpWidth);
  if (llvm::Error error =
          findInstability(request, *original.tracedRun, folder, tolerances, *verdict))
    return error;
  if (!job_.scrutiny.traceFolder.empty())
    if (llvm::Error error = keepForReplay(original, port, *first))
      return error;
  return verdict;
}

RunRequest VariantRuns::requestFor(const RanVariant &variant, const BuildResult &build,
                                   llvm::StringRef folder) const {
  RunRequest request;
  request.manifest = job_.manifest;
  request.testCase = &testCase_;
  request.backend = variant.backend;
  request.variant = variant.variant;
  request.runner = runnerOf(job_, *variant.backend);
  request.program = build.program;
  const Program &program = variant.runs.side == Side::Original ? job_.original : job_.port;
  for (const RuntimeSource &source : program.runtimeSources)
    request.files[source.runPath] = joinPath(program.folder, source.source);
  for (const RuntimeSource &module : program.modules)
    request.files[module.runPath] = joinPath(build.moduleFolder, module.runPath);
  request.folder = joinPath(job_.workFolder, folder);
  if (job_.scrutiny.lockstep)
    request.lastEnvironment = variant.backend->lockstepEnvironment();
  return request;
}

llvm::Error VariantRuns::addRuns(unsigned count, RanVariant &variant) const {
  RunRequest request =
      requestFor(variant, variant.build, variant.needsZeros ? "run-with-zeros" : "run");
  if (variant.needsZeros)
    llvm::append_range(request.lastEnvironment, variant.backend->zeroMemoryEnvironment());
  std::vector<CapturedRun> &runs = variant.runs.runs;
  std::string engines = fmt::format("{}/engines-{}-{}-{}-{}", job_.workFolder, testCase_.name,
                                    variant.backend->id().str(), toString(variant.runs.side).str(),
                                    variant.variant.warpWidth);
  if (runs.empty())
    llvm::append_range(request.lastEnvironment, variant.backend->engineEnvironment(engines));
  for (request.repeat = unsigned(runs.size()); request.repeat < count; ++request.repeat) {
    llvm::Expected<CapturedRun> run = runOnce(request);
    if (!run)
      return run.takeError();
    runs.push_back(std::move(*run));
    if (variant.engines.empty())
      variant.engines = textOrNothing(engines);
  }
  return llvm::Error::success();
}

llvm::Error VariantRuns::runChecked(RanVariant &variant) const {
  // Checks take about ten times as long. Of what a user's port can get wrong, races are what results on a CPU do not
  // show.
  constexpr std::chrono::milliseconds shortTime(300);
  bool isShort = llvm::all_of(
      variant.runs.runs, [&](const CapturedRun &run) { return run.process.time <= shortTime; });
  if (!variant.checkedBuild || !(job_.scrutiny.checked || isShort))
    return llvm::Error::success();
  reportProgress("checking", variant);
  llvm::Expected<CapturedRun> run = runOnce(requestFor(variant, *variant.checkedBuild, "checked"));
  if (!run)
    return run.takeError();
  variant.checkedRun = std::move(*run);
  return llvm::Error::success();
}

std::string VariantRuns::traceFolder(const RanVariant &variant) const {
  return fmt::format("{}/{}-{}-{}",
                     job_.scrutiny.traceFolder.empty() ? job_.workFolder + "/traces"
                                                       : job_.scrutiny.traceFolder,
                     testCase_.name, variant.backend->id().str(), variant.variant.warpWidth);
}

RunRequest VariantRuns::traceRequest(const RanVariant &variant) const {
  RunRequest request = requestFor(variant, variant.build, "traced");
  if (variant.needsZeros)
    llvm::append_range(request.lastEnvironment, variant.backend->zeroMemoryEnvironment());
  return request;
}

llvm::Error VariantRuns::trace(RanVariant &variant) const {
  reportProgress("tracing", variant);
  llvm::Expected<TracedRun> run =
      runTraced(traceRequest(variant), joinPath(traceFolder(variant), toString(variant.runs.side)));
  if (!run)
    return run.takeError();
  variant.tracedRun = std::move(*run);
  return llvm::Error::success();
}

llvm::Error VariantRuns::keepForReplay(const RanVariant &original, const RanVariant &port,
                                       const TraceFinding &finding) const {
  KernelReplay replay;
  replay.folder = traceFolder(port);
  replay.kernel = finding.kernel;
  replay.launch = finding.launch;
  RunRequest request = traceRequest(original);
  request.folder += fmt::format("-{}-kept", port.variant.warpWidth);
  replay.original = {finding.symbol, original.variant.warpWidth, request.program};
  llvm::Expected<TracedRun> kept =
      runTraced(std::move(request), replay.folder + "/launch", finding.launch);
  if (!kept)
    return kept.takeError();
  request = traceRequest(port);
  request.folder += "-kept";
  replay.port = {finding.portSymbol, port.variant.warpWidth, request.program};
  kept = runTraced(std::move(request), replay.folder + "/port-launch", finding.portLaunch);
  return kept ? keepReplay(replay) : kept.takeError();
}

} // namespace tranship::verify
