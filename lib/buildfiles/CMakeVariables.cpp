// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the commands of CMake do to variables, and the table of all commands that are evaluated.
#include "buildfiles/CMakeEvaluator.h"

#include "buildfiles/CMakeUses.h"
#include "buildfiles/ConfiguredHeaders.h"
#include "buildfiles/HipPlaces.h"
#include "mapping/BuildTable.h"
#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

CMakeValue CMakeEvaluator::value(const std::string &variable) const {
  auto found = variables_.find(variable);
  if (found == variables_.end())
    return {};
  llvm::StringRef name = variable;
  bool isOfCMake = uses_ && (name.starts_with("CMAKE_") || name.starts_with("PROJECT_"));
  return isOfCMake ? found->second.throughCMake() : found->second;
}

void CMakeEvaluator::assign(const std::string &variable, std::optional<CMakeValue> value) {
  auto found = variables_.find(variable);
  bool isDefined = found != variables_.end();
  if (changed_)
    changed_->try_emplace(variable, isDefined ? std::optional(found->second) : std::nullopt);
  if (value)
    variables_[variable] = std::move(*value);
  else if (isDefined)
    variables_.erase(found);
}

void CMakeEvaluator::assignAll(Changes changes) {
  for (auto &[variable, value] : changes)
    assign(variable, std::move(value));
}

CMakeEvaluator::Changes CMakeEvaluator::changesOf(llvm::function_ref<void()> body) {
  Changes before;
  Changes *outer = std::exchange(changed_, &before);
  body();
  changed_ = nullptr;
  Changes after;
  for (auto &[variable, value] : before) {
    auto found = variables_.find(variable);
    after[variable] = found == variables_.end() ? std::nullopt : std::optional(found->second);
    assign(variable, std::move(value));
  }
  changed_ = outer;
  return after;
}

CMakeValue CMakeEvaluator::uniteValues(const CMakeValue &a, const CMakeValue &b) const {
  return !uses_ && a.text() == b.text() ? a : unite(a, b); // only uses tell where a text is from
}

void CMakeEvaluator::uniteBranches(std::vector<Changes> branches, bool hasElse) {
  Changes united;
  if (!hasElse)
    branches.emplace_back();
  for (const Changes &branch : branches)
    for (const auto &[variable, value] : branch)
      united[variable];
  for (auto &[variable, value] : united)
    for (const Changes &branch : branches) {
      auto changed = branch.find(variable);
      auto before = variables_.find(variable);
      std::optional<CMakeValue> here = changed != branch.end()      ? changed->second
                                       : before != variables_.end() ? std::optional(before->second)
                                                                    : std::nullopt;
      if (here)
        value = value ? uniteValues(*value, *here) : *here;
    }
  assignAll(std::move(united));
}

void CMakeEvaluator::runCommand(const CMakeFile &file, const CMakeCommand &command) {
  static const llvm::StringMap<void (CMakeEvaluator::*)(const Words &)> commands = {
      {"add_compile_definitions", &CMakeEvaluator::addDefinitions},
      {"add_compile_options", &CMakeEvaluator::addFlags},
      {"add_custom_command", &CMakeEvaluator::addCustomCommand},
      {"add_definitions", &CMakeEvaluator::addFlags},
      {"add_executable", &CMakeEvaluator::addExecutable},
      {"add_library", &CMakeEvaluator::addLibrary},
      {"add_link_options", &CMakeEvaluator::addLinkOptions},
      {"add_subdirectory", &CMakeEvaluator::addSubdirectory},
      {"add_test", &CMakeEvaluator::addTest},
      {"aux_source_directory", &CMakeEvaluator::auxSourceDirectory},
      {"cmake_parse_arguments", &CMakeEvaluator::parseArguments},
      {"configure_file", &CMakeEvaluator::configureFile},
      {"file", &CMakeEvaluator::file},
      {"find_dependency", &CMakeEvaluator::findPackage},
      {"find_package", &CMakeEvaluator::findPackage},
      {"find_path", &CMakeEvaluator::findPath},
      {"generate_export_header", &CMakeEvaluator::generateExportHeader},
      {"get_filename_component", &CMakeEvaluator::getFileNameComponent},
      {"include", &CMakeEvaluator::include},
      {"include_directories", &CMakeEvaluator::includeDirectories},
      {"link_libraries", &CMakeEvaluator::linkLibraries},
      {"list", &CMakeEvaluator::list},
      {"option", &CMakeEvaluator::option},
      {"project", &CMakeEvaluator::project},
      {"set", &CMakeEvaluator::set},
      {"set_property", &CMakeEvaluator::setProperties},
      {"set_target_properties", &CMakeEvaluator::setProperties},
      {"string", &CMakeEvaluator::string},
      {"unset", &CMakeEvaluator::unset},
  };
  static const llvm::StringMap<void (CMakeEvaluator::*)(CMakeTarget &, WordList)> ofTargets = {
      {"target_compile_definitions", &CMakeEvaluator::targetDefinitions},
      {"target_compile_features", &CMakeEvaluator::targetFeatures},
      {"target_compile_options", &CMakeEvaluator::targetOptions},
      {"target_include_directories", &CMakeEvaluator::targetIncludeDirectories},
      {"target_link_libraries", &CMakeEvaluator::targetLibraries},
      {"target_link_options", &CMakeEvaluator::targetLinkOptions},
      {"target_sources", &CMakeEvaluator::targetSources},
  };
  std::string name = command.name.lower();
  Words words = expandedArguments(file, command);
  if (words.empty())
    return;
  noteFiles(name, words);
  // A command of CUDA does the same as the CMake command that replaces it.
  const mapping::BuildRow *row =
      mapping::BuildTable::builtin().find(mapping::BuildRowKind::Command, name);
  if (row && row->holds == mapping::BuildValue::Target)
    addTarget(words, row->hip == "add_executable", /*isFindCudas=*/true);
  else if (row && row->holds == mapping::BuildValue::Includes)
    includeDirectories(words);
  else if (auto found = commands.find(name); found != commands.end())
    (this->*found->second)(words);
  else if (auto change = ofTargets.find(name); change != ofTargets.end())
    if (auto target = project_.targets.find(words[0].text()); target != project_.targets.end())
      (this->*change->second)(target->second, WordList(words).drop_front());
}

void CMakeEvaluator::project(const Words &words) {
  assign("PROJECT_NAME", words[0]);
  assign("PROJECT_SOURCE_DIR", folder_.path);
  assign(words[0].text() + "_SOURCE_DIR", folder_.path);
  auto version = llvm::find(words, "VERSION");
  if (version == words.end() || ++version == words.end())
    return;
  constexpr const char *parts[] = {"MAJOR", "MINOR", "PATCH", "TWEAK"};
  std::vector<CMakeValue> numbers = version->split(".");
  numbers.resize(std::size(parts));
  for (const std::string &prefix : {std::string("PROJECT"), words[0].text()}) {
    assign(prefix + "_VERSION", *version);
    for (size_t i = 0; i < std::size(parts); ++i)
      assign(prefix + "_VERSION_" + parts[i], numbers[i]);
  }
}

void CMakeEvaluator::set(const Words &words) {
  const std::string &variable = words[0].text();
  auto last = std::find_if(words.begin() + 1, words.end(), [](const CMakeValue &word) {
    return word == "CACHE" || word == "PARENT_SCOPE";
  });
  CMakeValue value = join(WordList(words).slice(1, size_t(last - words.begin()) - 1), ";");
  if (last != words.end() && *last == "PARENT_SCOPE") {
    std::optional<CMakeValue> &outer = toParent_[variable];
    outer = outer && branches_ == Branches::All ? uniteValues(*outer, value) : value;
  } else if (last == words.end() || !variables_.count(variable)) {
    assign(variable, std::move(value));
  }
}

void CMakeEvaluator::unset(const Words &words) { assign(words[0].text(), std::nullopt); }

void CMakeEvaluator::option(const Words &words) {
  const std::string &name = words[0].text();
  if (platform_.configuresHeaders && isCudaSwitch(name))
    assign(name, CMakeValue("ON"));
  else if (words.size() > 1 && !variables_.count(name))
    assign(name, words.size() > 2 ? words[2] : CMakeValue("OFF"));
}

void CMakeEvaluator::list(const Words &words) {
  if (words.size() < 2)
    return;
  Words list = value(words[1].text()).split(";");
  WordList rest = WordList(words).drop_front(2);
  if (words[0] == "JOIN" && rest.size() == 2)
    return assign(rest[1].text(), join(list, rest[0]));
  if (words[0] == "TRANSFORM")
    return transform(words[1].text(), std::move(list), rest);
  if (words[0] == "APPEND")
    llvm::append_range(list, rest);
  else if (words[0] == "PREPEND")
    list.insert(list.begin(), rest.begin(), rest.end());
  else if (words[0] == "REMOVE_ITEM")
    llvm::erase_if(list, [&](llvm::StringRef item) { return llvm::is_contained(rest, item); });
  else
    return;
  assign(words[1].text(), join(list, ";"));
}

/// `list(TRANSFORM list APPEND text OUTPUT_VARIABLE result)`; other actions leave texts that no file contains.
void CMakeEvaluator::transform(const std::string &variable, Words list, WordList action) {
  bool appends = action.size() > 1 && action[0] == "APPEND";
  if (!appends && (action.size() < 2 || action[0] != "PREPEND"))
    return;
  for (CMakeValue &item : list)
    item = appends ? join({item, action[1]}, "") : join({action[1], item}, "");
  auto output = llvm::find(action, "OUTPUT_VARIABLE");
  bool hasOutput = output != action.end() && output + 1 != action.end();
  assign(hasOutput ? (output + 1)->text() : variable, join(list, ";"));
}

void CMakeEvaluator::string(const Words &words) {
  if (words.size() < 2)
    return;
  const std::string &variable = words[1].text();
  WordList rest = WordList(words).drop_front(2);
  if (words[0] == "REPLACE")
    return replaceIn(words);
  if (words[0] == "REGEX" && words[1] == "REPLACE")
    return replaceMatches(words);
  if (words[0] == "APPEND")
    return assign(variable, join({value(variable), join(rest, "")}, ""));
  if (words[0] == "PREPEND")
    return assign(variable, join({join(rest, ""), value(variable)}, ""));
  if ((words[0] == "TOLOWER" || words[0] == "TOUPPER") && rest.size() == 1)
    return assign(rest[0].text(),
                  CMakeValue(words[0] == "TOLOWER" ? llvm::StringRef(words[1]).lower()
                                                   : llvm::StringRef(words[1]).upper(),
                             words[1].originAt(0)));
  if (words[0] == "CONCAT")
    return assign(variable, join(rest, ""));
  if (words[0] == "JOIN" && !rest.empty())
    return assign(rest[0].text(), join(rest.drop_front(), words[1]));
}

/// `string(REPLACE from to result text)`.
void CMakeEvaluator::replaceIn(const Words &words) {
  if (words.size() < 4)
    return;
  const CMakeValue &text = words[4 < words.size() ? 4 : 3];
  CMakeValue result;
  size_t begin = 0;
  for (size_t at = 0;
       !words[1].empty() && (at = text.text().find(words[1].text(), at)) != std::string::npos;
       at = begin) {
    result += text.slice(begin, at);
    result += words[2];
    begin = at + words[1].size();
  }
  result += text.slice(begin, text.size());
  assign(words[3].text(), std::move(result));
}

/// `string(REGEX REPLACE pattern to result text)`.
void CMakeEvaluator::replaceMatches(const Words &words) {
  // A regular expression with long repetitions takes too long.
  if (words.size() < 5 || words[2].size() > 200 || words[2].text().find('{') != std::string::npos)
    return;
  llvm::Regex pattern(words[2].text());
  std::string text = join(WordList(words).drop_front(5), "").text(), result;
  llvm::StringRef rest = text;
  for (llvm::SmallVector<llvm::StringRef> found;
       pattern.isValid() && pattern.match(rest, &found) && !found.front().empty();) {
    result += rest.slice(0, size_t(found.front().data() - rest.data()));
    result += pattern.sub(words[3].text(), found.front());
    rest = rest.drop_front(size_t(found.front().end() - rest.data()));
    if (llvm::StringRef(words[2]).starts_with("^"))
      break;
  }
  result += rest;
  assign(words[4].text(),
         CMakeValue(result, words.size() > 5 ? words[5].originAt(0) : CMakeOrigin()));
}

/// `cmake_parse_arguments(PREFIX "options" "one value" "several values" words…)`.
void CMakeEvaluator::parseArguments(const Words &words) {
  if (words.size() < 4 || words[0] == "PARSE_ARGV")
    return;
  std::string prefix = words[0].text() + "_", current;
  std::map<std::string, size_t> kinds; // by keyword
  for (size_t kind = 1; kind < 4; ++kind)
    for (const CMakeValue &keyword : words[kind].split(";")) {
      kinds[keyword.text()] = kind;
      assign(prefix + keyword.text(),
             kind == 1 ? std::optional<CMakeValue>("FALSE") : std::nullopt);
    }
  std::map<std::string, Words> values;
  for (const CMakeValue &word : WordList(words).drop_front(4))
    if (auto keyword = kinds.find(word.text()); keyword != kinds.end()) {
      current = keyword->first;
      if (keyword->second == 1)
        assign(prefix + current, CMakeValue("TRUE"));
    } else if (size_t kind = current.empty() ? 0 : kinds[current]; kind > 1) {
      values[current].push_back(word);
      if (kind == 2)
        current.clear();
    }
  for (const auto &[keyword, list] : values)
    assign(prefix + keyword, join(list, ";"));
}

/// `aux_source_directory(folder result)` finds no sources of HIP.
void CMakeEvaluator::auxSourceDirectory(const Words &words) {
  if (words.size() != 2)
    return;
  Words found = value(words[1].text()).split(";");
  for (const std::string &file : files_.matching(words[0].text() + "/*", folder_.path))
    if (isSourceName(file))
      found.push_back({file, words[0].originAt(0)});
  assign(words[1].text(), join(found, ";"));
}

/// `file(GLOB result RELATIVE folder pattern…)`.
void CMakeEvaluator::file(const Words &words) {
  if (words.size() < 3 || !llvm::StringRef(words[0]).starts_with("GLOB"))
    return;
  Words found;
  std::string relative;
  for (size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "RELATIVE" && i + 1 < words.size())
      relative = absolute(words[++i]);
    else if (words[i] != "CONFIGURE_DEPENDS")
      for (std::string &file :
           files_.matching(words[i], folder_.path, words[0] == "GLOB_RECURSE")) {
        std::optional<llvm::StringRef> rest = relativeTo(relative, file);
        found.push_back({rest ? rest->str() : file, words[i].originAt(0)});
      }
  }
  assign(words[1].text(), join(found, ";"));
}

void CMakeEvaluator::getFileNameComponent(const Words &words) {
  if (words.size() < 3)
    return;
  llvm::StringRef file = words[1], part = words[2];
  std::string found = part == "NAME"       ? path::filename(file).str()
                      : part == "NAME_WE"  ? path::filename(file).split('.').first.str()
                      : part == "NAME_WLE" ? path::stem(file).str()
                      : part == "EXT"      ? path::extension(file).str()
                      : part == "DIRECTORY" || part == "PATH" ? path::parent_path(file).str()
                                                              : absolute(file);
  assign(words[0].text(), CMakeValue(found, words[1].originAt(0)));
}

/// Other commands can name files that a build does not read.
void CMakeEvaluator::noteFiles(llvm::StringRef command, const Words &words) {
  bool readsFiles = command.starts_with("add_") || command.starts_with("target_") ||
                    command.starts_with("cuda_") || command == "install" ||
                    command == "configure_file" || command == "set_source_files_properties";
  if (!platform_.noted || !readsFiles)
    return;
  for (const CMakeValue &word : words)
    if (std::string file = absolute(word); platform_.noted->contains(file))
      project_.notedFiles.push_back({CMakePart::Kind::Source, file, word.originAt(0)});
}

void CMakeEvaluator::findPackage(const Words &words) {
  llvm::StringRef name = words[0];
  project_.packages.insert(name.str());
  // Only a build knows whether it finds another package that the project can do without.
  bool isFound = name == "OpenMP" || name == "Threads" ||
                 mapping::BuildTable::builtin().findsToolkit(name) ||
                 platform_.takesAllConfigurations || branches_ != Branches::Required ||
                 llvm::is_contained(words, "REQUIRED");
  if (isFound)
    for (const std::string &spelling : {name.str(), name.upper()})
      for (const char *end : {"_FOUND", "_CXX_FOUND"})
        assign(spelling + end, CMakeValue("1"));
}

/// `find_path(variable header…)`: with a CUDA header, the variable names a folder of CUDA headers.
void CMakeEvaluator::findPath(const Words &words) {
  auto isCudas = [](llvm::StringRef word) { return hipHeaderOf(word).has_value(); };
  if (uses_ && llvm::any_of(WordList(words).drop_front(), isCudas))
    assign(words[0].text(), CMakeValue(uses_->addFolderVariable(words[0].text())));
}

void CMakeEvaluator::include(const Words &words) {
  std::string file = absolute(words[0]);
  // Which folders CMake searches for a module, only a build knows.
  std::string module = (path::filename(words[0]) + ".cmake").str();
  if (!files_.has(file) && !llvm::StringRef(words[0]).contains('/'))
    for (const std::string &other : files_.paths)
      if (path::filename(other) == module)
        file = other;
  if (files_.has(file))
    runFile(file);
}

} // namespace tranship::buildfiles
