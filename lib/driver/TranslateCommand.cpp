// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TranslateCommand.h"

#include "driver/BesideTree.h"
#include "driver/DependencyFile.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/RunPlan.h"
#include "support/ExitCode.h"

#include "diagnostics/Finding.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"
#include "support/ToolVersion.h"
#include "translate/CheckRun.h"
#include "translate/UnusedRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

llvm::Expected<ExitCode> exportShard(const ShardRequest &request, const RunPlan &plan) {
  llvm::Expected<ShardFile> file =
      parseShard(plan.inputs, *plan.graph, *plan.project.table, plan.translate, request.shard);
  if (!file)
    return file.takeError();
  file->version = fullToolVersion().str();
  file->directory = workingDirectory();
  file->arguments = request.arguments;
  if (llvm::Error error = writeNamedFile(absolutePath(request.file), serializeShard(*file)))
    return error;
  return NothingLeft;
}

/// Rules of a project need not match in a single file of it; those that are named must.
std::vector<std::string> unusedRulesOf(const RunRequest &request, const RunPlan &plan) {
  std::vector<std::string> unused;
  bool isTree = llvm::any_of(
      request.inputs, [](const std::string &input) { return llvm::sys::fs::is_directory(input); });
  for (const Table::UserRow &row : unusedRules(*plan.project.table, plan.inputs))
    if (isTree || llvm::is_contained(request.project.ruleFiles, row.file))
      unused.push_back(fmt::format("`{}` ({}:{})", row.row->name.str(),
                                   pathFrom(workingDirectory(), row.file), row.line));
  return unused;
}

ExitCode exitCodeOf(const Translation &translation, const ReportRequest &request) {
  bool errorsOnly = request.errorsOnly;
  bool isHidden = llvm::any_of(translation.diagnostics, [](const Diagnostic &diagnostic) {
    return hidesCode(diagnostic.kind) && severityOf(diagnostic.kind) == Severity::Error;
  });
  if (!translation.notParsed.empty() && (!errorsOnly || isHidden))
    return NotParsed;
  bool isWorkLeft =
      translation.count(Severity::Error) || (!errorsOnly && translation.count(Severity::Warning));
  bool isUnchecked = request.requiresCheck && translation.port && translation.port->unchecked;
  return isWorkLeft || isUnchecked ? WorkLeft : NothingLeft;
}

/// Also for `check --fix`.
Diagnostic changedMeanwhile(const std::string &file) {
  return {DiagnosticKind::ChangedFile,
          file,
          0,
          0,
          "the file changed while tranship was running, so it was left as it is",
          "run tranship again",
          {}};
}

/// Writes the port. Returns the files that were written; adds those that changed meanwhile to the diagnostics.
llvm::Expected<std::vector<std::string>> writeResults(const RunRequest &request,
                                                      const RunPlan &plan, RunResult &result) {
  std::vector<ResultFile> beside;
  if (request.output.buildFiles == BuildFileMode::Beside)
    beside = filesBeside(request.output, plan.inputs, result.build.files);
  llvm::Expected<WrittenFiles> written =
      writeOutput(result.output, result.translation, result.build.files, std::move(beside));
  if (!written)
    return written.takeError();
  for (const std::string &file : written->changedMeanwhile)
    result.translation.diagnostics.push_back(changedMeanwhile(file));
  if (llvm::Error error = writeDependencyFile(request, plan, result))
    return error;
  return std::move(written->files);
}

llvm::Expected<ExitCode> run(const RunRequest &request, const ShardFile *shards = nullptr,
                             llvm::function_ref<void(Translation &)> look = {}) {
  if (request.inputs.empty())
    return llvm::createStringError(
        "nothing to translate: name a file or a folder (see tranship --help)");
  llvm::Expected<RunPlan> plan = planRun(request);
  if (!plan)
    return plan.takeError();
  if (request.shard)
    return exportShard(*request.shard, *plan);
  llvm::Expected<RunResult> result = translateRun(request, *plan, shards);
  if (!result)
    return result.takeError();
  if (look)
    look(result->translation);
  RunOutcome outcome;
  outcome.verified = verifiedPrograms(plan->receipts, result->translation);
  auto code = [&] { return exitCodeOf(result->translation, request.report); };
  // A build must not take a result that failed for a good one.
  if (!request.output.isDiscarded &&
      (request.output.dependencyFile.empty() || code() == NothingLeft)) {
    llvm::Expected<std::vector<std::string>> written = writeResults(request, *plan, *result);
    if (!written)
      return written.takeError();
    outcome.written = std::move(*written);
  }
  outcome.unusedRules = unusedRulesOf(request, *plan);
  if (llvm::Error error = writeReport(request.report, *plan, *result, outcome))
    return error;
  const std::set<std::string> &unfinished = result->translation.unfinished;
  if (!unfinished.empty())
    llvm::outs() << fmt::format(
        "stopped: {} not written, because units that use them were not parsed yet; "
        "the same command goes on from there\n",
        plural(unfinished.size(), "file") + (unfinished.size() == 1 ? " was" : " were"));
  if (llvm::Error error = checkWritten(llvm::outs()))
    return error;
  return unfinished.empty() ? code() : std::max(code(), WorkLeft);
}

llvm::Expected<ShardFile> readShards(llvm::ArrayRef<std::string> files) {
  std::vector<std::pair<std::string, ShardFile>> named;
  for (const std::string &name : files) {
    llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer = mapFile(name);
    if (!buffer)
      return buffer.takeError();
    llvm::Expected<ShardFile> file = deserializeShard((*buffer)->getBuffer(), name);
    if (!file)
      return file.takeError();
    named.emplace_back(name, std::move(*file));
  }
  llvm::Expected<ShardFile> shards = joinShards(std::move(named));
  if (!shards)
    return shards.takeError();
  if (shards->version != fullToolVersion())
    return llvm::createStringError("the shards were made by tranship " + shards->version +
                                   ", but this is " + fullToolVersion() + "; run them again");
  if (shards->directory != workingDirectory())
    return llvm::createStringError("the shards were made in " + shards->directory +
                                   "; run `tranship apply` there");
  return shards;
}

} // namespace

llvm::Expected<int> translateCommand(const ParsedCommandLine &line) {
  llvm::Expected<RunRequest> request = translateRequest(line);
  if (!request)
    return request.takeError();
  return run(*request);
}

llvm::Expected<int> translateAs(const RunRequest &request,
                                llvm::function_ref<void(Translation &)> look) {
  return run(request, nullptr, look);
}

llvm::Expected<int> applyCommand(const ParsedCommandLine &line) {
  llvm::Expected<ShardFile> shards = readShards(line.names);
  if (!shards)
    return shards.takeError();
  std::vector<std::string> arguments = {"translate"};
  llvm::append_range(arguments, shards->arguments);
  llvm::Expected<ParsedCommandLine> whole = parseCommandLine(arguments);
  if (!whole)
    return whole.takeError();
  // What is given again replaces what the shards were made with.
  llvm::erase_if(whole->options, [&](const GivenOption &known) {
    return llvm::any_of(line.options,
                        [&](const GivenOption &given) { return given.id == known.id; });
  });
  llvm::append_range(whole->options, line.options);
  llvm::Expected<RunRequest> request = translateRequest(*whole);
  if (!request)
    return request.takeError();
  request->project.takesInstalledHip = false;
  return run(*request, &*shards);
}

} // namespace tranship::driver
