// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TranslateCommand.h"

#include "driver/BesideTree.h"
#include "driver/BuildFiles.h"
#include "driver/DependencyFile.h"
#include "driver/ExitCode.h"
#include "driver/HipHeaders.h"
#include "driver/Options.h"
#include "driver/Output.h"
#include "driver/Progress.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/verify/Receipts.h"

#include "diagnostics/Finding.h"
#include "driver/StandardInput.h"
#include "project/FileSettings.h"
#include "translate/CheckRun.h"
#include "translate/UnusedRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

llvm::Expected<ExitCode> exportShard(Options &options, llvm::ArrayRef<InputFile> inputs,
                                     const Table &table) {
  llvm::Expected<std::string> database = findDatabase(options, inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;
  llvm::Expected<ShardFile> file = parseShard(inputs, table, options.translate, *options.shard);
  if (!file)
    return file.takeError();
  file->version = fullVersion;
  file->directory = workingDirectory();
  file->arguments = options.sharedArguments;
  if (llvm::Error error = writeFile(absolutePath(options.exportFile), serializeShard(*file),
                                    llvm::sys::fs::perms(0644)))
    return error;
  return NothingLeft;
}

/// Reads the files to translate. What was left out goes to `options`, for the report.
llvm::Expected<std::vector<InputFile>> readFiles(Options &options, std::vector<OtherFile> &others) {
  if (llvm::Error error =
          readStandardInput(options.inputs, options.inputOptions, options.translate))
    return error;
  InputReport report;
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs(options.inputs, options.inputOptions, &report);
  if (!inputs)
    return inputs.takeError();
  options.translate.diagnostics = std::move(report.problems);
  options.leftOut = std::move(report.leftOut);
  others = std::move(report.otherFiles);
  for (const LeftOut &left : options.leftOut)
    llvm::append_range(options.translate.otherHeaders, left.headers);
  return inputs;
}

/// Reads which checks are selected for each file.
llvm::Expected<FileSettings> readFileSettings(const Options &options,
                                              llvm::ArrayRef<InputFile> inputs) {
  KindOptions kinds;
  kinds.checks = options.checks;
  kinds.configFile = options.configGiven ? options.configFile : "";
  kinds.noConfig = options.noConfig;
  return FileSettings::read(inputs, kinds);
}

/// Rules of a project need not match in a single file of it; those that are named must.
void noteUnusedRules(Options &options, llvm::ArrayRef<InputFile> inputs, const Table &table) {
  bool isTree = llvm::any_of(
      options.inputs, [](const std::string &input) { return llvm::sys::fs::is_directory(input); });
  for (const Table::UserRow &unused : unusedRules(table, inputs))
    if (isTree || llvm::is_contained(options.ruleFiles, unused.file))
      options.unusedRules.push_back(fmt::format("`{}` ({}:{})", unused.row->name.str(),
                                                pathFrom(workingDirectory(), unused.file),
                                                unused.line));
}

llvm::Expected<Translation> translateWithProgress(llvm::ArrayRef<InputFile> inputs,
                                                  const Table &table, Options &options) {
  ProgressLine line(options.quiet);
  options.translate.progress = [&](const Progress &progress) { line.update(progress); };
  return translateInputs(inputs, table, options.translate);
}

ExitCode exitCodeOf(const Translation &translation, bool errorsOnly) {
  bool isHidden = llvm::any_of(translation.diagnostics, [](const Diagnostic &diagnostic) {
    return hidesCode(diagnostic.kind) && severityOf(diagnostic.kind) == Severity::Error;
  });
  if (!translation.notParsed.empty() && (!errorsOnly || isHidden))
    return NotParsed;
  bool isWorkLeft =
      translation.count(Severity::Error) || (!errorsOnly && translation.count(Severity::Warning));
  return isWorkLeft ? WorkLeft : NothingLeft;
}

llvm::Expected<ExitCode> run(Options options) {
  if (options.inputs.empty())
    return llvm::createStringError(
        "nothing to translate: name a file or a folder (see tranship --help)");
  Table table;
  llvm::Expected<Settings> settings = readProject(options, folderOf(options.inputs.front()), table);
  if (!settings)
    return settings.takeError();
  if (!options.shard && !options.translate.shards) // machines may differ
    useInstalledHip(options);
  std::vector<OtherFile> others;
  llvm::Expected<std::vector<InputFile>> inputs = readFiles(options, others);
  if (!inputs)
    return inputs.takeError();
  if (options.shard)
    return exportShard(options, *inputs, table);
  llvm::Expected<OutputPlan> plan = planOutput(options, *inputs, selectBuildFiles(options, others));
  if (!plan)
    return plan.takeError();
  if (llvm::Error error = checkReportFile(options, *inputs, *plan))
    return error;
  llvm::Expected<std::vector<NamedReceipt>> receipts = readReceipts(options.receipts);
  if (!receipts)
    return receipts.takeError();
  options.translate.renameUnits = plan->renameUnits;
  plan->touchesUnits = !options.dependencyFile.empty();
  std::vector<OutputFile> buildFiles;
  if (plan->mode != OutputPlan::Mode::Stdout)
    buildFiles = translateBuild(options, *inputs, std::move(others), plan->renameUnits);
  if (options.buildFiles == BuildFileMode::Beside)
    if (llvm::Error error = completePort(options, buildFiles))
      return error;
  llvm::Expected<FileSettings> fileSettings = readFileSettings(options, *inputs);
  if (!fileSettings)
    return fileSettings.takeError();
  // What a translation leaves undone is always reported; only checks can be selected.
  options.translate.selection.isSelected = [&](llvm::StringRef file, DiagnosticKind kind) {
    return !isCheck(kind) || fileSettings->isSelected(file, kind);
  };
  llvm::Expected<std::string> database = findDatabase(options, *inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;

  llvm::Expected<std::optional<PortCheckOptions>> portCheck = portCheckOptions(options);
  if (!portCheck)
    return portCheck.takeError();
  options.translate.portCheck = std::move(*portCheck);

  llvm::Expected<Translation> translation = translateWithProgress(*inputs, table, options);
  if (!translation)
    return translation.takeError();
  keepNamesOfHip(*plan, *translation);
  options.verified = verifiedPrograms(*receipts, *translation);
  ExitCode code = exitCodeOf(*translation, options.errorsOnly);
  // A build must not take a result that failed for a good one.
  if (options.dependencyFile.empty() || code == NothingLeft) {
    llvm::Expected<std::vector<std::string>> written = writeOutput(*plan, *translation, buildFiles);
    if (!written)
      return written.takeError();
    options.written = std::move(*written);
    if (options.buildFiles == BuildFileMode::Beside) {
      llvm::Expected<std::vector<std::string>> more = writeBeside(options, *inputs, buildFiles);
      if (!more)
        return more.takeError();
      llvm::append_range(options.written, *more);
    }
    if (llvm::Error error = writeDependencyFile(options, *plan, *translation))
      return error;
  }
  noteUnusedRules(options, *inputs, table);
  if (llvm::Error error = writeReport(options, *plan, *translation))
    return error;
  if (llvm::Error error = checkWritten(llvm::outs()))
    return error;
  return code;
}

llvm::Expected<ShardFile> readShards(llvm::ArrayRef<std::string> files) {
  std::vector<std::pair<std::string, ShardFile>> named;
  for (const std::string &name : files) {
    auto buffer = llvm::MemoryBuffer::getFile(name);
    if (!buffer)
      return llvm::createFileError(name, buffer.getError());
    llvm::Expected<ShardFile> file = deserializeShard((*buffer)->getBuffer(), name);
    if (!file)
      return file.takeError();
    named.emplace_back(name, std::move(*file));
  }
  llvm::Expected<ShardFile> shards = joinShards(std::move(named));
  if (!shards)
    return shards.takeError();
  if (shards->version != fullVersion)
    return llvm::createStringError("the shards were made by tranship " + shards->version +
                                   ", but this is " + fullVersion + "; run them again");
  if (shards->directory != workingDirectory())
    return llvm::createStringError("the shards were made in " + shards->directory +
                                   "; run `tranship apply` there");
  return shards;
}

} // namespace

llvm::Expected<int> translateCommand(const ParsedCommandLine &line) {
  llvm::Expected<Options> options = translateOptions(line);
  if (!options)
    return options.takeError();
  return run(std::move(*options));
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
  llvm::append_range(whole->options, line.options); // the last value of an option wins
  llvm::Expected<Options> options = translateOptions(*whole);
  if (!options)
    return options.takeError();
  options->translate.shards = &*shards;
  return run(std::move(*options));
}

} // namespace tranship::driver
