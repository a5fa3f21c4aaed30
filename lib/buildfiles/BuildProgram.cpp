// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildProgram.h"

#include "frontend/command/NvccFlags.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

std::vector<std::string> TreeFiles::matching(llvm::StringRef pattern, llvm::StringRef folder,
                                             bool isRecursive) const {
  std::string whole =
      withoutDots(path::is_absolute(pattern) ? pattern.str() : joinPath(folder, pattern));
  if (whole.find_first_of("*?[") == std::string::npos && !isRecursive)
    return has(whole) ? std::vector<std::string>{whole} : std::vector<std::string>();
  llvm::Expected<llvm::GlobPattern> name = llvm::GlobPattern::create(path::filename(whole));
  llvm::Expected<llvm::GlobPattern> parent = llvm::GlobPattern::create(path::parent_path(whole));
  std::vector<std::string> found;
  // Only what follows the folder in the order of paths can match.
  llvm::StringRef folders = path::parent_path(whole);
  llvm::StringRef begin = folders.take_front(folders.find_first_of("*?["));
  if (name && parent)
    for (auto at = paths.lower_bound(begin.str());
         at != paths.end() && llvm::StringRef(*at).starts_with(begin); ++at) {
      const std::string &file = *at;
      llvm::StringRef in = path::parent_path(file);
      bool isIn = isRecursive
                      ? isWithin(path::parent_path(whole), in)
                      : parent->match(in) && in.count('/') == path::parent_path(whole).count('/');
      if (isIn && name->match(path::filename(file)))
        found.push_back(file);
    }
  llvm::consumeError(name.takeError());
  llvm::consumeError(parent.takeError());
  return found;
}

bool isSourceName(llvm::StringRef file) {
  return llvm::StringSwitch<bool>(path::extension(file))
      .Cases({".cu", ".cpp", ".cc", ".cxx", ".c", ".C", ".c++"}, true)
      .Default(false);
}

std::vector<StartedProgram> programsStartedBy(llvm::ArrayRef<ShellCommand> commands,
                                              std::string folder) {
  std::vector<StartedProgram> started;
  for (const ShellCommand &command : commands) {
    llvm::ArrayRef<std::string> words = command.words;
    if (words.front() == "cd" && words.size() > 1) {
      folder = withoutDots(joinPath(folder, words[1]));
      continue;
    }
    if (words.front() == "time" || words.front() == "exec")
      words = words.drop_front();
    if (words.empty() || !llvm::StringRef(words.front()).contains('/') || command.needsShell)
      continue;
    started.push_back({withoutDots(joinPath(folder, words.front())),
                       {words.drop_front().vec(), command.environment, command.stdinFile, folder}});
  }
  return started;
}

std::vector<StartedProgram> programsStartedByScript(llvm::StringRef text,
                                                    const std::string &folder) {
  std::vector<ShellCommand> commands;
  std::string line;
  for (llvm::StringRef part : llvm::split(text, '\n')) {
    part = part.rtrim('\r');
    bool goesOn = part.consume_back("\\");
    line += part;
    if (goesOn)
      continue;
    llvm::append_range(commands, shellCommands(line));
    line.clear();
  }
  llvm::append_range(commands, shellCommands(line));
  return programsStartedBy(commands, folder);
}

namespace {

/// Flags of gcc and clang whose value is the next word.
bool takesNextWord(llvm::StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"-I", "-D", "-U", "-L", "-l", "-isystem", "-include", "-iquote", "-idirafter"}, true)
      .Cases({"-o", "-x", "-MF", "-MT", "-MQ", "-Xlinker", "-T", "-u", "-arch"}, true)
      .Default(false);
}

/// Flags about the output of the compiler, which say nothing about the program.
bool isAboutOutput(llvm::StringRef word) {
  return word == "-c" || word == "-o" || word == "-dc" || word == "-S" || word == "-E" ||
         word.starts_with("-M") || word == "-v" || word == "-pipe" || word == "-keep";
}

} // namespace

std::optional<BuildModule> moduleOf(llvm::ArrayRef<std::string> command, llvm::StringRef made,
                                    llvm::StringRef folder, const TreeFiles &files) {
  std::string source;
  for (size_t i = 0; i < command.size(); ++i) {
    llvm::StringRef word = command[i];
    if (word == "-o" && i + 1 < command.size() && made.empty())
      made = command[i + 1];
    else if (isSourceName(word) && source.empty())
      source = withoutDots(path::is_absolute(word) ? word.str() : joinPath(folder, word));
  }
  llvm::StringRef extension = path::extension(made);
  if ((extension != ".fatbin" && extension != ".ptx" && extension != ".cubin") ||
      !files.has(source))
    return std::nullopt;
  return BuildModule{path::filename(made).str(), source};
}

void addCompilerFlags(llvm::ArrayRef<std::string> words, std::vector<std::string> &flags) {
  for (size_t i = 0; i < words.size(); ++i) {
    llvm::StringRef word = words[i];
    if (word.size() < 2 || !word.starts_with("-"))
      continue;
    std::optional<frontend::WrittenNvccFlag> known = frontend::findNvccFlag(word);
    bool isNvccPair =
        known && known->flag->value != frontend::NvccFlag::Value::None && !known->value;
    std::vector<std::string> unit{word.str()};
    if ((takesNextWord(word) || isNvccPair) && i + 1 < words.size())
      unit.push_back(words[++i]);
    if (word == "-dc") // the only flag about output that says how device code is linked
      unit = {"-rdc=true"};
    else if (isAboutOutput(word))
      continue;
    auto at = std::search(flags.begin(), flags.end(), unit.begin(), unit.end());
    if (at == flags.end())
      llvm::append_range(flags, unit);
  }
}

} // namespace tranship::buildfiles
