// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/VerifyCall.h"

#include "service/mcp/AnswerSize.h"
#include "support/ExitCode.h"
#include "support/Json.h"
#include "support/Process.h"
#include "support/StreamFile.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;

/// Each build and run in it has its own limit.
constexpr std::chrono::minutes maxTime{60};

std::vector<std::string> commandLine(const ToolArguments &arguments,
                                     const std::vector<std::string> &flags,
                                     const ToolSettings &settings) {
  std::vector<std::string> words = {settings.program, "verify", "--format=json", "--quiet"};
  if (arguments.has("port"))
    words.push_back("--port=" + arguments.text("port"));
  if (arguments.has("backends"))
    words.push_back("--backends=" + llvm::join(arguments.list("backends"), ","));
  if (arguments.has("args"))
    words.push_back("--args=" + arguments.text("args"));
  if (arguments.flag("triangulate"))
    words.push_back("--triangulate");
  words.push_back(arguments.text("path"));
  words.push_back("--");
  llvm::append_range(words, settings.translation.parse.extraFlags);
  llvm::append_range(words, flags);
  return words;
}

llvm::StringRef verdictOf(int exitCode) {
  switch (exitCode) {
  case 0:
    return "no difference was found";
  case NothingVerified:
    return "nothing was verified: every backend was skipped";
  default:
    return "something failed or differs, or the translation left errors";
  }
}

} // namespace

llvm::Expected<json::Object> callVerify(const ToolArguments &arguments,
                                        const std::vector<std::string> &compilerFlags,
                                        const ToolSettings &settings) {
  StreamFile out, err;
  for (StreamFile *file : {&out, &err})
    if (llvm::Error error = file->create())
      return error;
  ProcessCommand command;
  command.arguments = commandLine(arguments, compilerFlags, settings);
  command.folder = settings.root.path();
  command.stdoutFile = out.path().str();
  command.stderrFile = err.path().str();
  command.limits.time = maxTime;
  llvm::Expected<ProcessResult> ended = runProcess(command);
  if (!ended)
    return ended.takeError();
  if (ended->end != ProcessResult::End::Exited)
    return llvm::createStringError("the verification ended early: " + ended->str());
  if (ended->code == ToolFailed)
    return llvm::createStringError(llvm::StringRef(err.read()).trim());
  llvm::Expected<json::Value> report = readJson(out.read(), "report");
  if (!report)
    return report.takeError();
  return json::Object{{"verdict", verdictOf(ended->code)}, {"report", shortened(*report)}};
}

} // namespace tranship::service
