// tranship: options → library call → exit code. The only place that prints errors or exits.
#include "ExplainCommand.h"
#include "Options.h"
#include "Output.h"

#include "translate/Report.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace tranship;

namespace {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

llvm::Error addRuleFiles(Table &table, llvm::ArrayRef<std::string> files) {
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer)
      return llvm::createFileError(file, buffer.getError());
    if (llvm::Error error = table.addRules((*buffer)->getBuffer(), file))
      return error;
  }
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

llvm::Expected<ExitCode> run(Options options) {
  if (options.inputs.empty())
    return llvm::createStringError("nothing to translate: name a file or a folder (see --help)");
  Table table;
  if (llvm::Error error = addRuleFiles(table, options.ruleFiles))
    return error;
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs(options.inputs, &options.translate.diagnostics);
  if (!inputs)
    return inputs.takeError();
  llvm::Expected<OutputPlan> plan = planOutput(options, *inputs);
  if (!plan)
    return plan.takeError();
  options.translate.renameUnits = plan->renameUnits;
  llvm::Expected<std::string> database = findDatabase(options, *inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;

  llvm::Expected<Translation> translation = translate(*inputs, table, options.translate);
  if (!translation)
    return translation.takeError();
  if (llvm::Error error = writeOutput(*plan, *translation))
    return error;

  ReportOptions reportOptions;
  reportOptions.verbose = options.verbose;
  llvm::SmallString<256> directory;
  if (!llvm::sys::fs::current_path(directory))
    reportOptions.workingDirectory = std::string(directory);
  llvm::raw_ostream &out = plan->mode == OutputPlan::Mode::Files ? llvm::outs() : llvm::errs();
  if (options.report == ReportFormat::Text)
    out << textReport(*translation, reportOptions);
  else if (options.report == ReportFormat::Json)
    out << llvm::formatv("{0:2}", jsonReport(*translation, reportOptions)) << "\n";
  out.flush();

  if (translation->unitsNotParsed)
    return NotParsed;
  return translation->count(Severity::Error) || translation->count(Severity::Warning) ? WorkLeft
                                                                                      : NothingLeft;
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::CrashRecoveryContext::Enable();
  if (argc > 1 && llvm::StringRef(argv[1]) == "explain")
    return explainCommand(std::vector<llvm::StringRef>(argv + 2, argv + argc));
  llvm::Expected<ExitCode> code = run(parseOptions(argc, argv));
  if (code)
    return *code;
  llvm::errs() << "tranship: " << llvm::toString(code.takeError()) << "\n";
  return ToolFailed;
}
