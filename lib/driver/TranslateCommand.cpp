// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TranslateCommand.h"

#include "driver/BesideTree.h"
#include "driver/DependencyFile.h"
#include "driver/ExitCode.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/TranslationRun.h"

#include "diagnostics/Finding.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"
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
  options.translate.helpers = options.helpers.value_or(options.translate.helpers);
  llvm::Expected<ShardFile> file = parseShard(inputs, table, options.translate, *options.shard);
  if (!file)
    return file.takeError();
  file->version = fullVersion;
  file->directory = workingDirectory();
  file->arguments = options.sharedArguments;
  if (llvm::Error error = writeNamedFile(absolutePath(options.exportFile), serializeShard(*file)))
    return error;
  return NothingLeft;
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

llvm::Error writeResults(TranslationRun &run) {
  Options &options = run.options;
  std::vector<ResultFile> beside;
  if (options.buildFiles == BuildFileMode::Beside)
    beside = filesBeside(options, run.inputs, run.buildFiles);
  llvm::Expected<WrittenFiles> written =
      writeOutput(run.plan, run.translation, run.buildFiles, std::move(beside));
  if (!written)
    return written.takeError();
  options.written = std::move(written->files);
  for (const std::string &file : written->changedMeanwhile)
    run.translation.diagnostics.push_back(changedMeanwhile(file));
  return writeDependencyFile(options, run.plan, run.translation);
}

llvm::Expected<ExitCode> run(Options given) {
  if (given.inputs.empty())
    return llvm::createStringError(
        "nothing to translate: name a file or a folder (see tranship --help)");
  TranslationRun run(std::move(given));
  Options &options = run.options;
  if (llvm::Error error = run.readFiles())
    return error;
  if (options.shard)
    return exportShard(options, run.inputs, run.table);
  if (llvm::Error error = run.translate())
    return error;
  options.verified = verifiedPrograms(run.receipts, run.translation);
  auto code = [&] { return exitCodeOf(run.translation, options.errorsOnly); };
  // A build must not take a result that failed for a good one.
  if (options.dependencyFile.empty() || code() == NothingLeft)
    if (llvm::Error error = writeResults(run))
      return error;
  noteUnusedRules(options, run.inputs, run.table);
  if (llvm::Error error = writeReport(options, run.plan, run.translation))
    return error;
  const std::set<std::string> &unfinished = run.translation.unfinished;
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
  // What is given again replaces what the shards were made with.
  llvm::erase_if(whole->options, [&](const GivenOption &known) {
    return llvm::any_of(line.options,
                        [&](const GivenOption &given) { return given.id == known.id; });
  });
  llvm::append_range(whole->options, line.options);
  llvm::Expected<Options> options = translateOptions(*whole);
  if (!options)
    return options.takeError();
  options->translate.shards = &*shards;
  return run(std::move(*options));
}

} // namespace tranship::driver
