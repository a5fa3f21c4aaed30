// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/ReplayCommand.h"

#include "driver/Output.h"

#include "support/Text.h"
#include "support/TextFile.h"
#include "verify/backends/Build.h"
#include "verify/model/WorkFolder.h"
#include "verify/report/VerifyReport.h"
#include "verify/run/KernelReplay.h"

#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

namespace tranship::driver {
namespace {

/// The programs of both sides, built for the emulator.
struct BuiltSides {
  std::string original, port;
  Tolerances tolerances = defaultTolerances();
};

llvm::Expected<BuiltSides> buildSides(const ReplayRequest &request, const std::string &workFolder) {
  llvm::Expected<VerifyInputs> inputs = readVerifyInputs(request.source, workFolder);
  if (!inputs)
    return inputs.takeError();
  Machine machine = examineMachine(request.machine);
  BuiltSides sides;
  sides.tolerances = inputs->manifest.tolerances;
  for (auto [program, into] :
       {std::pair(&inputs->original, &sides.original), std::pair(&inputs->port, &sides.port)}) {
    const Backend &backend = emulatorBackend();
    BuildRequest build;
    build.program = program;
    if (auto flags = inputs->manifest.flagsFor.find(backend.id().str());
        flags != inputs->manifest.flagsFor.end())
      build.flags = flags->second;
    build.relocatable = inputs->manifest.relocatable;
    build.checked = request.checked;
    build.jobs = 0;
    build.timeout = inputs->manifest.buildTimeout;
    build.folder = workFolder + "/build/" + toString(program->side).str();
    llvm::Expected<verify::BuildResult> built = verify::build(backend, machine, build);
    if (!built)
      return built.takeError();
    if (!built->good())
      return llvm::createStringError("the " + toString(program->side).str() +
                                     " does not build: " + built->problem);
    *into = built->program;
  }
  return sides;
}

bool differs(const KernelVerdict &verdict) {
  return !verdict.comparison.agrees() || !verdict.problem.empty() || !verdict.reports.empty();
}

std::string textOf(const KernelReplay &replay, const KernelVerdict &verdict) {
  const TraceComparison &comparison = verdict.comparison;
  std::string text = llvm::sys::path::filename(replay.folder).str() + ": kernel " + replay.kernel +
                     ", launch " + std::to_string(replay.launch) + " of the original: ";
  if (!verdict.problem.empty())
    text += verdict.problem;
  else if (comparison.first)
    text += comparison.first->detail;
  else if (comparison.rounding)
    text += "only rounding: " + comparison.rounding->detail;
  else
    text += "both sides give the same result";
  for (const emulator::Report &report : verdict.reports)
    text += "\n    emulator: " + report.text;
  return text + "\n";
}

} // namespace

llvm::Expected<int> replayCommand(const ReplayRequest &request) {
  llvm::Expected<std::vector<KernelReplay>> replays = readReplays(absolutePath(request.folder));
  if (!replays)
    return replays.takeError();
  llvm::Expected<WorkFolder> work = WorkFolder::create(request.workParent);
  if (!work)
    return work.takeError();
  if (request.keep) {
    work->keep();
    llvm::errs() << "tranship: the files are kept in " << work->path() << "\n";
  }
  llvm::sys::SetInterruptFunction(interruptProcesses);
  std::optional<BuiltSides> built;
  if (!request.source.path.empty()) {
    llvm::Expected<BuiltSides> sides = buildSides(request, work->path());
    if (!sides)
      return sides.takeError();
    built = std::move(*sides);
  }
  int exitCode = 0;
  llvm::json::Array array;
  for (KernelReplay &replay : *replays) {
    if (built) {
      replay.original.program = built->original;
      replay.port.program = built->port;
    }
    llvm::Expected<KernelVerdict> verdict =
        runReplay(replay, joinPath(work->path(), llvm::sys::path::filename(replay.folder)),
                  built ? built->tolerances : defaultTolerances(), request.timeout);
    if (!verdict)
      return verdict.takeError();
    exitCode |= differs(*verdict);
    if (request.asJson)
      array.push_back(jsonReport(replay, *verdict));
    else
      llvm::outs() << textOf(replay, *verdict);
  }
  if (request.asJson)
    llvm::outs() << jsonText(std::move(array));
  if (llvm::Error error = checkWritten(llvm::outs()))
    return error;
  return exitCode;
}

} // namespace tranship::driver
