// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the commands of CMake do to folders, targets and tests.
#include "buildfiles/CMakeEvaluator.h"
#include "buildfiles/FlagRewriter.h"

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

/// Adds what is left of generator expressions in a Release build for CUDA.
void addWithoutGenerators(const CMakeValue &value, size_t begin, size_t end, CMakeValue &result) {
  llvm::StringRef text = llvm::StringRef(value).take_front(end);
  while (begin < end) {
    size_t open = std::min(text.find("$<", begin), end);
    result += value.slice(begin, open);
    size_t close = closingBracket(text, open + 2);
    llvm::StringRef inside = text.slice(open + 2, close);
    for (llvm::StringRef kept :
         {"BUILD_INTERFACE:", "$<COMPILE_LANGUAGE:CUDA>:", "$<COMPILE_LANGUAGE:CXX,CUDA>:",
          "$<CONFIG:Release>:", "$<COMPILE_LANG_AND_ID:CUDA,NVIDIA>:", "1:"})
      if (inside.starts_with(kept)) {
        addWithoutGenerators(value, open + 2 + kept.size(), close, result);
        break;
      }
    begin = close + 1;
  }
}

CMakeValue withoutGenerators(const CMakeValue &value) {
  CMakeValue result;
  addWithoutGenerators(value, 0, value.size(), result);
  return result;
}

/// The flags or names in the arguments of a command.
std::vector<CMakeValue> wordsIn(llvm::ArrayRef<CMakeValue> arguments) {
  std::vector<CMakeValue> words;
  for (const CMakeValue &argument : arguments) {
    CMakeValue plain = withoutGenerators(argument);
    bool isShell = llvm::StringRef(plain).starts_with("SHELL:");
    for (CMakeValue &word : plain.slice(isShell ? 6 : 0, plain.size()).split(" ;"))
      if (!isScope(word))
        words.push_back(std::move(word));
  }
  return words;
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

std::vector<CMakePart> optionsIn(llvm::ArrayRef<CMakeValue> arguments) {
  std::vector<CMakePart> parts;
  for (const CMakeValue &word : wordsIn(arguments))
    parts.push_back(partOf(kindOfOption(word), word, word.text()));
  return parts;
}

std::vector<CMakePart> macrosIn(llvm::ArrayRef<CMakeValue> arguments) {
  std::vector<CMakePart> parts;
  for (const CMakeValue &word : wordsIn(arguments)) {
    bool hasFlag = llvm::StringRef(word).starts_with("-D");
    parts.push_back(partOf(Kind::Macro, word, (hasFlag ? "" : "-D") + word.text()));
  }
  return parts;
}

std::vector<CMakePart> librariesIn(llvm::ArrayRef<CMakeValue> arguments) {
  std::vector<CMakePart> parts;
  for (const CMakeValue &word : wordsIn(arguments)) {
    bool isFlag = llvm::StringRef(word).starts_with("-");
    parts.push_back(partOf(isFlag ? Kind::LinkOption : Kind::Library, word, word.text()));
  }
  return parts;
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

} // namespace

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
    assign("CMAKE_CURRENT_SOURCE_DIR", folder);
    assign("CMAKE_CURRENT_BINARY_DIR", joinPath(folder, "build"));
    runFile(file);
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

void CMakeEvaluator::addDefinitions(const Words &words) {
  llvm::append_range(folder_.parts, macrosIn(words));
}

void CMakeEvaluator::linkLibraries(const Words &words) {
  llvm::append_range(folder_.parts, librariesIn(words));
}

void CMakeEvaluator::addTarget(const Words &words, bool isExecutable) {
  if (llvm::is_contained(words, "IMPORTED") || llvm::is_contained(words, "ALIAS"))
    return;
  CMakeTarget &target = project_.targets[words[0].text()];
  target.name = words[0].text();
  target.file = currentFile_;
  target.folder = folder_.path;
  target.isExecutable = isExecutable;
  if (branches_ != Branches::All) // the others may add it again
    llvm::erase_if(target.parts, [](const CMakePart &part) { return part.kind != Kind::Source; });
  llvm::append_range(target.parts, folder_.parts);
  llvm::append_range(target.parts, languageParts());
  target.isSeparable =
      isTrue("CMAKE_CUDA_SEPARABLE_COMPILATION") || isTrue("CUDA_SEPARABLE_COMPILATION");
  // What follows OPTIONS in a command of FindCUDA are flags.
  auto end = std::find(words.begin() + 1, words.end(), "OPTIONS");
  targetSources(target, WordList(words).slice(1, size_t(end - words.begin()) - 1));
}

/// The flags of CUDA sources that variables give to each target.
CMakeEvaluator::Parts CMakeEvaluator::languageParts() const {
  Parts parts;
  for (const char *name : {"CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS"})
    llvm::append_range(parts, optionsIn(value(name)));
  for (CMakePart &part : optionsIn(value("CMAKE_CXX_FLAGS")))
    if (part.kind == Kind::Macro || part.kind == Kind::Standard || part.text == "-fopenmp")
      parts.push_back(std::move(part));
  for (const char *name : {"CMAKE_CUDA_STANDARD", "CMAKE_CXX_STANDARD"})
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
  if (name == "CUDA_SEPARABLE_COMPILATION")
    target.isSeparable = isTrue(value);
  target.parts.push_back(partOf(Kind::Property, value, name.text() + "=" + value.text()));
}

void CMakeEvaluator::targetSources(CMakeTarget &target, WordList words) {
  for (const CMakeValue &word : words) {
    CMakeValue plain = withoutGenerators(word);
    if (std::string file = absolute(plain);
        isSourceName(file) && files_.has(file) && !llvm::is_contained(target.sources(), file))
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
  for (const CMakeValue &word : wordsIn(words))
    if (llvm::StringRef(word).starts_with("-")) // and not LINKER:
      target.parts.push_back(partOf(Kind::LinkOption, word, word.text()));
}

void CMakeEvaluator::targetFeatures(CMakeTarget &target, WordList words) {
  for (const CMakeValue &word : words)
    for (llvm::StringRef prefix : {"cxx_std_", "cuda_std_"})
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
