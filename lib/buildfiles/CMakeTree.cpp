// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeTree.h"

#include "buildfiles/TextEdits.h"
#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {
namespace {

bool isArchitecture(llvm::StringRef text) {
  text = text.trim();
  if (text == "native" || text == "all" || text == "all-major")
    return true;
  if (!text.consume_front("sm_"))
    text.consume_front("compute_");
  if (!text.consume_back("-real"))
    text.consume_back("-virtual");
  text.consume_back("+PTX");
  if (text.size() > 2 && llvm::isAlpha(text.back()))
    text = text.drop_back(); // 90a
  size_t digits = llvm::count_if(text, llvm::isDigit);
  bool isVersion = text.contains('.') && digits + 1 == text.size() && digits >= 2;
  return (digits == text.size() && digits >= 2 && digits <= 3) || isVersion;
}

/// `AND`, `IN LISTS`: words of CMake's that name no value.
bool isKeywordOfForeach(llvm::StringRef text) {
  return text == "IN" || text == "LISTS" || text == "ITEMS" || text == "RANGE" ||
         text == "ZIP_LISTS";
}

bool isCudaPackage(llvm::StringRef name) { return name == "CUDA" || name == "CUDAToolkit"; }

} // namespace

std::optional<CMakeAssignment> assignmentOf(const CMakeCommand &command) {
  size_t count = command.arguments.size();
  if (!count)
    return std::nullopt;
  std::string name = command.name.lower();
  llvm::StringRef first = command.arguments[0].text;
  CMakeAssignment result{0, 1, count};
  if (name == "list" || name == "string") {
    bool known = llvm::StringSwitch<bool>(first)
                     .Cases({"APPEND", "PREPEND", "CONCAT", "REMOVE_ITEM"}, true)
                     .Default(false);
    if (!known || count < 2)
      return std::nullopt;
    result = {1, 2, count, first == "APPEND" || first == "PREPEND"};
  } else if (name != "set" && name != "foreach") {
    return std::nullopt;
  }
  for (size_t i = result.valuesBegin; i < count; ++i)
    if (name == "set" &&
        (command.arguments[i].text == "CACHE" || command.arguments[i].text == "PARENT_SCOPE"))
      result.valuesEnd = std::min(result.valuesEnd, i);
  return result;
}

std::vector<llvm::StringRef> referencesIn(llvm::StringRef text) {
  std::vector<llvm::StringRef> names;
  for (size_t at = text.find("${"); at != llvm::StringRef::npos; at = text.find("${", at + 2))
    if (llvm::StringRef name = text.drop_front(at + 2).take_while(isNameCharacter); !name.empty())
      names.push_back(name);
  return names;
}

bool isArchitectureList(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, text.contains(';') ? ';' : ' ', -1, /*KeepEmpty=*/false);
  return !parts.empty() && llvm::all_of(parts, isArchitecture);
}

bool mentionsCuda(llvm::StringRef text) {
  for (size_t at = 0; (at = text.find_insensitive("cuda", at)) != llvm::StringRef::npos; at += 4) {
    llvm::StringRef before = text.take_front(at), after = text.drop_front(at + 4);
    if (after.starts_with("::") || after.starts_with("Toolkit") || before.ends_with("CMAKE_"))
      return true;
    bool isWord = (before.empty() || !isNameCharacter(before.back())) &&
                  (after.empty() || !isNameCharacter(after.front()) || after.front() == '_');
    if (isWord)
      return true;
  }
  return text.contains("nvcc") || text.contains("-gencode") || text.contains(".cu");
}

CMakeTree::CMakeTree(llvm::ArrayRef<CMakeSource> sources, const mapping::BuildTable &table)
    : table_(table) {
  for (const mapping::BuildRow &row : table.rows())
    if (row.kind == mapping::BuildRowKind::Variable && row.holds != mapping::BuildValue::Any)
      values_[row.cuda] = row.holds;
  for (const CMakeSource &source : sources)
    for (const CMakeCommand &command : source.parsed.commands)
      readCommand(source, command);
  flow(sources);
}

void CMakeTree::readCommand(const CMakeSource &source, const CMakeCommand &command) {
  if (command.arguments.empty())
    return;
  std::string name = command.name.lower();
  llvm::StringRef first = command.arguments[0].text;
  if (name == "function" || name == "macro")
    commands_.insert(first.lower());
  else if (name == "add_library" || name == "add_executable" || name == "add_custom_target")
    targets_.insert(first);
  else if (name == "option")
    variables_.insert(first);
  if (std::optional<CMakeAssignment> assignment = assignmentOf(command)) {
    llvm::StringRef variable = command.arguments[assignment->variable].text;
    variables_.insert(variable);
    for (size_t i = assignment->valuesBegin; i < assignment->valuesEnd; ++i) {
      if (name == "set" && isArchitectureList(command.arguments[i].text))
        architectures_.insert(variable);
      if (variable == "CUDA_LINK_LIBRARIES_KEYWORD")
        linkKeyword_ = command.arguments[i].text.str();
    }
  }
  if (name == "find_package" || name == "find_dependency") {
    if (isCudaPackage(first) && name == "find_package")
      finders_.insert(source.path);
    if (const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Package, first); row)
      found_[source.path].insert(row->hip);
    usesFindCuda_ |= first == "CUDA";
  }
}

bool CMakeTree::mark(llvm::StringRef variable, mapping::BuildValue value) {
  // Variables of CMake's own mean what its documentation says, wherever their values go.
  if (variable.starts_with("CMAKE_") || variable.starts_with("PROJECT_"))
    return false;
  return values_.try_emplace(variable, value).second;
}

bool CMakeTree::flowThrough(const CMakeCommand &command) {
  std::string name = command.name.lower();
  llvm::ArrayRef<CMakeArgument> arguments = command.arguments;
  bool changed = false;
  auto markAll = [&](size_t begin, size_t end, mapping::BuildValue value) {
    for (size_t i = begin; i < end && i < arguments.size(); ++i)
      for (llvm::StringRef reference : referencesIn(arguments[i].text))
        changed |= mark(reference, value);
  };
  if (std::optional<CMakeAssignment> to = assignmentOf(command)) {
    // `-gencode=arch=compute_${arch},…` says what `arch` is.
    for (size_t i = to->valuesBegin; i < to->valuesEnd; ++i)
      if (arguments[i].text.contains("sm_${") || arguments[i].text.contains("compute_${"))
        markAll(i, i + 1, mapping::BuildValue::Architectures);
    mapping::BuildValue value = valueOf(arguments[to->variable].text);
    if (value == mapping::BuildValue::FlagList)
      value = mapping::BuildValue::Flags;
    if (value == mapping::BuildValue::Flags || value == mapping::BuildValue::Architectures ||
        value == mapping::BuildValue::Libraries || value == mapping::BuildValue::Language)
      markAll(to->valuesBegin, to->valuesEnd, value);
    if (name == "foreach" && value == mapping::BuildValue::Architectures)
      for (const CMakeArgument &argument : arguments.drop_front())
        if (!isKeywordOfForeach(argument.text) && definesVariable(argument.text))
          changed |= mark(argument.text, value);
    // Folders flow the other way.
    for (size_t i = to->valuesBegin; i < to->valuesEnd; ++i)
      for (llvm::StringRef reference : referencesIn(arguments[i].text))
        if (valueOf(reference) == mapping::BuildValue::Includes)
          changed |= mark(arguments[to->variable].text, mapping::BuildValue::Includes);
  } else if (name == "target_link_libraries" || name == "link_libraries") {
    markAll(1, arguments.size(), mapping::BuildValue::Libraries);
  } else if (name == "project" || name == "enable_language") {
    markAll(name == "project", arguments.size(), mapping::BuildValue::Language);
  } else {
    for (size_t i = 0; i + 1 < arguments.size(); ++i)
      if (arguments[i].text == "CUDA_ARCHITECTURES")
        markAll(i + 1, i + 2, mapping::BuildValue::Architectures);
    for (const CMakeArgument &argument : arguments)
      if (argument.text.contains("$<COMPILE_LANGUAGE:CUDA>:$"))
        markAll(0, arguments.size(), mapping::BuildValue::Flags);
  }
  return changed;
}

void CMakeTree::flow(llvm::ArrayRef<CMakeSource> sources) {
  // Each round marks a further variable, or is the last.
  for (bool changed = true; changed;) {
    changed = false;
    for (const CMakeSource &source : sources)
      for (const CMakeCommand &command : source.parsed.commands)
        changed |= flowThrough(command);
  }
}

mapping::BuildValue CMakeTree::valueOf(llvm::StringRef variable) const {
  auto found = values_.find(variable);
  return found == values_.end() ? mapping::BuildValue::Any : found->second;
}

bool CMakeTree::isFoundBy(const std::string &user, const std::string &finder) const {
  if (user == finder)
    return true;
  if (finders_.contains(user))
    return false;
  // The nearest finder above; if there is none, those nearest to the root.
  std::string best;
  for (const std::string &other : finders_)
    if (isWithin(llvm::sys::path::parent_path(other), user) && other.size() > best.size())
      best = other;
  if (!best.empty())
    return llvm::sys::path::parent_path(best) == llvm::sys::path::parent_path(finder);
  auto depth = [](llvm::StringRef path) { return path.count('/'); };
  return llvm::all_of(finders_,
                      [&](const std::string &other) { return depth(other) >= depth(finder); });
}

bool CMakeTree::isFoundFor(llvm::StringRef path) const {
  bool isModule = llvm::sys::path::filename(path) != "CMakeLists.txt";
  return llvm::any_of(finders_, [&](llvm::StringRef finder) {
    return isModule || llvm::sys::path::filename(finder) != "CMakeLists.txt" ||
           isWithin(llvm::sys::path::parent_path(finder), path);
  });
}

std::set<std::string> CMakeTree::allPackages() const {
  std::set<std::string> packages;
  for (const auto &[user, used] : uses_)
    packages.insert(used.begin(), used.end());
  return packages;
}

std::set<std::string> CMakeTree::packagesFor(const std::string &path) const {
  std::set<std::string> packages;
  for (const auto &[user, used] : uses_)
    if (isFoundBy(user, path) && isFoundFor(user)) // others find theirs themselves
      packages.insert(used.begin(), used.end());
  if (auto found = found_.find(path); found != found_.end())
    for (const std::string &package : found->second)
      packages.erase(package);
  return packages;
}

} // namespace tranship::buildfiles
