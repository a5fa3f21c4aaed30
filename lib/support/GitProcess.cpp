// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/GitProcess.h"

#include "support/Process.h"
#include "support/StreamFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Program.h"

#include <set>
#include <unistd.h>

namespace tranship {
namespace {

constexpr unsigned maxSeconds = 120;

/// Settings that override those of any repository.
const GitConfig &safeConfig() {
  static const GitConfig config = {
      {"core.fsmonitor", "false"}, // a program that reports changed files
      {"core.hooksPath", "/dev/null"}, {"core.pager", "cat"}, {"diff.external", ""},
      {"protocol.allow", "never"}, // a partial clone fetches what it lacks, from where its configuration says
  };
  return config;
}

/// The environment of this process with other values for some variables.
std::vector<std::string> environmentWith(const GitConfig &config) {
  std::vector<std::string> own = {"GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1",
                                  "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
                                  "GIT_EXTERNAL_DIFF="};
  size_t count = 0;
  for (const GitConfig *settings : {&safeConfig(), &config})
    for (const auto &[key, value] : *settings) {
      std::string number = std::to_string(count++);
      own.push_back("GIT_CONFIG_KEY_" + number + "=" + key);
      own.push_back("GIT_CONFIG_VALUE_" + number + "=" + value);
    }
  own.push_back("GIT_CONFIG_COUNT=" + std::to_string(count));
  std::set<llvm::StringRef> names;
  for (llvm::StringRef variable : own)
    names.insert(variable.split('=').first);
  std::vector<std::string> environment;
  for (char **variable = environ; *variable; ++variable)
    if (!names.contains(llvm::StringRef(*variable).split('=').first))
      environment.push_back(*variable);
  environment.insert(environment.end(), own.begin(), own.end());
  return environment;
}

} // namespace

llvm::Expected<GitOutput> runGit(llvm::ArrayRef<llvm::StringRef> arguments, llvm::StringRef input,
                                 const GitConfig &config) {
  std::string program = programInPath("git");
  if (program.empty())
    return llvm::createStringError("git is not installed, or not in PATH");
  StreamFile in, out, err;
  if (llvm::Error error = in.create(input))
    return error;
  for (StreamFile *file : {&out, &err})
    if (llvm::Error error = file->create())
      return error;
  std::vector<llvm::StringRef> command = {program, "--no-optional-locks", "--no-pager"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  std::vector<std::string> environment = environmentWith(config);
  std::vector<llvm::StringRef> variables(environment.begin(), environment.end());
  std::string message;
  int code = llvm::sys::ExecuteAndWait(program, command, llvm::ArrayRef(variables),
                                       {in.path(), out.path(), err.path()}, maxSeconds,
                                       /*MemoryLimit=*/0, &message);
  if (code < 0)
    return llvm::createStringError("git " + arguments.front() + ": " +
                                   (message.empty() ? "it could not be run" : message));
  return GitOutput{code, out.read(), err.read()};
}

llvm::Expected<GitConfig> withoutFilters() {
  llvm::Expected<GitOutput> listed =
      runGit({"config", "--name-only", "-z", "--get-regexp", "^filter\\."});
  if (!listed)
    return listed.takeError();
  std::set<std::string> filters;
  for (llvm::StringRef key : llvm::split(listed->out, '\0'))
    if (key.consume_front("filter."))
      filters.insert(key.rsplit('.').first.str()); // the name itself may contain dots
  GitConfig config;
  for (const std::string &filter : filters)
    for (llvm::StringRef setting : {"clean", "smudge", "process", "required"})
      config.emplace_back("filter." + filter + "." + setting.str(),
                          setting == "required" ? "false" : "");
  return config;
}

} // namespace tranship
