// tranship: options → library call → exit code. The only place that prints errors or exits.
#include "IgnoredSignals.h"
#include "driver/CheckCommand.h"
#include "driver/ExitCode.h"
#include "driver/ExplainCommand.h"
#include "driver/MappingsCommand.h"
#include "driver/Options.h"
#include "driver/Output.h"
#include "driver/Progress.h"
#include "driver/Project.h"
#include "driver/Receipts.h"
#include "driver/ReportOutput.h"
#include "driver/VerifyCommand.h"

#include "project/FileSettings.h"
#include "support/CrashGuard.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <csignal>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace tranship;
using namespace tranship::driver;

namespace {

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
  file->version = fullVersion;
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
  llvm::Expected<Settings> settings = readProject(options, folderOf(options.inputs.front()), table);
  if (!settings)
    return settings.takeError();
  InputReport inputReport;
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs(options.inputs, options.inputOptions, &inputReport);
  if (!inputs)
    return inputs.takeError();
  options.translate.diagnostics = std::move(inputReport.problems);
  for (const LeftOut &left : inputReport.leftOut)
    llvm::append_range(options.translate.otherHeaders, left.headers);
  if (options.shard)
    return exportShard(options, *inputs, table);
  llvm::Expected<OutputPlan> plan = planOutput(options, *inputs);
  if (!plan)
    return plan.takeError();
  if (llvm::Error error = checkReportFile(options, *inputs, *plan))
    return error;
  llvm::Expected<std::vector<NamedReceipt>> receipts = readReceipts(options.receipts);
  if (!receipts)
    return receipts.takeError();
  options.translate.renameUnits = plan->renameUnits;
  KindOptions kindOptions;
  kindOptions.checks = options.checks;
  kindOptions.configFile = options.configGiven ? options.configFile : "";
  kindOptions.noConfig = options.noConfig;
  llvm::Expected<FileSettings> fileSettings = FileSettings::read(*inputs, kindOptions);
  if (!fileSettings)
    return fileSettings.takeError();
  // What a translation leaves undone is told whatever anybody selects.
  options.translate.selection.isSelected = [&](llvm::StringRef file, DiagnosticKind kind) {
    return !isCheck(kind) || fileSettings->isSelected(file, kind);
  };
  llvm::Expected<std::string> database = findDatabase(options, *inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;

  llvm::Expected<Translation> translation = [&] {
    ProgressLine line;
    options.translate.progress = [&](const Progress &progress) { line.update(progress); };
    return translateInputs(*inputs, table, options.translate);
  }();
  if (!translation)
    return translation.takeError();
  options.verified = verifiedPrograms(*receipts, *translation);
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

/// `tranship apply`, with files and options in any order: the run that the files are parts of,
/// without its parses.
llvm::Expected<ExitCode> applyShards(llvm::ArrayRef<char *> arguments) {
  FilesAndOptions given = splitArguments(arguments);
  std::vector<char *> whole = {const_cast<char *>("tranship")};
  llvm::append_range(whole, given.options);
  if (given.files.empty())
    (void)parseOptions(whole.size(), whole.data()); // for --help
  std::vector<std::pair<std::string, ShardFile>> named;
  for (const char *name : given.files) {
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
                                   ", this is " + fullVersion + "; run them again");
  if (shards->directory != workingDirectory())
    return llvm::createStringError("the shards were made in " + shards->directory +
                                   "; run this there");
  // What is said here comes before the flags for the compiler.
  for (std::string &argument : shards->arguments)
    whole.push_back(argument.data());
  Options options = parseOptions(whole.size(), whole.data());
  options.translate.shards = &*shards;
  return run(std::move(options));
}

/// For main to return.
int finish(int code) {
  if (caughtCrash())
    std::_Exit(code); // all is written
  return code;
}

} // namespace

/// What clang frees after a large unit goes back to the system: glibc would keep as much as the
/// largest unit took, for each thread.
static void limitUnusedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

int main(int argc, char **argv) {
  IgnoredSignals ignored;
  llvm::InitLLVM init(argc, argv);
  ignored.restore();
  enableCrashGuard();
  limitUnusedMemory();
  // Clang's fatal errors are crashes, which are caught; LLVM's default is to exit, and 1 at that.
  llvm::install_fatal_error_handler([](void *, const char *, bool) { std::abort(); });
  // A limit on the size of files is an error like a full disk, no reason to die.
  std::signal(SIGXFSZ, SIG_IGN);
  llvm::StringRef command = argc > 1 ? argv[1] : "";
  if (command == "explain")
    return explainCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc));
  if (command == "check")
    return finish(checkCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc)));
  if (command == "mappings")
    return mappingsCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc));
  if (command == "verify")
    return verifyCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc), argv[0]);
  llvm::Expected<ExitCode> result = command == "apply"
                                        ? applyShards(llvm::ArrayRef(argv + 2, argv + argc))
                                        : run(parseOptions(argc, argv));
  int code = result ? *result : ToolFailed;
  if (!result)
    llvm::errs() << "tranship: " << llvm::toString(result.takeError()) << "\n";
  return finish(code);
}
