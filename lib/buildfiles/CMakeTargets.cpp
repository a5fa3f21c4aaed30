// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the commands of CMake do to folders, targets and tests.
#include "buildfiles/CMakeEvaluator.h"
#include "buildfiles/CMakeNames.h"
#include "buildfiles/FlagRewriter.h"

#include "mapping/BuildTable.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

bool isScope(llvm::StringRef word) {
  return word == "PUBLIC" || word == "PRIVATE" || word == "INTERFACE" || word == "BEFORE" ||
         word == "AFTER" || word == "SYSTEM" || word == "LINK_PUBLIC" || word == "LINK_PRIVATE";
}

using Kind = CMakePart::Kind;

CMakePart partOf(Kind kind, const CMakeValue &value, std::string text) {
  return {kind, std::move(text), value.originAt(0)};
}

Kind kindOfOption(llvm::StringRef flag) {
  return flag.starts_with("-D")                                    ? Kind::Macro
         : flag.starts_with("-I")                                  ? Kind::Folder
         : flag.starts_with("-std=") || flag.starts_with("--std=") ? Kind::Standard
                                                                   : Kind::Option;
}

CMakePart standardPart(const CMakeValue &year) {
  return partOf(Kind::Standard, year, "-std=c++" + year.text());
}

/// The program in `$<TARGET_FILE:program>`.
std::string targetName(llvm::StringRef word) {
  if (word.consume_front("$<TARGET_FILE:"))
    return word.drop_back(word.ends_with(">")).str();
  return word.str();
}

/// The variables of builds for CUDA that hold such a value.
std::vector<std::string> variablesThatHold(mapping::BuildValue value) {
  return mapping::BuildTable::builtin().variablesThatHold(value);
}

} // namespace

/// Whether what follows the condition of a generator expression counts: in a Release build, or in any.
bool CMakeEvaluator::isKept(llvm::StringRef condition) const {
  const std::string &language = platform_.language;
  if (condition == "BUILD_INTERFACE" || condition == "1" || condition == "$<CONFIG:Release>")
    return true;
  for (const std::string &kept :
       {"$<COMPILE_LANGUAGE:" + language + ">", "$<COMPILE_LANGUAGE:CXX," + language + ">",
        "$<COMPILE_LANG_AND_ID:" + language + "," + platform_.compilerId + ">",
        "$<LINK_LANGUAGE:" + language + ">"})
    if (condition == kept)
      return true;
  if (!platform_.takesAllConfigurations || !condition.starts_with("$<") ||
      condition.contains("$<NOT:"))
    return false;
  return !condition.contains("LANG") || condition.contains(":" + language) ||
         condition.contains("," + language);
}

/// Adds what is left of generator expressions.
void CMakeEvaluator::addWithoutGenerators(const CMakeValue &value, size_t begin, size_t end,
                                          CMakeValue &result) const {
  llvm::StringRef text = llvm::StringRef(value).take_front(end);
  while (begin < end) {
    size_t open = std::min(text.find("$<", begin), end);
    result += value.slice(begin, open);
    size_t close = closingBracket(text, open + 2);
    if (std::optional<size_t> kept = conditionEnd(text.slice(open, close));
        kept && isKept(text.slice(open + 2, open + *kept - 1)))
      addWithoutGenerators(value, open + *kept, close, result);
    begin = close + 1;
  }
}

CMakeValue CMakeEvaluator::withoutGenerators(const CMakeValue &value) const {
  CMakeValue result;
  addWithoutGenerators(value, 0, value.size(), result);
  return result;
}

/// The flags or names in the arguments of a command.
CMakeEvaluator::Words CMakeEvaluator::wordsIn(WordList arguments) const {
  Words words;
  // An expression may begin in one argument and end in another.
  CMakeValue plain = withoutGenerators(join(arguments, ";"));
  for (CMakeValue &word : plain.flags()) {
    if (llvm::StringRef(word).starts_with("SHELL:"))
      word = word.slice(6, word.size());
    if (!isScope(word) && !word.empty())
      words.push_back(std::move(word));
  }
  return words;
}

CMakeEvaluator::Parts CMakeEvaluator::optionsIn(WordList arguments) const {
  Parts parts;
  for (const CMakeValue &word : wordsIn(arguments))
    parts.push_back(partOf(kindOfOption(word), word, word.text()));
  return parts;
}

CMakeEvaluator::Parts CMakeEvaluator::macrosIn(WordList arguments) const {
  Parts parts;
  for (const CMakeValue &word : wordsIn(arguments)) {
    bool hasFlag = llvm::StringRef(word).starts_with("-D");
    parts.push_back(partOf(Kind::Macro, word, (hasFlag ? "" : "-D") + word.text()));
  }
  return parts;
}

CMakeEvaluator::Parts CMakeEvaluator::librariesIn(WordList arguments) const {
  Parts parts;
  for (const CMakeValue &word : wordsIn(arguments)) {
    bool isFlag = llvm::StringRef(word).starts_with("-");
    parts.push_back(partOf(isFlag ? Kind::LinkOption : Kind::Library, word, word.text()));
  }
  return parts;
}

CMakeEvaluator::Parts CMakeEvaluator::folderParts(WordList words) const {
  Parts parts;
  for (const CMakeValue &word : words)
    if (CMakeValue folder = withoutGenerators(word); !isScope(folder) && !folder.empty())
      parts.push_back(partOf(Kind::Folder, folder, "-I" + absolute(folder)));
  return parts;
}

void CMakeEvaluator::addSubdirectory(const Words &words) {
  if (depth_ >= maxFolders)
    return;
  std::string folder = absolute(words[0]), file = joinPath(folder, "CMakeLists.txt");
  if (project_.filesRead.count(file))
    return;
  FolderState state = folder_;
  Changes outer = std::exchange(toParent_, {});
  (void)changesOf([&] {
    folder_.path = folder;
    folder_.targets.clear();
    assign("CMAKE_CURRENT_SOURCE_DIR", folder);
    assign("CMAKE_CURRENT_BINARY_DIR", joinPath(folder, "build"));
    runFile(file);
    endFolder();
  });
  assignAll(std::exchange(toParent_, std::move(outer)));
  folder_ = std::move(state);
}

void CMakeEvaluator::includeDirectories(const Words &words) {
  llvm::append_range(folder_.parts, folderParts(words));
}

void CMakeEvaluator::addFlags(const Words &words) {
  llvm::append_range(folder_.parts, optionsIn(words));
}

void CMakeEvaluator::addLinkOptions(const Words &words) {
  llvm::append_range(folder_.parts, linkOptionsIn(words));
}

void CMakeEvaluator::addDefinitions(const Words &words) {
  llvm::append_range(folder_.parts, macrosIn(words));
}

void CMakeEvaluator::linkLibraries(const Words &words) {
  llvm::append_range(folder_.parts, librariesIn(words));
}

void CMakeEvaluator::addTarget(const Words &words, bool isExecutable, bool isFindCudas) {
  if (llvm::is_contained(words, "IMPORTED") || llvm::is_contained(words, "ALIAS")) {
    project_.importedTargets.insert(words[0].text());
    return;
  }
  CMakeTarget &target = project_.targets[words[0].text()];
  target.name = words[0].text();
  target.file = currentFile_;
  target.folder = folder_.path;
  target.isExecutable = isExecutable;
  target.isFindCudas = isFindCudas;
  if (branches_ != Branches::All) // the others may add it again
    llvm::erase_if(target.parts, [](const CMakePart &part) { return part.kind != Kind::Source; });
  llvm::append_range(target.parts, folder_.parts);
  if (isFindCudas)
    llvm::append_range(target.parts, findCudaParts());
  llvm::append_range(target.parts, standardParts());
  target.isSeparable =
      llvm::any_of(variablesThatHold(mapping::BuildValue::Separable),
                   [this](const std::string &variable) { return isTrue(variable); });
  // What follows OPTIONS in a command of FindCUDA are flags.
  size_t end = size_t(std::find(words.begin() + 1, words.end(), "OPTIONS") - words.begin());
  targetSources(target, WordList(words).slice(1, end - 1));
  // Those after the name of a configuration are for that one.
  bool isActive = true;
  for (const CMakeValue &word : WordList(words).drop_front(std::min(end + 1, words.size())))
    if (isConfigurationWord(word))
      isActive = word == "RELEASE" || platform_.takesAllConfigurations;
    else if (isActive)
      targetOptions(target, word);
  bool hasDeviceCode = llvm::any_of(
      target.sources(), [](llvm::StringRef source) { return path::extension(source) == ".cu"; });
  std::optional<std::string> lists;
  if (isFindCudas || hasDeviceCode)
    lists = isFindCudas ? listsOfFindCuda() : std::string();
  folder_.targets.emplace_back(target.name, std::move(lists));
}

/// CMake reads its variables of flags at the end of a folder, and FindCUDA its lists at each target.
void CMakeEvaluator::endFolder() {
  const std::string lists = listsOfFindCuda();
  for (const auto &[name, theirs] : folder_.targets) {
    CMakeTarget &target = project_.targets[name];
    llvm::append_range(target.parts, variableParts(target));
    project_.areFlagsOfTargets |= theirs && *theirs != lists;
  }
  folder_.targets.clear();
}

/// The lists of flags that FindCUDA gives nvcc.
std::string CMakeEvaluator::listsOfFindCuda() const {
  std::string text;
  for (const std::string &name : variablesThatHold(mapping::BuildValue::FlagList))
    if (CMakeValue list = value(name); !list.empty())
      text += name + "=" + list.text() + "\n";
  return text;
}

/// Whether a flag of host compilers says something about the program.
static bool isAboutCode(const CMakePart &part) {
  return part.kind == Kind::Macro || part.kind == Kind::Standard || part.text == "-fopenmp";
}

/// The flags that FindCUDA gives nvcc for a target: its lists, and those of the host's compiler.
CMakeEvaluator::Parts CMakeEvaluator::findCudaParts() const {
  Parts parts;
  for (const std::string &name : variablesThatHold(mapping::BuildValue::FlagList))
    if (platform_.takesAllConfigurations || !llvm::StringRef(name).contains("_FLAGS_"))
      llvm::append_range(parts, optionsIn(value(name)));
  if (llvm::none_of(variablesThatHold(mapping::BuildValue::HostFlags),
                    [this](const std::string &variable) {
                      return isDefined(variable) && isFalseConstant(value(variable));
                    }))
    for (CMakePart &part : optionsIn(value("CMAKE_CXX_FLAGS")))
      if (isAboutCode(part))
        parts.push_back(std::move(part));
  return parts;
}

/// The flags of GPU code that CMake's variables give to a target.
CMakeEvaluator::Parts CMakeEvaluator::variableParts(const CMakeTarget &target) const {
  Parts parts;
  const std::string flags = "CMAKE_" + platform_.language + "_FLAGS";
  std::vector<std::string> variables = {flags};
  if (platform_.takesAllConfigurations)
    llvm::append_range(
        variables, std::vector{flags + "_DEBUG", flags + "_RELEASE", flags + "_RELWITHDEBINFO"});
  auto isDeviceCode = [](llvm::StringRef source) {
    return path::extension(source) == ".cu" || path::extension(source) == ".hip";
  };
  const std::vector<std::string> sources = target.sources();
  bool hasDeviceCode = llvm::any_of(sources, isDeviceCode);
  bool hasHostCode = !llvm::all_of(sources, isDeviceCode);
  if (hasDeviceCode || !hasHostCode || !platform_.takesAllConfigurations)
    for (const std::string &name : variables)
      llvm::append_range(parts, optionsIn(value(name)));
  if (hasHostCode || !platform_.takesAllConfigurations)
    for (CMakePart &part : optionsIn(value("CMAKE_CXX_FLAGS")))
      if (isAboutCode(part))
        parts.push_back(std::move(part));
  return parts;
}

CMakeEvaluator::Parts CMakeEvaluator::standardParts() const {
  Parts parts;
  for (const std::string &name :
       {"CMAKE_" + platform_.language + "_STANDARD", std::string("CMAKE_CXX_STANDARD")})
    if (CMakeValue standard = value(name); !standard.empty()) {
      parts.push_back(standardPart(standard));
      break;
    }
  return parts;
}

void CMakeEvaluator::setProperties(const Words &words) {
  auto begin = llvm::find_if(
      words, [](llvm::StringRef word) { return word == "PROPERTIES" || word == "PROPERTY"; });
  for (const CMakeValue &word : WordList(words).take_front(size_t(begin - words.begin()))) {
    auto target = project_.targets.find(word.text());
    if (target == project_.targets.end())
      continue;
    for (auto at = begin; words.end() - at > 2; at += 2)
      setProperty(target->second, at[1], at[2]);
  }
}

void CMakeEvaluator::setProperty(CMakeTarget &target, const CMakeValue &name,
                                 const CMakeValue &value) {
  const mapping::BuildRow *row =
      mapping::BuildTable::builtin().find(mapping::BuildRowKind::Property, name);
  if (row && row->holds == mapping::BuildValue::Separable)
    target.isSeparable = isTrue(value);
  // The check compares what the compiler of GPU code gets; other readers want to know of host code, too.
  if (name == "COMPILE_FLAGS" && target.isFindCudas && platform_.takesAllConfigurations)
    return;
  if (name == "COMPILE_OPTIONS" || name == "COMPILE_FLAGS")
    return targetOptions(target, value);
  target.parts.push_back(partOf(Kind::Property, value, name.text() + "=" + value.text()));
}

void CMakeEvaluator::targetSources(CMakeTarget &target, WordList words) {
  for (const CMakeValue &word : words) {
    CMakeValue plain = withoutGenerators(word);
    if (std::string file = absolute(plain);
        (isSourceName(file) || path::extension(file) == ".hip") && files_.has(file) &&
        !llvm::is_contained(target.sources(), file))
      target.parts.push_back(partOf(Kind::Source, plain, file));
  }
}

void CMakeEvaluator::targetIncludeDirectories(CMakeTarget &target, WordList words) {
  llvm::append_range(target.parts, folderParts(words));
}

void CMakeEvaluator::targetDefinitions(CMakeTarget &target, WordList words) {
  llvm::append_range(target.parts, macrosIn(words));
}

void CMakeEvaluator::targetOptions(CMakeTarget &target, WordList words) {
  llvm::append_range(target.parts, optionsIn(words));
}

void CMakeEvaluator::targetLibraries(CMakeTarget &target, WordList words) {
  llvm::append_range(target.parts, librariesIn(words));
}

void CMakeEvaluator::targetLinkOptions(CMakeTarget &target, WordList words) {
  llvm::append_range(target.parts, linkOptionsIn(words));
}

CMakeEvaluator::Parts CMakeEvaluator::linkOptionsIn(WordList arguments) const {
  Parts parts;
  for (const CMakeValue &word : wordsIn(arguments))
    if (llvm::StringRef(word).starts_with("-")) // and not LINKER:
      parts.push_back(partOf(Kind::LinkOption, word, word.text()));
  return parts;
}

void CMakeEvaluator::targetFeatures(CMakeTarget &target, WordList words) {
  for (const CMakeValue &word : words)
    for (llvm::StringRef prefix : {"cxx_std_", "cuda_std_", "hip_std_"})
      if (llvm::StringRef(word).starts_with(prefix))
        target.parts.push_back(standardPart(word.slice(prefix.size(), word.size())));
}

/// `add_custom_command(OUTPUT kernels.ptx COMMAND nvcc …)`.
void CMakeEvaluator::addCustomCommand(const Words &words) {
  if (words[0] != "OUTPUT")
    return;
  auto command = llvm::find(words, "COMMAND");
  WordList rest = WordList(words).drop_front(size_t(command - words.begin()));
  for (auto made = words.begin() + 1; made != command; ++made)
    if (std::optional<BuildModule> module = moduleOf(textsOf(rest), *made, folder_.path, files_))
      project_.modules[currentFile_].push_back(std::move(*module));
}

void CMakeEvaluator::addTest(const Words &words) {
  auto command = llvm::find(words, "COMMAND");
  WordList rest(words);
  rest = command != words.end() ? rest.drop_front(size_t(command - words.begin()) + 1)
                                : rest.drop_front(std::min<size_t>(1, rest.size()));
  ProgramRun run;
  run.folder = folder_.path;
  std::string name;
  for (size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == "WORKING_DIRECTORY" && i + 1 < rest.size())
      run.folder = absolute(rest[++i]);
    else if (rest[i] == "CONFIGURATIONS" || rest[i] == "COMMAND_EXPAND_LISTS")
      continue;
    else if (name.empty())
      name = targetName(rest[i]);
    else
      run.arguments.push_back(rest[i].text());
  }
  // Its target may follow: `run` looks it up at the end.
  tests_.push_back({name, std::move(run)});
}

} // namespace tranship::buildfiles
