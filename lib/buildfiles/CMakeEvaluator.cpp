// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeEvaluator.h"

#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

constexpr unsigned maxDepth = maxFolders + 10;

std::string lowerName(const CMakeCommand &command) { return command.name.lower(); }

/// The index of the command that ends the block which begins at `at`.
size_t blockEnd(llvm::ArrayRef<CMakeCommand> commands, size_t at, size_t end) {
  std::string name = lowerName(commands[at]), close = "end" + name;
  for (unsigned depth = 0; at < end; ++at) {
    std::string here = lowerName(commands[at]);
    if (here == name)
      ++depth;
    else if (here == close && --depth == 0)
      return at;
  }
  return end;
}

bool isBlock(llvm::StringRef name) {
  return name == "if" || name == "foreach" || name == "while" || name == "function" ||
         name == "macro" || name == "block";
}

} // namespace

CMakeEvaluator::CMakeEvaluator(CMakeModel &model, Branches branches, CMakeUses *uses,
                               const CMakePlatform &platform)
    : model_(model), files_(model.files()), branches_(branches), platform_(platform), uses_(uses) {
  for (auto [name, value] : {std::pair("UNIX", "1"),
                             {"LINUX", "1"},
                             {"CMAKE_SYSTEM_NAME", "Linux"},
                             {"CMAKE_BUILD_TYPE", "Release"},
                             {"CMAKE_CXX_COMPILER_ID", "GNU"},
                             {"CMAKE_SYSTEM_PROCESSOR", "x86_64"},
                             {"CMAKE_SIZEOF_VOID_P", "8"},
                             {"OpenMP_CXX_FLAGS", "-fopenmp"},
                             {"OpenMP_C_FLAGS", "-fopenmp"}})
    variables_[name] = value;
  for (const std::string &package : mapping::BuildTable::builtin().toolkitPackages())
    variables_[package + "_FOUND"] = "1";
  variables_["CMAKE_" + platform.language + "_COMPILER"] = platform.compiler;
  variables_["CMAKE_" + platform.language + "_COMPILER_ID"] = platform.compilerId;
  for (const auto &[name, value] : platform.variables)
    variables_[name] = value;
  if (uses_)
    for (const std::string &name : uses_->folderVariables())
      variables_[name] = "${" + name + "}";
}

CMakeProject CMakeEvaluator::run(const std::string &file) {
  std::string root = path::parent_path(file).str();
  folder_.path = root;
  for (const char *name : {"CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR", "CMAKE_CURRENT_SOURCE_DIR"})
    variables_[name] = root;
  for (const char *name : {"CMAKE_BINARY_DIR", "PROJECT_BINARY_DIR", "CMAKE_CURRENT_BINARY_DIR"})
    variables_[name] = joinPath(root, "build");
  runFile(file);
  if (branches_ == Branches::All)
    runUncalled();
  endFolder();
  for (auto &[name, run] : tests_)
    if (auto found = project_.targets.find(name); found != project_.targets.end())
      found->second.runs.push_back(std::move(run));
  return std::move(project_);
}

void CMakeEvaluator::runFile(const std::string &path) {
  const CMakeFile *read = depth_ < maxDepth ? model_.file(path) : nullptr;
  if (!read)
    return;
  project_.filesRead.insert(path);
  if (const std::optional<CMakeProblem> &problem = read->parsed.problem)
    project_.problems.push_back(fmt::format(
        "{}:{}: {}", path, lineAndColumn(read->text, problem->offset).first, problem->text));
  std::string before = std::exchange(currentFile_, path);
  assign("CMAKE_CURRENT_LIST_DIR", path::parent_path(path).str());
  ++depth_;
  run(*read, 0, read->parsed.commands.size());
  --depth_;
  currentFile_ = before;
  assign("CMAKE_CURRENT_LIST_DIR", path::parent_path(before).str());
}

void CMakeEvaluator::run(const CMakeFile &file, size_t begin, size_t end) {
  if (depth_ >= maxDepth)
    return;
  const std::vector<CMakeCommand> &commands = file.parsed.commands;
  for (size_t at = begin; at < end && commandsLeft_; ++at) {
    --commandsLeft_;
    std::string name = lowerName(commands[at]);
    if (isBlock(name))
      at = runBlock(file, at, end);
    else if ((name == "return" || name == "break") && branches_ != Branches::All)
      return;
    else if (auto function = functions_.find(name); function != functions_.end())
      call(Function(function->second), expandedArguments(file, commands[at]));
    else
      runCommand(file, commands[at]);
  }
}

size_t CMakeEvaluator::runBlock(const CMakeFile &file, size_t at, size_t end) {
  const std::vector<CMakeCommand> &commands = file.parsed.commands;
  std::string name = lowerName(commands[at]);
  size_t close = blockEnd(commands, at, end);
  ++depth_;
  if (name == "if")
    runIf(file, at, close);
  else if (name == "foreach")
    runLoop(file, at, close);
  else if (name == "block" || (name == "while" && branches_ == Branches::All))
    run(file, at + 1, close);
  else if (name == "function" || name == "macro")
    define(file, at, close);
  --depth_; // the body of `while` does not run again and again: its condition may never change
  return close;
}

void CMakeEvaluator::define(const CMakeFile &file, size_t begin, size_t end) {
  const CMakeCommand &command = file.parsed.commands[begin];
  std::vector<std::string> words = textsOf(expandedArguments(file, command));
  if (words.empty())
    return;
  std::string name = llvm::StringRef(words.front()).lower();
  words.erase(words.begin());
  functions_[name] = {&file, begin + 1, end, std::move(words), lowerName(command) == "macro"};
}

void CMakeEvaluator::runIf(const CMakeFile &file, size_t begin, size_t end) {
  const std::vector<CMakeCommand> &commands = file.parsed.commands;
  bool holdsNow = holds(expandedArguments(file, commands[begin])), hasElse = false;
  std::vector<Changes> branches;
  size_t from = begin + 1;
  for (size_t at = from; at <= end; ++at) {
    std::string name = at < end ? lowerName(commands[at]) : "endif";
    if (at == end || name == "else" || name == "elseif") {
      if (branches_ == Branches::All)
        branches.push_back(changesOf([&] { run(file, from, at); }));
      else if (holdsNow)
        return run(file, from, at);
      if (at == end)
        return uniteBranches(std::move(branches), hasElse);
      hasElse |= name == "else";
      holdsNow = name == "else" || holds(expandedArguments(file, commands[at]));
      from = at + 1;
    } else if (isBlock(name)) {
      at = blockEnd(commands, at, end);
    }
  }
}

void CMakeEvaluator::runLoop(const CMakeFile &file, size_t begin, size_t end) {
  Words words = expandedArguments(file, file.parsed.commands[begin]);
  if (words.size() < 2)
    return;
  bool hasRange = words[1] == "RANGE"; // the numbers are rarely names of programs
  Words items = hasRange ? Words() : listsOf(words);
  if (items.empty() && branches_ == Branches::All)
    items.emplace_back();
  for (const CMakeValue &item : items) {
    assign(words[0].text(), item);
    run(file, begin + 1, end);
  }
}

/// The items of `foreach(name IN LISTS a b ITEMS c)`.
CMakeEvaluator::Words CMakeEvaluator::listsOf(const Words &words) const {
  Words items;
  bool areLists = false;
  for (const CMakeValue &word : WordList(words).drop_front()) {
    if (word == "IN" || word == "ITEMS")
      areLists = false;
    else if (word == "LISTS")
      areLists = true;
    else if (areLists)
      llvm::append_range(items, value(word.text()).split(";"));
    else
      items.push_back(word);
  }
  return items;
}

void CMakeEvaluator::call(const Function &function, const Words &arguments) {
  called_.insert(function.file->path + ":" + std::to_string(function.begin));
  auto body = [&] {
    for (size_t i = 0; i < function.parameters.size(); ++i)
      assign(function.parameters[i], i < arguments.size() ? arguments[i] : CMakeValue());
    for (size_t i = 0; i < arguments.size() && i < 32; ++i)
      assign(fmt::format("ARGV{}", i), arguments[i]);
    size_t named = std::min(function.parameters.size(), arguments.size());
    assign("ARGV", join(arguments, ";"));
    assign("ARGN", join(WordList(arguments).drop_front(named), ";"));
    assign("ARGC", std::to_string(arguments.size()));
    ++depth_;
    run(*function.file, function.begin, function.end);
    --depth_;
  };
  if (function.isMacro)
    return body();
  Changes outer = std::exchange(toParent_, {});
  (void)changesOf(body);
  assignAll(std::exchange(toParent_, std::move(outer)));
}

/// Another file may call the functions that this project does not call.
void CMakeEvaluator::runUncalled() {
  for (const auto &[name, function] : std::map(functions_))
    if (!called_.contains(function.file->path + ":" + std::to_string(function.begin)))
      call(function, {});
}

CMakeValue CMakeEvaluator::expand(const CMakeValue &written) {
  llvm::StringRef text = written;
  CMakeValue result;
  for (size_t at = 0; at < text.size();) {
    if (text[at] == '\\' && at + 1 < text.size()) {
      char next = text[at + 1];
      result += CMakeValue(std::string(1, next == 'n'   ? '\n'
                                          : next == 't' ? '\t'
                                                        : next),
                           written.originAt(at + 1));
      at += 2;
      continue;
    }
    if (!text.drop_front(at).starts_with("${")) {
      size_t end = std::min(text.find_first_of("\\$", at + 1), text.size());
      result += written.slice(at, end);
      at = end;
      continue;
    }
    // References nest: ${LIST_${name}}.
    size_t close = at + 2;
    for (unsigned depth = 1; close < text.size(); ++close)
      if (text[close] == '{')
        ++depth;
      else if (text[close] == '}' && --depth == 0)
        break;
    ++depth_;
    if (depth_ < maxDepth)
      result += value(expand(written.slice(at + 2, close)).text());
    --depth_;
    at = close + 1;
  }
  if (result.size() > bytesLeft_)
    result = {};
  bytesLeft_ -= result.size();
  return result;
}

CMakeEvaluator::Words CMakeEvaluator::expandedArguments(const CMakeFile &file,
                                                        const CMakeCommand &command) {
  Words values, words;
  for (const CMakeArgument &argument : command.arguments) {
    CMakeValue written(argument.text.str(), {&file, &argument, argument.textBegin});
    bool isPlain = argument.kind == CMakeArgument::Kind::Parenthesis ||
                   argument.kind == CMakeArgument::Kind::Bracket;
    values.push_back(isPlain ? written : expand(written));
    if (argument.kind == CMakeArgument::Kind::Unquoted)
      llvm::append_range(words, values.back().split(";"));
    else
      words.push_back(values.back());
  }
  // Macros that pass on their arguments twice would otherwise make lists without end.
  constexpr size_t bytesOfWord = 16;
  size_t cost = bytesOfWord * words.size();
  if (cost > bytesLeft_)
    words.clear();
  bytesLeft_ -= std::min(bytesLeft_, cost);
  if (uses_)
    uses_->read(command, values);
  std::string name = uses_ ? lowerName(command) : "";
  if (name == "if" || name == "elseif" || name == "while") {
    for (CMakeValue &operand : values)
      if (variables_.contains(operand.text()))
        operand = value(operand.text());
    uses_->readCondition(command, values);
  }
  return words;
}

std::string CMakeEvaluator::absolute(llvm::StringRef file) const {
  return withoutDots(path::is_absolute(file) ? file.str() : joinPath(folder_.path, file));
}

} // namespace tranship::buildfiles
