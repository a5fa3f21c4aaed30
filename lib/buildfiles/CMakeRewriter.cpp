// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeRewriter.h"

#include "buildfiles/HipPlaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

/// Other commands print texts, test something or name something, but pass no flags.
bool passesFlags(llvm::StringRef name) {
  return !llvm::StringSwitch<bool>(name)
              .Cases({"message", "if", "elseif", "else", "endif", "while", "option", "include"},
                     true)
              .Cases({"project", "function", "macro", "endfunction", "install"}, true)
              .Default(false);
}

bool isConditionCommand(llvm::StringRef name) {
  // What `else` and `endif` repeat has to match.
  return name == "if" || name == "elseif" || name == "else" || name == "endif" || name == "while" ||
         name == "endwhile";
}

/// Whether the arguments come in pairs, so that a value is one argument.
bool isPairs(const CommandEdit &edit) {
  return llvm::StringRef(edit.lowerName).ends_with("properties");
}

bool isSeparator(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ';'; }

/// Whether the argument is the value of a property that is one command line, not a list.
bool isCommandLine(const CommandEdit &edit, size_t i) {
  return i && isPairs(edit) &&
         llvm::is_contained({"COMPILE_FLAGS", "LINK_FLAGS", "STATIC_LIBRARY_FLAGS"},
                            edit.arguments[i - 1].text);
}

/// The words of a text as half-open ranges. White space and `;` separate words, except in quotes.
std::vector<std::pair<size_t, size_t>> wordsOf(llvm::StringRef text) {
  std::vector<std::pair<size_t, size_t>> words;
  for (size_t at = 0; at < text.size();) {
    if (isSeparator(text[at])) {
      ++at;
      continue;
    }
    size_t begin = at;
    bool isQuoted = false;
    for (; at < text.size() && (isQuoted || !isSeparator(text[at])); ++at)
      if (text[at] == '\'' || (text[at] == '"' && at && text[at - 1] == '\\'))
        isQuoted = !isQuoted;
    words.push_back({begin, at});
  }
  return words;
}

/// Whether a command is left without the values that it had: `list(APPEND FLAGS)`, `set(A "${A}")`,
/// `target_compile_options(a PRIVATE)`.
bool addsNothing(const CommandEdit &edit) {
  bool changed = llvm::any_of(edit.arguments, [](const ArgumentEdit &argument) {
    return argument.isRemoved || argument.text != argument.origin->text;
  });
  if (!changed)
    return false;
  std::optional<CMakeAssignment> assignment = assignmentOf(edit.command);
  llvm::StringRef name = edit.lowerName;
  bool isOptions = name == "target_compile_options" || name == "add_compile_options";
  if ((!assignment && !isOptions) || name == "foreach")
    return false;
  size_t begin = assignment ? assignment->valuesBegin : name == "target_compile_options";
  size_t end = assignment ? assignment->valuesEnd : edit.arguments.size();
  std::string self;
  if (assignment && !assignment->isAppended && name == "set")
    self = "${" + edit.arguments[assignment->variable].text + "}";
  if (assignment && end < edit.arguments.size())
    return false; // it defines a variable in the cache or in the scope above
  for (size_t i = begin; i < end; ++i) {
    llvm::StringRef text = edit.arguments[i].text;
    bool isScope = isOptions && (text == "PRIVATE" || text == "PUBLIC" || text == "INTERFACE");
    if (!edit.arguments[i].isRemoved && !isScope && text.trim() != self)
      return false;
  }
  return begin < end && (name != "set" || !self.empty());
}

} // namespace

CMakeRewriter::CMakeRewriter(const CMakeFile &file, const CMakeNames &names, const CMakeUses &uses,
                             CMakePackages &packages, const mapping::BuildTable &table,
                             const BuildOptions &options)
    : file_(file), names_(names), uses_(uses), packages_(packages), table_(table),
      options_(options), reporter_(file.path, file.text),
      text_({table_, names_, packages_, options_, file_.path, reporter_, uses.areFlagsOfTargets}) {}

TranslatedBuildFile CMakeRewriter::run() {
  TextEdits edits;
  for (const CMakeCommand &command : file_.parsed.commands) {
    CommandEdit edit(command);
    rewrite(edit);
    edit.write(file_.text, edits);
  }
  TranslatedBuildFile result;
  std::string text = edits.apply(file_.text);
  if (text != file_.text)
    result.newText = std::move(text);
  result.diagnostics = std::move(reporter_.diagnostics);
  return result;
}

void CMakeRewriter::rewriteCommand(CommandEdit &edit) {
  static const llvm::StringMap<void (CMakeRewriter::*)(CommandEdit &)> commands = {
      {"check_c_source_compiles", &CMakeRewriter::rewriteSourceText},
      {"check_compiler_flag", &CMakeRewriter::rewriteLanguageList},
      {"check_cxx_source_compiles", &CMakeRewriter::rewriteSourceText},
      {"check_cxx_source_runs", &CMakeRewriter::rewriteSourceText},
      {"check_include_file", &CMakeRewriter::rewriteHeaders},
      {"check_include_file_cxx", &CMakeRewriter::rewriteHeaders},
      {"check_include_files", &CMakeRewriter::rewriteHeaders},
      {"check_language", &CMakeRewriter::rewriteLanguageList},
      {"check_source_compiles", &CMakeRewriter::rewriteLanguageList},
      {"cmake_minimum_required", &CMakeRewriter::rewriteMinimumVersion},
      {"elseif", &CMakeRewriter::rewriteCondition},
      {"enable_language", &CMakeRewriter::rewriteLanguageList},
      {"file", &CMakeRewriter::rewriteSourceText},
      {"find_dependency", &CMakeRewriter::rewriteFindPackage},
      {"find_file", &CMakeRewriter::rewriteHeaders},
      {"find_library", &CMakeRewriter::rewriteLibraryNames},
      {"find_package", &CMakeRewriter::rewriteFindPackage},
      {"find_path", &CMakeRewriter::rewriteHeaders},
      {"foreach", &CMakeRewriter::rewriteAssignment},
      {"if", &CMakeRewriter::rewriteCondition},
      {"include", &CMakeRewriter::rewriteInclude},
      {"link_libraries", &CMakeRewriter::rewriteLinkedLibraries},
      {"list", &CMakeRewriter::rewriteAssignment},
      {"project", &CMakeRewriter::rewriteLanguageList},
      {"set", &CMakeRewriter::rewriteAssignment},
      {"string", &CMakeRewriter::rewriteAssignment},
      {"target_compile_features", &CMakeRewriter::rewriteFeatures},
      {"target_link_libraries", &CMakeRewriter::rewriteLinkedLibraries},
      {"while", &CMakeRewriter::rewriteCondition},
  };
  llvm::StringRef name = edit.lowerName;
  if (auto found = commands.find(name); found != commands.end())
    (this->*found->second)(edit);
  else if (name.ends_with("properties") || name.ends_with("property"))
    rewriteProperties(edit);
  else if (!names_.definesCommand(name))
    rewriteCudaCommand(edit);
}

void CMakeRewriter::rewrite(CommandEdit &edit) {
  text_.namesIncludes = text_.usesPackage = false;
  readBlock(edit);
  reportCommands(edit);
  rewriteCommand(edit);
  if (edit.isRemoved || edit.newArguments)
    return;
  if (passesFlags(edit.lowerName))
    rewriteFlagWords(edit, 0, edit.arguments.size(), assignsFlags(edit.command));
  rewriteNames(edit);
  if ((edit.isRemoved = addsNothing(edit)))
    return;
  addPlatform(edit);
  setRocmPath(edit);
  setLanguages(edit);
  setGeneratedLanguage(edit);
  addRenamedPatterns(edit);
  if (text_.usesPackage && !packages_.isFoundFor(file_.path) && !packagesFound_) {
    packagesFound_ = true;
    edit.before.emplace_back("find_package(hip REQUIRED)");
    for (const std::string &package : packages_.of(file_.path))
      edit.before.push_back("find_package(" + package + " REQUIRED)");
  }
}

mapping::BuildValue CMakeRewriter::valueOf(const CMakeCommand &command,
                                           const CMakeAssignment &assignment) const {
  llvm::StringRef variable = command.arguments[assignment.variable].text;
  const mapping::BuildRow *row = table_.find(mapping::BuildRowKind::Variable, variable);
  if (row && row->holds != mapping::BuildValue::Any)
    return row->holds;
  // The documentation of CMake says what its own variables mean, wherever their values go.
  if (variable.starts_with("CMAKE_") || variable.starts_with("PROJECT_"))
    return mapping::BuildValue::Any;
  for (size_t i = assignment.valuesBegin; i < assignment.valuesEnd; ++i)
    if (mapping::BuildValue use = uses_.of(command.arguments[i]); use != mapping::BuildValue::Any)
      return use;
  return mapping::BuildValue::Any;
}

bool CMakeRewriter::assignsFlags(const CMakeCommand &command) const {
  std::optional<CMakeAssignment> assignment = assignmentOf(command);
  if (!assignment)
    return false;
  mapping::BuildValue value = valueOf(command, *assignment);
  return value == mapping::BuildValue::Flags ||
         (value == mapping::BuildValue::FlagList && uses_.areFlagsOfTargets);
}

std::string CMakeRewriter::written(const CMakeArgument &argument) const {
  return file_.text.substr(argument.begin, argument.end - argument.begin);
}

void CMakeRewriter::drop(CommandEdit &edit, llvm::StringRef why) {
  reporter_.reportDropped((edit.command.name + "(" + edit.text(0) + ")").str(), why,
                          edit.command.begin);
  edit.isRemoved = true;
}

void CMakeRewriter::rewriteMinimumVersion(CommandEdit &edit) {
  constexpr Version needed{3, 21, 0}; // the first CMake with the language HIP
  if (edit.text(0) != "VERSION" || edit.arguments.size() < 2 || !buildsCuda(file_.text))
    return;
  auto [least, most] = edit.text(1).split("...");
  std::optional<Version> version = Version::parse(least);
  if (!version || *version >= needed)
    return;
  std::optional<Version> limit = Version::parse(most);
  edit.replace(1, limit && *limit > needed ? "3.21..." + most.str() : "3.21");
}

void CMakeRewriter::rewriteLanguageList(CommandEdit &edit) {
  for (size_t i = edit.lowerName == "project"; i < edit.arguments.size(); ++i)
    edit.arguments[i].text = withHipLanguage(edit.text(i));
  // The package of HIP looks for threads, which needs a compiler for C or C++.
  auto isHost = [](const ArgumentEdit &argument) {
    return argument.text == "C" || argument.text == "CXX" ||
           llvm::StringRef(argument.text).contains('$');
  };
  llvm::ArrayRef<ArgumentEdit> languages(edit.arguments);
  if (edit.lowerName == "project" && packages_.areUsed() && !languages.empty() &&
      llvm::none_of(languages.drop_front(), isHost))
    for (ArgumentEdit &argument : llvm::MutableArrayRef(edit.arguments).drop_front())
      if (argument.text == "HIP" && argument.isUnquoted())
        argument.text = "CXX HIP";
}

void CMakeRewriter::rewriteCondition(CommandEdit &edit) {
  bool testsCompiler = false;
  for (size_t i = 0; i < edit.arguments.size(); ++i) {
    llvm::StringRef text = edit.text(i);
    testsCompiler |= text.contains("CMAKE_CUDA_COMPILER_ID");
    if (uses_.comparesArchitectures(*edit.arguments[i].origin))
      reporter_.report(DiagnosticKind::BuildByHand, edit.arguments[i].offset(),
                       fmt::format("`{}` is compared with a number, and holds names of GPUs in the "
                                   "port, such as {}",
                                   text.str(), options_.targets.front().name.str()),
                       "drop the condition, or compare names", text);
    const mapping::BuildRow *row = nullptr;
    if (edit.text(i + 1) == "IN_LIST")
      row = table_.find(mapping::BuildRowKind::Language, text);
    if (!row && testsCompiler)
      row = table_.find(mapping::BuildRowKind::Compiler, text.trim("^$"));
    if (row)
      edit.replace(i, row->hip);
  }
}

void CMakeRewriter::rewriteFeatures(CommandEdit &edit) {
  for (ArgumentEdit &argument : edit.arguments)
    if (llvm::StringRef text = argument.text; text.consume_front("cuda_std_"))
      argument.text = "hip_std_" + withNeededStandard(text);
}

void CMakeRewriter::rewriteInclude(CommandEdit &edit) {
  if (edit.text(0).contains("FindCUDA"))
    drop(edit, "HIP is a language of CMake");
}

/// A flag whose architecture commands compute, with some architecture: `arch=compute_${major}${minor}`.
static std::string withAnyArchitecture(llvm::StringRef word) {
  std::string result;
  while (!word.empty()) {
    size_t reference = word.find("_${");
    result += word.take_front(reference);
    word = word.drop_front(std::min(reference, word.size()));
    if (!word.consume_front("_"))
      break;
    while (word.starts_with("${"))
      word = word.drop_front(std::min(word.find('}'), word.size() - 1) + 1);
    result += "_70";
  }
  return result;
}

void CMakeRewriter::rewriteFlagWords(CommandEdit &edit, size_t begin, size_t end, bool isForNvcc) {
  struct Place {
    size_t argument, begin, end;
  };
  std::vector<FlagWord> words;
  std::vector<Place> places;
  std::vector<FlagReader> readers = readersOf(edit);
  for (size_t i = begin; i < end; ++i) {
    const ArgumentEdit &argument = edit.arguments[i];
    llvm::StringRef text = argument.text;
    if (argument.isRemoved || argument.isDone || argument.isParenthesis() ||
        readers[i] == FlagReader::Other)
      continue;
    // The flags after the name of the compiler are for that compiler.
    isForNvcc |= readers[i] == FlagReader::Unknown &&
                 (uses_.of(*argument.origin) == mapping::BuildValue::Flags || namesCompiler(text));
    bool isNvccs = isForNvcc || readers[i] == FlagReader::Nvcc;
    // Without quotes, white space separates elements of a list as well.
    bool isList =
        !isCommandLine(edit, i) &&
        (text.contains(';') || (text.contains("$<") && !text.contains("SHELL:")) || isPairs(edit));
    for (auto [wordBegin, wordEnd] : wordsOf(text)) {
      llvm::StringRef word = text.slice(wordBegin, wordEnd);
      // The comma ends a part of `$<IF:condition,-a,-b>`.
      bool endsPart = word.size() > 1 && word.consume_back(",");
      words.push_back({uses_.isComputed(*argument.origin) ? withAnyArchitecture(word) : word.str(),
                       isList ? ';' : ' ', isNvccs});
      words.back().tail = endsPart ? "," : "";
      places.push_back({i, wordBegin, wordEnd});
    }
  }
  std::vector<FlagWord> before = words;
  for (const FlagReport &report : rewriteFlags(words, options_.targets)) {
    const Place &place = places[report.word];
    reporter_.reportFlag(report, edit.arguments[place.argument].offset() + place.begin);
  }
  for (size_t i = 0; i < words.size(); ++i)
    if (words[i].isForNvcc && !words[i].isRemoved && isUnknownFlag(words[i].text))
      reporter_.reportUnknown(words[i].text, "flag, and neither does clang",
                              edit.arguments[places[i].argument].offset() + places[i].begin);
  for (size_t i = 0; i < words.size(); ++i)
    if (!words[i].isRemoved)
      rewriteLinkFlag(words[i], edit.arguments[places[i].argument].offset() + places[i].begin);
  std::vector<TextEdits> edits(edit.arguments.size());
  std::vector<unsigned> left(edit.arguments.size());
  for (size_t i = 0; i < words.size(); ++i) {
    const Place &place = places[i];
    bool isFirst = i == 0 || places[i - 1].argument != place.argument;
    bool isLast = i + 1 == words.size() || places[i + 1].argument != place.argument;
    left[place.argument] += !words[i].isRemoved;
    if (words[i].isRemoved)
      edits[place.argument].replace(
          isFirst ? place.begin : places[i - 1].end,
          isFirst && !isLast && !words[i + 1].isRemoved ? places[i + 1].begin : place.end, "");
    else if (words[i].text != before[i].text || words[i].tail != before[i].tail)
      edits[place.argument].replace(place.begin, place.end, words[i].text + words[i].tail);
  }
  for (size_t i = 0; i < edit.arguments.size(); ++i) {
    if (edits[i].empty())
      continue;
    ArgumentEdit &argument = edit.arguments[i];
    argument.text = edits[i].apply(argument.text);
    if (isPairs(edit) && argument.isUnquoted() &&
        llvm::StringRef(argument.text).find_first_of("; ") != llvm::StringRef::npos)
      argument.text = "\"" + argument.text + "\"";
    if (!left[i] && isPairs(edit))
      argument.text = argument.isUnquoted() ? "\"\"" : ""; // the property keeps its value
    else
      argument.isRemoved = !left[i] && (argument.isUnquoted() ||
                                        (edit.lowerName != "set" && edit.lowerName != "string"));
  }
}

bool CMakeRewriter::rewriteLinkFlag(FlagWord &word, size_t offset) {
  llvm::StringRef name = word.text;
  if (!name.consume_front("-l"))
    return false;
  const mapping::BuildRow *row = table_.findLibrary(name);
  if (!row || name == "toolkit")
    return false;
  if (!row->hasCounterpart())
    reporter_.reportUnsupported(*row, word.text, offset);
  else if (row->isDropped)
    word.isRemoved = true;
  else if (!row->hip.empty())
    word.text = "-l" + row->hip;
  return true;
}

void CMakeRewriter::rewriteNames(CommandEdit &edit) {
  bool isCondition = isConditionCommand(edit.lowerName);
  for (ArgumentEdit &argument : edit.arguments) {
    if (argument.isRemoved || argument.isDone || argument.isParenthesis())
      continue;
    std::string text = text_.rewrite(argument.text, argument.offset(), isCondition);
    if (uses_.isLibraryFolder(*argument.origin))
      text = withShortLibraryFolders(std::move(text));
    if (uses_.isSourceExtension(*argument.origin) && !options_.renamed.empty())
      text = "hip";
    bool isEmptied = text.empty() && !argument.text.empty() && argument.isUnquoted();
    if (isEmptied && isPairs(edit))
      text = "\"\"";
    else
      argument.isRemoved = isEmptied;
    argument.text = std::move(text);
    argument.isDone = true;
  }
}

} // namespace tranship::buildfiles
