// tranship: options → library call → exit code. The only place that prints errors or exits.
#include "ExplainCommand.h"
#include "MappingsCommand.h"
#include "Options.h"
#include "Output.h"
#include "Progress.h"
#include "ReportOutput.h"
#include "VerifyCommand.h"

#include "frontend/Toolkit.h"
#include "support/CrashGuard.h"
#include "translate/Config.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <csignal>
#include <cstdlib>

using namespace tranship;

namespace {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

/// Absolute; of a folder, itself.
std::string folderOf(llvm::StringRef given) {
  llvm::SmallString<256> folder(given);
  (void)llvm::sys::fs::make_absolute(folder); // fails only without a working directory
  llvm::sys::path::remove_dots(folder, /*remove_dot_dot=*/true);
  if (!llvm::sys::fs::is_directory(folder))
    llvm::sys::path::remove_filename(folder);
  return std::string(folder);
}

/// What the config file and the command line say of the tables and the versions on both sides.
llvm::Error readSettings(Options &options, llvm::StringRef inputFolder, Table &table) {
  if (options.configFile.empty() && !options.noConfig)
    options.configFile = findConfig(inputFolder);
  Settings settings;
  if (!options.configFile.empty()) {
    llvm::Expected<Settings> read = readConfig(options.configFile, table);
    if (!read)
      return read.takeError();
    settings = *read;
  }
  for (const std::string &file : options.ruleFiles)
    if (llvm::Error error = readRules(file, table))
      return error;
  if (options.roc || settings.roc)
    table.useRocLibraries();
  options.inputOptions.configExclude = std::move(settings.exclude);
  options.inputOptions.configFolder = folderOf(options.configFile);
  TranslateOptions &translate = options.translate;
  translate.keepChevrons |= settings.keepChevrons;
  if (!translate.hipVersion.known())
    translate.hipVersion = settings.hipVersion;
  if (!translate.cudaVersion.known())
    translate.cudaVersion = settings.cudaVersion;
  if (!translate.cudaVersion.known() && !translate.cudaPath.empty())
    translate.cudaVersion = toolkitVersion(translate.cudaPath);
  return llvm::Error::success();
}

/// Path of the compile database: the one named, or the nearest one above the first input.
llvm::Expected<std::string> findDatabase(const Options &options, llvm::ArrayRef<InputFile> inputs) {
  constexpr llvm::StringLiteral name = "compile_commands.json";
  if (!options.translate.compileDatabase.empty()) {
    llvm::SmallString<256> path(options.translate.compileDatabase);
    if (llvm::sys::fs::is_directory(path))
      llvm::sys::path::append(path, name);
    if (!llvm::sys::fs::exists(path))
      return llvm::createStringError(path.str() + ": no such compile database");
    return std::string(path);
  }
  for (llvm::StringRef folder = inputs.front().root; !folder.empty();
       folder = llvm::sys::path::parent_path(folder)) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, name);
    if (llvm::sys::fs::exists(path))
      return std::string(path);
  }
  return std::string();
}

/// What one program says of a unit, another need not understand.
constexpr llvm::StringLiteral version = TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")";

std::string workingDirectory() {
  llvm::SmallString<256> directory;
  (void)llvm::sys::fs::current_path(directory); // of none: the comparison tells
  return std::string(directory);
}

llvm::Expected<ExitCode> exportShard(Options &options, llvm::ArrayRef<InputFile> inputs,
                                     const Table &table) {
  llvm::Expected<std::string> database = findDatabase(options, inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;
  llvm::Expected<ShardFile> file = parseShard(inputs, table, options.translate, *options.shard);
  if (!file)
    return file.takeError();
  file->version = version;
  file->directory = workingDirectory();
  file->arguments = options.sharedArguments;
  if (llvm::Error error = writeFile(absolutePath(options.exportFile), serializeShard(*file),
                                    llvm::sys::fs::perms(0644)))
    return error;
  return NothingLeft;
}

llvm::Expected<ExitCode> run(Options options) {
  if (options.inputs.empty())
    return llvm::createStringError("nothing to translate: name a file or a folder (see --help)");
  Table table;
  if (llvm::Error error = readSettings(options, folderOf(options.inputs.front()), table))
    return error;
  InputReport inputReport;
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs(options.inputs, options.inputOptions, &inputReport);
  if (!inputs)
    return inputs.takeError();
  options.translate.diagnostics = std::move(inputReport.skipped);
  for (const LeftOut &left : inputReport.leftOut)
    llvm::append_range(options.translate.otherHeaders, left.headers);
  if (options.shard)
    return exportShard(options, *inputs, table);
  llvm::Expected<OutputPlan> plan = planOutput(options, *inputs);
  if (!plan)
    return plan.takeError();
  if (llvm::Error error = checkReportFile(options, *inputs, *plan))
    return error;
  options.translate.renameUnits = plan->renameUnits;
  llvm::Expected<std::string> database = findDatabase(options, *inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;

  llvm::Expected<Translation> translation = [&] {
    ProgressLine line;
    options.translate.progress = [&](const Progress &progress) { line.update(progress); };
    return translate(*inputs, table, options.translate);
  }();
  if (!translation)
    return translation.takeError();
  if (llvm::Error error = writeOutput(*plan, *translation))
    return error;
  options.leftOut = std::move(inputReport.leftOut);
  if (llvm::Error error = writeReport(options, *plan, *translation))
    return error;
  if (llvm::Error error = checkWritten(llvm::outs()))
    return error;

  if (translation->unitsNotParsed)
    return NotParsed;
  return translation->count(Severity::Error) || translation->count(Severity::Warning) ? WorkLeft
                                                                                      : NothingLeft;
}

/// `tranship apply FILE... [options]`: the run that the files are parts of, without its parses.
llvm::Expected<ExitCode> applyShards(llvm::ArrayRef<char *> arguments) {
  std::vector<std::pair<std::string, ShardFile>> named;
  while (!arguments.empty() && arguments.front()[0] != '-') {
    auto buffer = llvm::MemoryBuffer::getFile(arguments.front());
    if (!buffer)
      return llvm::createFileError(arguments.front(), buffer.getError());
    llvm::Expected<ShardFile> file = deserializeShard((*buffer)->getBuffer(), arguments.front());
    if (!file)
      return file.takeError();
    named.emplace_back(arguments.front(), std::move(*file));
    arguments = arguments.drop_front();
  }
  llvm::Expected<ShardFile> shards = joinShards(std::move(named));
  if (!shards)
    return shards.takeError();
  if (shards->version != version)
    return llvm::createStringError("the shards were made by tranship " + shards->version +
                                   ", this is " + version + "; run them again");
  if (shards->directory != workingDirectory())
    return llvm::createStringError("the shards were made in " + shards->directory +
                                   "; run this there");
  // What is said here comes before the flags for the compiler.
  std::vector<char *> whole = {const_cast<char *>("tranship")};
  for (char *argument : arguments)
    whole.push_back(argument);
  for (std::string &argument : shards->arguments)
    whole.push_back(argument.data());
  Options options = parseOptions(whole.size(), whole.data());
  options.translate.shards = &*shards;
  return run(std::move(options));
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  enableCrashGuard();
  // Clang's fatal errors are crashes, which are caught; LLVM's default is to exit, and 1 at that.
  llvm::install_fatal_error_handler([](void *, const char *, bool) { std::abort(); });
  // A limit on the size of files is an error like a full disk, no reason to die.
  std::signal(SIGXFSZ, SIG_IGN);
  llvm::StringRef command = argc > 1 ? argv[1] : "";
  if (command == "explain")
    return explainCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc));
  if (command == "mappings")
    return mappingsCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc));
  if (command == "verify")
    return verifyCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc), argv[0]);
  llvm::Expected<ExitCode> result = command == "apply"
                                        ? applyShards(llvm::ArrayRef(argv + 2, argv + argc))
                                        : run(parseOptions(argc, argv));
  ExitCode code = result ? *result : ToolFailed;
  if (!result)
    llvm::errs() << "tranship: " << llvm::toString(result.takeError()) << "\n";
  if (caughtCrash())
    std::_Exit(code); // all is written
  return code;
}
