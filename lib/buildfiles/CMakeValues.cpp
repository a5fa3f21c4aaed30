// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeValues.h"

#include "buildfiles/TextEdits.h"
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

/// The elements of a list.
std::vector<std::string> elements(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, ';', -1, /*KeepEmpty=*/false);
  return std::vector<std::string>(parts.begin(), parts.end());
}

} // namespace

CMakeValues::CMakeValues(const std::string &file, const TreeFiles &files, bool findsAll)
    : files_(files), findsAll_(findsAll) {
  std::string root = path::parent_path(file).str();
  folder_.path = root;
  for (auto [name, value] : {std::pair("UNIX", "1"),
                             {"LINUX", "1"},
                             {"CMAKE_SYSTEM_NAME", "Linux"},
                             {"CMAKE_BUILD_TYPE", "Release"},
                             {"CUDA_FOUND", "1"},
                             {"CUDAToolkit_FOUND", "1"},
                             {"CMAKE_CUDA_COMPILER", "nvcc"},
                             {"CMAKE_CUDA_COMPILER_ID", "NVIDIA"},
                             {"CMAKE_CXX_COMPILER_ID", "GNU"},
                             {"CMAKE_SYSTEM_PROCESSOR", "x86_64"},
                             {"CMAKE_SIZEOF_VOID_P", "8"},
                             {"OpenMP_CXX_FLAGS", "-fopenmp"},
                             {"OpenMP_C_FLAGS", "-fopenmp"}})
    variables_[name] = value;
  for (const char *name : {"CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR", "CMAKE_CURRENT_SOURCE_DIR"})
    variables_[name] = root;
  for (const char *name : {"CMAKE_BINARY_DIR", "PROJECT_BINARY_DIR", "CMAKE_CURRENT_BINARY_DIR"})
    variables_[name] = joinPath(root, "build");
  runFile(file);
  for (auto &[name, run] : tests_)
    if (auto found = targets_.find(name); found != targets_.end())
      found->second.runs.push_back(std::move(run));
}

void CMakeValues::runFile(const std::string &file) {
  std::optional<std::string> text = depth_ < maxDepth ? files_.read(file) : std::nullopt;
  if (!text)
    return;
  auto read = std::make_shared<File>();
  read->path = file;
  read->text = std::move(*text);
  read->parsed = parseCMake(read->text);
  filesRead_.insert(file);
  if (const std::optional<CMakeProblem> &problem = read->parsed.problem)
    problems_.push_back(fmt::format(
        "{}:{}: {}", file, lineAndColumn(read->text, problem->offset).first, problem->text));
  std::string before = std::exchange(currentFile_, file);
  variables_["CMAKE_CURRENT_LIST_DIR"] = path::parent_path(file).str();
  ++depth_;
  run(read, 0, read->parsed.commands.size());
  --depth_;
  currentFile_ = before;
  variables_["CMAKE_CURRENT_LIST_DIR"] = path::parent_path(before).str();
}

void CMakeValues::run(const std::shared_ptr<File> &file, size_t begin, size_t end) {
  if (depth_ >= maxDepth)
    return;
  const std::vector<CMakeCommand> &commands = file->parsed.commands;
  for (size_t at = begin; at < end && commandsLeft_; ++at) {
    --commandsLeft_;
    std::string name = lowerName(commands[at]);
    if (isBlock(name))
      at = runBlock(file, at, end);
    else if (name == "return" || name == "break")
      return;
    else if (auto function = functions_.find(name); function != functions_.end())
      call(Function(function->second), expandedArguments(commands[at]));
    else
      runCommand(commands[at]);
  }
}

size_t CMakeValues::runBlock(const std::shared_ptr<File> &file, size_t at, size_t end) {
  const std::vector<CMakeCommand> &commands = file->parsed.commands;
  std::string name = lowerName(commands[at]);
  size_t close = blockEnd(commands, at, end);
  ++depth_;
  if (name == "if") {
    runIf(file, at, close);
  } else if (name == "foreach") {
    runLoop(file, at, close);
  } else if (name == "block") {
    run(file, at + 1, close);
  } else if (name == "function" || name == "macro") {
    Words words = expandedArguments(commands[at]);
    if (!words.empty()) {
      std::string called = llvm::StringRef(words.front()).lower();
      functions_[called] = {file, at + 1, close, Words(words.begin() + 1, words.end()),
                            name == "macro"};
    }
  }
  --depth_;
  return close;
}

void CMakeValues::runIf(const std::shared_ptr<File> &file, size_t begin, size_t end) {
  const std::vector<CMakeCommand> &commands = file->parsed.commands;
  bool holdsNow = holds(expandedArguments(commands[begin]));
  size_t from = begin + 1;
  for (size_t at = from; at <= end; ++at) {
    std::string name = at < end ? lowerName(commands[at]) : "endif";
    if (at == end || name == "else" || name == "elseif") {
      if (holdsNow)
        return run(file, from, at);
      if (at == end)
        return;
      holdsNow = name == "else" || holds(expandedArguments(commands[at]));
      from = at + 1;
    } else if (isBlock(name)) {
      at = blockEnd(commands, at, end);
    }
  }
}

void CMakeValues::runLoop(const std::shared_ptr<File> &file, size_t begin, size_t end) {
  Words words = expandedArguments(file->parsed.commands[begin]);
  if (words.size() < 2)
    return;
  Words items;
  enum { Items, Lists } mode = Items;
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "IN" || words[i] == "ITEMS")
      mode = Items;
    else if (words[i] == "LISTS")
      mode = Lists;
    else if (mode == Lists)
      llvm::append_range(items, elements(variables_[words[i]]));
    else
      items.push_back(words[i]);
  }
  if (words[1] == "RANGE") // the numbers are rarely names of programs
    return;
  for (const std::string &item : items) {
    variables_[words[0]] = item;
    run(file, begin + 1, end);
  }
}

void CMakeValues::call(const Function &function, const Words &arguments) {
  Variables before = variables_;
  for (size_t i = 0; i < function.parameters.size(); ++i)
    variables_[function.parameters[i]] = i < arguments.size() ? arguments[i] : std::string();
  for (size_t i = 0; i < arguments.size() && i < 32; ++i)
    variables_[fmt::format("ARGV{}", i)] = arguments[i];
  size_t named = std::min(function.parameters.size(), arguments.size());
  variables_["ARGV"] = llvm::join(arguments, ";");
  variables_["ARGN"] = llvm::join(llvm::ArrayRef(arguments).drop_front(named), ";");
  variables_["ARGC"] = std::to_string(arguments.size());
  ++depth_;
  run(function.file, function.begin, function.end);
  --depth_;
  if (!function.isMacro)
    variables_ = std::move(before);
}

std::string CMakeValues::expand(llvm::StringRef text, bool isBracket) {
  if (isBracket)
    return text.str();
  std::string result;
  for (size_t at = 0; at < text.size();) {
    if (text[at] == '\\' && at + 1 < text.size()) {
      char next = text[at + 1];
      result += next == 'n' ? '\n' : next == 't' ? '\t' : next;
      at += 2;
      continue;
    }
    if (!text.drop_front(at).starts_with("${")) {
      result += text[at++];
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
    if (depth_ < maxDepth) {
      auto found = variables_.find(expand(text.slice(at + 2, close)));
      result += found == variables_.end() ? std::string() : found->second;
    }
    --depth_;
    at = close + 1;
  }
  if (result.size() > bytesLeft_)
    result.clear();
  bytesLeft_ -= result.size();
  return result;
}

CMakeValues::Words CMakeValues::expandedArguments(const CMakeCommand &command) {
  Words words;
  for (const CMakeArgument &argument : command.arguments) {
    std::string value = argument.kind == CMakeArgument::Kind::Parenthesis
                            ? argument.text.str()
                            : expand(argument.text, argument.kind == CMakeArgument::Kind::Bracket);
    if (argument.kind == CMakeArgument::Kind::Unquoted)
      llvm::append_range(words, elements(value));
    else
      words.push_back(std::move(value));
  }
  return words;
}

std::string CMakeValues::absolute(llvm::StringRef file) const {
  return withoutDots(path::is_absolute(file) ? file.str() : joinPath(folder_.path, file));
}

} // namespace tranship::buildfiles
