// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tranship: command line → subcommand → exit code.
#include "IgnoredSignals.h"
#include "driver/CheckCommand.h"
#include "driver/ExitCode.h"
#include "driver/ExplainCommand.h"
#include "driver/MappingsCommand.h"
#include "driver/TranslateCommand.h"
#include "driver/verify/VerifyCommand.h"

#include "driver/options/CommandPages.h"
#include "driver/options/Suggestion.h"
#include "support/CrashGuard.h"

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

/// `tranship help verify record`.
llvm::Expected<int> helpCommand(const ParsedCommandLine &line) {
  std::string name = line.names.empty() ? "translate" : llvm::join(line.names, " ");
  const driver::Command *command = driver::findCommand(name);
  if (!command) {
    std::vector<llvm::StringRef> known;
    for (const driver::Command &one : driver::allCommands())
      known.push_back(one.name);
    return line.misuse("unknown command `" + name + "`" +
                       driver::didYouMean(driver::nearestTo(name, known)));
  }
  llvm::outs() << driver::helpText(*command);
  return driver::NothingLeft;
}

/// What the words after "tranship" ask for.
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
  llvm::Expected<ParsedCommandLine> line =
      driver::parseCommandLine(std::vector<std::string>(argv + 1, argv + argc));
  llvm::Expected<int> result = line ? runCommand(*line, argv[0]) : line.takeError();
  if (result)
    return finish(*result);
  llvm::errs() << "tranship: " << llvm::toString(result.takeError()) << "\n";
  return finish(driver::ToolFailed);
}
