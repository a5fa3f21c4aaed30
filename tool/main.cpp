// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program tranship: parses the command line, runs the subcommand and returns its exit code.
#include "HelpPages.h"
#include "IgnoredSignals.h"
#include "driver/CheckCommand.h"
#include "driver/ExplainCommand.h"
#include "driver/HeaderCommand.h"
#include "driver/HipifyCommand.h"
#include "driver/MappingsCommand.h"
#include "driver/SyncCommand.h"
#include "driver/TranslateCommand.h"
#include "driver/VersionText.h"
#include "driver/verify/VerifyCommand.h"
#include "service/lsp/LspCommand.h"
#include "service/mcp/McpCommand.h"
#include "support/ExitCode.h"

#include "driver/options/CommandPages.h"
#include "driver/options/Suggestion.h"
#include "support/CrashGuard.h"
#include "support/Text.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace tranship;
using driver::CommandId;
using driver::OptionId;
using driver::ParsedCommandLine;

namespace {

/// Prints the help of the command that the names spell, as in `tranship help verify record`, or a
/// documentation page.
llvm::Expected<int> helpCommand(const ParsedCommandLine &line) {
  std::string name = line.names.empty() ? "translate" : llvm::join(line.names, " ");
  if (const driver::Command *command = driver::findCommand(name)) {
    llvm::outs() << driver::helpText(*command);
  } else if (const HelpPage *page = findHelpPage(name)) {
    llvm::outs() << page->shownText();
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
  return NothingLeft;
}

/// Runs the subcommand and returns its exit code. `program` is argv[0].
llvm::Expected<int> runCommand(const ParsedCommandLine &line, const char *program) {
  if (line.has(OptionId::Help)) {
    llvm::outs() << driver::helpText(driver::commandOf(line.command));
    return NothingLeft;
  }
  if (line.has(OptionId::Version)) {
    llvm::outs() << driver::versionText();
    return NothingLeft;
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
  case CommandId::Lsp:
    return service::lspCommand(line);
  case CommandId::Mcp:
    return service::mcpCommand(line, program);
  case CommandId::Help:
    return helpCommand(line);
  case CommandId::Version:
    llvm::outs() << driver::versionText();
    return NothingLeft;
  case CommandId::Hipify:
    return hipifyCommand(line, program);
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

/// Whether all output was written. Otherwise LLVM would end the process when it destroys the stream.
bool isWritten(llvm::raw_fd_ostream &stream) {
  stream.flush();
  bool isGood = !stream.has_error();
  stream.clear_error();
  return isGood;
}

/// Returns the exit code, or ends the process with it if clang crashed: LLVM's cleanup at exit would crash too.
int finish(int code) {
  if (!isWritten(llvm::outs())) {
    llvm::errs() << "tranship: standard output could not be written\n";
    code = ToolFailed;
  }
  if (!isWritten(static_cast<llvm::raw_fd_ostream &>(llvm::errs())))
    code = ToolFailed;
  if (caughtCrash())
    std::_Exit(code);
  return code;
}

/// Ends the process because it is out of memory or threads.
void fail(const char *reason) {
  for (const char *part : {"tranship: ", reason, "\n"})
    (void)!write(STDERR_FILENO, part, std::strlen(part));
  _exit(ToolFailed);
}

/// Replaces closed standard streams, since otherwise a file could get such a descriptor, and messages would be
/// written into it. Writing to the replacements fails.
void openStandardStreams() {
  for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != stream)
      _exit(ToolFailed);
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
  openStandardStreams();
  IgnoredSignals ignored;
  llvm::InitLLVM init(argc, argv);
  ignored.restore();
  enableCrashGuard(fail);
  limitUnusedMemory();
  // A file that exceeds the size limit is reported as a failed write, like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (driver::isNamedAsHipify(argv[0]))
    arguments.insert(arguments.begin(), driver::commandOf(CommandId::Hipify).name.str());
  llvm::Expected<ParsedCommandLine> line = driver::parseCommandLine(arguments);
  llvm::Expected<int> result = line ? runCommand(*line, argv[0]) : line.takeError();
  if (result)
    return finish(*result);
  llvm::errs() << "tranship: " << printable(llvm::toString(result.takeError())) << "\n";
  return finish(ToolFailed);
}
