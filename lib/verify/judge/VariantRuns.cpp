#include "verify/judge/VariantRuns.h"

#include "support/TextFile.h"
#include "verify/run/KernelReplay.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {

void VariantRuns::tell(const std::string &what) const {
  if (job_.progress)
    job_.progress(what);
}

llvm::Error VariantRuns::run(const Backend &backend, const Variant &variant,
                             const VerifyCase &testCase, VariantResult &result) const {
  tell(
      fmt::format("running {}: {}, {}", testCase.name, toString(variant.side).str(), variant.name));
  if (llvm::Error error = addRuns(backend, variant, testCase, testCase.repeats, result.runs))
    return error;
  if (llvm::Error error = runChecked(backend, variant, testCase, result))
    return error;
  return trace(backend, variant, testCase, result);
}

llvm::Error VariantRuns::repeat(const VerifyCase &testCase, unsigned upTo,
                                VariantResult &result) const {
  if (result.isFromElsewhere)
    return llvm::Error::success(); // it was repeated there
  tell(fmt::format("repeating {}: {}", testCase.name, result.runs.variant));
  const Backend *backend =
      *llvm::find_if(job_.backends, [&](const Backend *b) { return b->id() == result.backend; });
  for (const Variant &variant : backend->variants(*job_.machine))
    if (variant.name == result.runs.variant && variant.side == result.runs.side)
      return addRuns(*backend, variant, testCase, upTo, result.runs);
  return llvm::Error::success();
}

llvm::Error VariantRuns::compareKernels(const VerifyCase &testCase,
                                        llvm::MutableArrayRef<VariantResult> results) const {
  for (VariantResult &port : results)
    for (const VariantResult &original : results) {
      if (!port.tracedRun || !original.tracedRun || port.runs.side != Side::Port ||
          original.runs.side != Side::Original || original.backend != port.backend)
        continue;
      port.kernels =
          compareTracedRuns(*original.tracedRun, *port.tracedRun, job_.manifest->tolerances);
      if (llvm::Error error = lookCloser(testCase, original, port))
        return error;
    }
  return llvm::Error::success();
}

RunRequest VariantRuns::requestFor(const Backend &backend, const Variant &variant,
                                   const VerifyCase &testCase) const {
  RunRequest request;
  request.manifest = job_.manifest;
  request.testCase = &testCase;
  request.backend = &backend;
  request.variant = variant;
  request.runner = runnerOf(job_, backend);
  setBuild(prepared_.at(&backend).builds.at(variant.side), request);
  request.folder = job_.workFolder + "/run";
  if (job_.lockstep)
    request.lastEnvironment = backend.lockstepEnvironment();
  return request;
}

void VariantRuns::setBuild(const BuildResult &build, RunRequest &request) const {
  const Program &program = request.variant.side == Side::Original ? job_.original : job_.port;
  request.program = build.program;
  request.files.clear();
  for (const RuntimeSource &source : program.runtimeSources)
    request.files[source.place] = joinPath(program.folder, source.source);
  for (const RuntimeSource &module : program.modules)
    request.files[module.place] = joinPath(build.moduleFolder, module.place);
}

llvm::Error VariantRuns::addRuns(const Backend &backend, const Variant &variant,
                                 const VerifyCase &testCase, unsigned upTo, RunSet &into) const {
  RunRequest request = requestFor(backend, variant, testCase);
  for (request.repeat = unsigned(into.runs.size()); request.repeat < upTo; ++request.repeat) {
    llvm::Expected<CapturedRun> run = runOnce(request);
    if (!run)
      return run.takeError();
    into.runs.push_back(std::move(*run));
  }
  return llvm::Error::success();
}

llvm::Error VariantRuns::runChecked(const Backend &backend, const Variant &variant,
                                    const VerifyCase &testCase, VariantResult &result) const {
  const PreparedBackend &prepared = prepared_.at(&backend);
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

std::string VariantRuns::traceFolder(const VariantResult &result) const {
  return fmt::format("{}/{}-{}-{}",
                     job_.traceFolder.empty() ? job_.workFolder + "/traces" : job_.traceFolder,
                     result.runs.testCase, result.backend, result.warpWidth);
}

RunRequest VariantRuns::traceRequest(const VerifyCase &testCase,
                                     const VariantResult &result) const {
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

llvm::Error VariantRuns::trace(const Backend &backend, const Variant &variant,
                               const VerifyCase &testCase, VariantResult &result) const {
  if (!job_.traceKernels || backend.traceEnvironment("", 0).empty())
    return llvm::Error::success();
  tell(
      fmt::format("tracing {}: {}, {}", testCase.name, toString(variant.side).str(), variant.name));
  RunRequest request = traceRequest(testCase, result);
  llvm::Expected<TracedRun> run =
      runTraced(std::move(request), joinPath(traceFolder(result), toString(variant.side)));
  if (!run)
    return run.takeError();
  result.tracedRun = std::move(*run);
  return llvm::Error::success();
}

llvm::Error VariantRuns::lookCloser(const VerifyCase &testCase, const VariantResult &original,
                                    VariantResult &port) const {
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

} // namespace tranship::verify
