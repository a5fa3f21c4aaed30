// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/Runner.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::verify {
namespace {

constexpr llvm::StringLiteral folderMark = "{folder}", commandMark = "{command}";

/// A word that contains the command is a line for a shell.
std::string filledIn(llvm::StringRef word, llvm::StringRef folder, llvm::StringRef command) {
  bool isForShell = word.contains(commandMark);
  std::string result;
  while (!word.empty()) {
    if (word.consume_front(folderMark)) {
      result += isForShell ? shellQuoted(folder) : folder.str();
    } else if (word.consume_front(commandMark)) {
      result += command;
    } else {
      result += word.front();
      word = word.drop_front();
    }
  }
  return result;
}

} // namespace

std::string shellQuoted(llvm::StringRef word) {
  auto isPlain = [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_-+=./:,@%").contains(c);
  };
  if (!word.empty() && llvm::all_of(word, isPlain))
    return word.str();
  std::string quoted = "'";
  for (char c : word)
    quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

StartedCommand startedBy(const Runner &runner, const Command &command,
                         const std::vector<std::string> &environment, llvm::StringRef folder) {
  if (runner.empty())
    return {command, environment};
  Command whole;
  if (!environment.empty()) {
    whole.push_back("env");
    llvm::append_range(whole, environment);
  }
  llvm::append_range(whole, command);
  std::string text = llvm::join(llvm::map_range(whole, shellQuoted), " ");
  StartedCommand started;
  bool hasCommand = false;
  for (llvm::StringRef word : runner) {
    hasCommand |= word.contains(commandMark);
    started.arguments.push_back(filledIn(word, folder, text));
  }
  if (!hasCommand)
    llvm::append_range(started.arguments, whole);
  return started;
}

} // namespace tranship::verify
