// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/KernelTracing.h"

#include "verify/trace/CallComparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// The kind of reports on warp operations whose result depends on the width (docs/emulator.md).
constexpr llvm::StringLiteral acrossHalves = "across-halves";
constexpr size_t maxPlaces = 3;

/// How a run ended early, so that its trace may lack launches; empty if it did not.
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
         (isUnstable ? " (the original itself differs there from run to run)" : "");
}

std::vector<Observation> KernelVerdict::hints() const {
  std::vector<Observation> hints;
  for (const std::string &place : acrossHalves)
    hints.push_back({"lanes", place});
  for (const std::string &call : calls)
    hints.push_back({"calls", call});
  return hints;
}

std::vector<emulator::Report> withoutHalves(std::vector<emulator::Report> reports) {
  llvm::erase_if(reports,
                 [](const emulator::Report &report) { return report.kind == acrossHalves; });
  return reports;
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
  auto read = [&](const TracedRun &run) -> std::optional<KernelTrace> {
    llvm::Expected<KernelTrace> trace = readKernelTrace(run.folder);
    if (trace) {
      trace->isCut |= run.run.process.end != ProcessResult::End::Exited;
      return std::move(*trace);
    }
    verdict.problem = llvm::toString(trace.takeError());
    // A program without launches writes no trace.
    if (!llvm::sys::fs::exists(run.folder + "/" + emulator::traceIndexFile) &&
        run.run.process.end == ProcessResult::End::Exited) {
      verdict.problem.clear();
      return KernelTrace();
    }
    return std::nullopt;
  };
  std::optional<KernelTrace> first = read(original);
  if (!first)
    return verdict;
  std::optional<KernelTrace> second = read(port);
  if (!second)
    return verdict;
  verdict.comparison = compareTraces(*first, *second, tolerances);
  size_t launches = SIZE_MAX;
  if (const std::optional<TraceFinding> &finding = verdict.comparison.first;
      finding && finding->launch)
    launches = finding->launch - finding->argumentsSwapped;
  verdict.calls = compareCalls(*first, *second, launches);
  verdict.orderChanges = orderChanges(*first, *second);
  if (const std::optional<TraceFinding> &finding = verdict.comparison.first)
    for (const emulator::Report &report : port.run.reports)
      if (report.kind == acrossHalves && isSameKernel(finding->kernel, report.kernel) &&
          verdict.acrossHalves.size() < maxPlaces)
        verdict.acrossHalves.push_back(report.text.substr(acrossHalves.size() + 2));
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
  // Variables that the run already sets, such as those for lanes in lockstep, take precedence.
  std::vector<std::string> order = original.backend->repeatEnvironment(1);
  original.lastEnvironment.insert(original.lastEnvironment.begin(), order.begin(), order.end());
  original.folder += "-again";
  llvm::Expected<TracedRun> again = runTraced(std::move(original), folder);
  if (!again)
    return again.takeError();
  KernelVerdict self = compareTracedRuns(traced, *again, tolerances);
  verdict.isUnstable = self.comparison.first && self.comparison.first->launch <= first->launch;
  return llvm::Error::success();
}

} // namespace tranship::verify
