#include "verify/KernelTracing.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// How a run ended, when its trace may lack launches for that.
std::string endOf(const char *side, const TracedRun &run) {
  return run.run.process.end == ProcessResult::End::Exited
             ? std::string()
             : fmt::format("; the traced run of the {} ended early: {}", side,
                           run.run.process.str());
}

} // namespace

std::string KernelVerdict::str() const {
  if (!problem.empty())
    return "not compared: " + problem;
  return comparison.str() +
         (isUnstable ? " (the original differs from itself there, when its threads run in another "
                       "order)"
                     : "");
}

llvm::Expected<TracedRun> runTraced(RunRequest request, const std::string &folder,
                                    uint64_t launch) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createFileError(folder, error);
  llvm::append_range(request.lastEnvironment, request.backend->traceEnvironment(folder, launch));
  llvm::Expected<CapturedRun> run = runOnce(request);
  if (!run)
    return run.takeError();
  return TracedRun{std::move(*run), folder};
}

KernelVerdict compareTracedRuns(const TracedRun &original, const TracedRun &port,
                                const Tolerances &tolerances) {
  KernelVerdict verdict;
  auto read = [&](const char *side, const TracedRun &run) -> std::optional<KernelTrace> {
    llvm::Expected<KernelTrace> trace = readKernelTrace(run.folder);
    if (trace) {
      trace->isCut |= run.run.process.end != ProcessResult::End::Exited;
      return std::move(*trace);
    }
    std::string problem = llvm::toString(trace.takeError());
    // A program that launches nothing writes nothing.
    if (llvm::sys::fs::exists(run.folder + "/" + emulator::traceIndexFile))
      verdict.problem = problem;
    else
      verdict.problem = fmt::format("the {} launched no kernel", side);
    return std::nullopt;
  };
  std::optional<KernelTrace> first = read("original", original);
  if (!first)
    return verdict;
  std::optional<KernelTrace> second = read("port", port);
  if (!second)
    return verdict;
  verdict.comparison = compareTraces(*first, *second, tolerances);
  std::string end = endOf("original", original) + endOf("port", port);
  if (verdict.comparison.first)
    verdict.comparison.first->text += end;
  else if (!end.empty())
    verdict.comparison.notes.push_back(end.substr(2));
  return verdict;
}

llvm::Error findInstability(RunRequest original, const TracedRun &traced, const std::string &folder,
                            const Tolerances &tolerances, KernelVerdict &verdict) {
  const std::optional<TraceFinding> &first = verdict.comparison.first;
  if (!first || first->kind == TraceFinding::Kind::Sequence)
    return llvm::Error::success();
  llvm::append_range(original.lastEnvironment, original.backend->repeatEnvironment(1));
  original.folder += "-again";
  llvm::Expected<TracedRun> again = runTraced(std::move(original), folder);
  if (!again)
    return again.takeError();
  KernelVerdict self = compareTracedRuns(traced, *again, tolerances);
  verdict.isUnstable = self.comparison.first && self.comparison.first->launch <= first->launch;
  return llvm::Error::success();
}

} // namespace tranship
