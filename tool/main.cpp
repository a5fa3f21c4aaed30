// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program tranship: parses the command line, runs the subcommand and returns its exit code.
#include "HelpPages.h"
#include "IgnoredSignals.h"
#include "driver/CheckCommand.h"
#include "driver/ExitCode.h"
#include "driver/ExplainCommand.h"
#include "driver/MappingsCommand.h"
#include "driver/TranslateCommand.h"
#include "driver/header/HeaderCommand.h"
#include "driver/sync/SyncCommand.h"
#include "driver/verify/VerifyCommand.h"

#include "driver/options/CommandPages.h"
#include "driver/options/Suggestion.h"
#include "support/CrashGuard.h"
#include "support/Text.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"

#include <csignal>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace tranship;
using driver::CommandId;
using driver::OptionId;
using driver::ParsedCommandLine;

namespace {

void printVersion() { llvm::outs() << "tranship " << driver::fullVersion << "\n"; }

/// Prints the help of the command that the names spell, as in `tranship help verify record`, or a
/// page of the documentation.
llvm::Expected<int> helpCommand(const ParsedCommandLine &line) {
  std::string name = line.names.empty() ? "translate" : llvm::join(line.names, " ");
  if (const driver::Command *command = driver::findCommand(name)) {
    llvm::outs() << driver::helpText(*command);
  } else if (const HelpPage *page = findHelpPage(name)) {
    llvm::outs() << page->text;
  } else if (name == "topics") {
    llvm::outs() << helpPageList();
  } else {
    std::vector<llvm::StringRef> known = {"topics"};
    for (const driver::Command &one : driver::allCommands())
      known.push_back(one.name);
    for (const HelpPage &one : helpPages())
      known.push_back(one.topic());
    return line.misuse("unknown command or topic `" + name + "`" +
                       didYouMean(driver::nearestTo(name, known)));
  }
  return driver::NothingLeft;
}

/// Runs the subcommand and returns its exit code. `program` is argv[0].
llvm::Expected<int> runCommand(const ParsedCommandLine &line, const char *program) {
  if (line.has(OptionId::Help)) {
    llvm::outs() << driver::helpText(driver::commandOf(line.command));
    return driver::NothingLeft;
  }
  if (line.has(OptionId::Version)) {
    printVersion();
    return driver::NothingLeft;
  }
  switch (line.command) {
  case CommandId::Translate:
    return translateCommand(line);
  case CommandId::Apply:
    return applyCommand(line);
  case CommandId::Sync:
    return syncCommand(line);
  case CommandId::Header:
    return headerCommand(line);
  case CommandId::Check:
    return checkCommand(line);
  case CommandId::Explain:
    return explainCommand(line);
  case CommandId::Help:
    return helpCommand(line);
  case CommandId::Version:
    printVersion();
    return driver::NothingLeft;
  case CommandId::Verify:
  case CommandId::VerifyRecord:
  case CommandId::VerifyCompare:
  case CommandId::VerifyReplay:
  case CommandId::VerifyPack:
  case CommandId::VerifyJudge:
    return verifyCommand(line, program);
  case CommandId::Mappings:
  case CommandId::MappingsList:
  case CommandId::MappingsStats:
  case CommandId::MappingsLint:
  case CommandId::MappingsDiff:
  case CommandId::MappingsSchema:
    return mappingsCommand(line);
  }
  llvm_unreachable("every command has a case");
}

/// Returns the exit code, or ends the process with it if clang crashed: LLVM's cleanup at exit
/// would crash too. All output is written by then.
int finish(int code) {
  if (caughtCrash())
    std::_Exit(code);
  return code;
}

} // namespace

/// Returns memory to the system as soon as clang frees it. Otherwise glibc keeps, for each thread,
/// as much as its largest unit needed.
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
  // Turns clang's fatal errors into crashes, which are caught. LLVM would exit with code 1.
  llvm::install_fatal_error_handler([](void *, const char *, bool) { std::abort(); });
  // A file that exceeds the size limit is reported as a failed write, like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  llvm::Expected<ParsedCommandLine> line =
      driver::parseCommandLine(std::vector<std::string>(argv + 1, argv + argc));
  llvm::Expected<int> result = line ? runCommand(*line, argv[0]) : line.takeError();
  if (result)
    return finish(*result);
  llvm::errs() << "tranship: " << llvm::toString(result.takeError()) << "\n";
  return finish(driver::ToolFailed);
}
