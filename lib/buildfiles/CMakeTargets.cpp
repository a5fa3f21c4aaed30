// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CMake's commands do to variables, folders, targets and tests.
#include "buildfiles/CMakeValues.h"
#include "buildfiles/ShellWords.h"
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

std::vector<std::string> flagsIn(llvm::ArrayRef<std::string> words) {
  std::vector<std::string> flags;
  for (const std::string &word : words) {
    llvm::SmallVector<llvm::StringRef> parts;
    std::string plain = withoutGenerators(word);
    llvm::StringRef rest = plain;
    rest.consume_front("SHELL:");
    llvm::SplitString(rest, parts, " ;");
    for (llvm::StringRef part : parts)
      if (!isScope(part))
        flags.push_back(part.str());
  }
  return flags;
}

std::vector<std::string> macrosIn(llvm::ArrayRef<std::string> words) {
  std::vector<std::string> flags;
  for (std::string &word : flagsIn(words))
    flags.push_back(llvm::StringRef(word).starts_with("-D") ? word : "-D" + word);
  return flags;
}

/// The program in `$<TARGET_FILE:program>`.
std::string targetName(llvm::StringRef word) {
  if (word.consume_front("$<TARGET_FILE:"))
    return word.drop_back(word.ends_with(">")).str();
  return word.str();
}

} // namespace

std::string withoutGenerators(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    size_t begin = text.find("$<");
    result += text.take_front(begin);
    if (begin == llvm::StringRef::npos)
      break;
    text = text.drop_front(begin + 2);
    size_t end = 0;
    for (unsigned depth = 1; end < text.size(); ++end)
      if (text.drop_front(end).starts_with("$<"))
        ++depth;
      else if (text[end] == '>' && --depth == 0)
        break;
    llvm::StringRef inside = text.take_front(end);
    text = text.drop_front(std::min(end + 1, text.size()));
    for (llvm::StringRef kept :
         {"BUILD_INTERFACE:", "$<COMPILE_LANGUAGE:CUDA>:", "$<COMPILE_LANGUAGE:CXX,CUDA>:",
          "$<CONFIG:Release>:", "$<COMPILE_LANG_AND_ID:CUDA,NVIDIA>:", "1:"})
      if (inside.consume_front(kept)) {
        result += withoutGenerators(inside);
        break;
      }
  }
  return result;
}

std::vector<std::string> CMakeValues::foldersAsFlags(llvm::ArrayRef<std::string> words) const {
  std::vector<std::string> flags;
  for (const std::string &word : words)
    if (std::string folder = withoutGenerators(word); !isScope(folder) && !folder.empty())
      flags.push_back("-I" + absolute(folder));
  return flags;
}

void CMakeValues::runCommand(const CMakeCommand &command) {
  std::string name = command.name.lower();
  Words words = expandedArguments(command);
  llvm::StringRef called = name;
  if (called == "project" && !words.empty()) {
    variables_["PROJECT_NAME"] = words[0];
    variables_["PROJECT_SOURCE_DIR"] = variables_[words[0] + "_SOURCE_DIR"] = folder_.path;
  } else if (called == "set" && !words.empty()) {
    bool isCached = llvm::is_contained(words, "CACHE");
    auto last = std::find_if(words.begin() + 1, words.end(), [](const std::string &word) {
      return word == "CACHE" || word == "PARENT_SCOPE";
    });
    std::string value = llvm::join(words.begin() + 1, last, ";");
    if (!isCached || !variables_.count(words[0]))
      variables_[words[0]] = value;
  } else if (called == "unset" && !words.empty()) {
    variables_.erase(words[0]);
  } else if (called == "option" && words.size() > 1) {
    variables_.try_emplace(words[0], words.size() > 2 ? words[2] : "OFF");
  } else if (called == "list") {
    changeList(words);
  } else if (called == "file") {
    addGlob(words);
  } else if (called == "string" && words.size() > 3 && words[0] == "REPLACE") {
    std::string text = words[4 < words.size() ? 4 : 3];
    for (size_t at = 0; !words[1].empty() && (at = text.find(words[1], at)) != text.npos;
         at += words[2].size())
      text.replace(at, words[1].size(), words[2]);
    variables_[words[3]] = text;
  } else if (called == "get_filename_component" && words.size() > 2) {
    llvm::StringRef file = words[1];
    std::string part = words[2] == "NAME"       ? path::filename(file).str()
                       : words[2] == "NAME_WE"  ? path::filename(file).split('.').first.str()
                       : words[2] == "NAME_WLE" ? path::stem(file).str()
                       : words[2] == "EXT"      ? path::extension(file).str()
                       : words[2] == "DIRECTORY" || words[2] == "PATH"
                           ? path::parent_path(file).str()
                           : absolute(file);
    variables_[words[0]] = part;
  } else if (called == "find_package") {
    findPackage(words);
  } else if (called == "include" && !words.empty()) {
    std::string file = absolute(words[0]);
    if (files_.has(file))
      runFile(file);
  } else if (called == "add_subdirectory") {
    addFolder(words);
  } else if (called == "add_executable" || called == "cuda_add_executable") {
    addTarget(std::move(words), true);
  } else if (called == "add_library" || called == "cuda_add_library") {
    addTarget(std::move(words), false);
  } else if (called == "add_test") {
    addTest(words);
  } else if (called == "add_custom_command" && !words.empty() && words[0] == "OUTPUT") {
    addModules(words);
  } else if (called == "include_directories" || called == "cuda_include_directories") {
    llvm::append_range(folder_.flags, foldersAsFlags(words));
  } else if (called == "add_definitions" || called == "add_compile_options") {
    llvm::append_range(folder_.flags, flagsIn(words));
  } else if (called == "add_compile_definitions") {
    llvm::append_range(folder_.flags, macrosIn(words));
  } else if (called == "link_libraries") {
    llvm::append_range(folder_.links, flagsIn(words));
  } else if (called.starts_with("target_") || called == "set_target_properties" ||
             called == "set_property") {
    changeTarget(called, words);
  }
}

void CMakeValues::changeList(const Words &words) {
  if (words.size() < 2)
    return;
  std::string &list = variables_[words[1]];
  llvm::ArrayRef<std::string> rest = llvm::ArrayRef(words).drop_front(2);
  if (words[0] == "APPEND" && !rest.empty()) {
    list += (list.empty() ? "" : ";") + llvm::join(rest, ";");
  } else if (words[0] == "PREPEND" && !rest.empty()) {
    list = llvm::join(rest, ";") + (list.empty() ? "" : ";") + list;
  } else if (words[0] == "REMOVE_ITEM") {
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::StringRef(list).split(parts, ';', -1, false);
    llvm::erase_if(parts, [&](llvm::StringRef part) { return llvm::is_contained(rest, part); });
    list = llvm::join(parts, ";");
  }
}

void CMakeValues::addGlob(const Words &words) {
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
        found.push_back(rest ? rest->str() : file);
      }
  }
  variables_[words[1]] = llvm::join(found, ";");
}

void CMakeValues::findPackage(const Words &words) {
  if (words.empty())
    return;
  // Whether an optional one is there is for the build to find out.
  bool isKnown = words[0] == "OpenMP" || words[0] == "Threads" ||
                 llvm::StringRef(words[0]).starts_with("CUDA");
  if (isKnown || findsAll_ || llvm::is_contained(words, "REQUIRED"))
    for (const std::string &name : {words[0], llvm::StringRef(words[0]).upper()})
      variables_[name + "_FOUND"] = variables_[name + "_CXX_FOUND"] = "1";
}

void CMakeValues::addFolder(const Words &words) {
  if (words.empty() || depth_ >= maxFolders)
    return;
  std::string folder = absolute(words[0]), file = joinPath(folder, "CMakeLists.txt");
  if (filesRead_.count(file))
    return;
  Variables before = variables_;
  FolderState state = folder_;
  folder_.path = folder;
  variables_["CMAKE_CURRENT_SOURCE_DIR"] = folder;
  variables_["CMAKE_CURRENT_BINARY_DIR"] = joinPath(folder, "build");
  runFile(file);
  variables_ = std::move(before);
  folder_ = std::move(state);
}

void CMakeValues::addTarget(Words words, bool isExecutable) {
  if (words.empty() || llvm::is_contained(words, "IMPORTED") || llvm::is_contained(words, "ALIAS"))
    return;
  CMakeTarget &target = targets_[words[0]];
  target.name = words[0];
  target.file = currentFile_;
  target.folder = folder_.path;
  target.isExecutable = isExecutable;
  target.flags = folder_.flags;
  target.links = folder_.links;
  for (const char *name : {"CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS"})
    llvm::append_range(target.flags, flagsIn(llvm::ArrayRef<std::string>(variables_[name])));
  for (const std::string &flag :
       flagsIn(llvm::ArrayRef<std::string>(variables_["CMAKE_CXX_FLAGS"])))
    if (llvm::StringRef(flag).starts_with("-D") || flag == "-fopenmp" ||
        llvm::StringRef(flag).starts_with("-std="))
      target.flags.push_back(flag);
  for (const char *name : {"CMAKE_CUDA_STANDARD", "CMAKE_CXX_STANDARD"})
    if (std::string standard = variables_[name]; !standard.empty()) {
      target.flags.push_back("-std=c++" + standard);
      break;
    }
  target.isSeparable =
      isTrue("CMAKE_CUDA_SEPARABLE_COMPILATION") || isTrue("CUDA_SEPARABLE_COMPILATION");
  words.erase(words.begin());
  changeTarget("target_sources", [&] {
    Words all{target.name};
    for (const std::string &word : words) {
      if (word == "OPTIONS") // of FindCUDA: flags follow
        break;
      all.push_back(word);
    }
    return all;
  }());
}

void CMakeValues::changeTarget(llvm::StringRef command, const Words &words) {
  if (words.empty())
    return;
  if (command == "set_target_properties" || command == "set_property") {
    auto separable = llvm::find(words, "CUDA_SEPARABLE_COMPILATION");
    if (separable != words.end() && separable + 1 != words.end())
      for (const std::string &word : words)
        if (auto found = targets_.find(word); found != targets_.end())
          found->second.isSeparable = isTrue(separable[1]);
    return;
  }
  auto found = targets_.find(words[0]);
  if (found == targets_.end())
    return;
  CMakeTarget &target = found->second;
  llvm::ArrayRef<std::string> rest = llvm::ArrayRef(words).drop_front();
  if (command == "target_sources") {
    for (const std::string &word : rest)
      if (std::string file = absolute(withoutGenerators(word));
          isSourceName(file) && files_.has(file) && !llvm::is_contained(target.sources, file))
        target.sources.push_back(file);
  } else if (command == "target_include_directories") {
    llvm::append_range(target.flags, foldersAsFlags(rest));
  } else if (command == "target_compile_definitions") {
    llvm::append_range(target.flags, macrosIn(rest));
  } else if (command == "target_compile_options") {
    llvm::append_range(target.flags, flagsIn(rest));
  } else if (command == "target_link_libraries") {
    llvm::append_range(target.links, flagsIn(rest));
  } else if (command == "target_compile_features") {
    for (llvm::StringRef word : rest)
      if (word.consume_front("cxx_std_") || word.consume_front("cuda_std_"))
        target.flags.push_back("-std=c++" + word.str());
  }
}

void CMakeValues::addModules(const Words &words) {
  auto command = llvm::find(words, "COMMAND");
  llvm::ArrayRef<std::string> rest(words);
  rest = rest.drop_front(size_t(command - words.begin()));
  for (auto made = words.begin() + 1; made != command; ++made)
    if (std::optional<BuildModule> module = moduleOf(rest, *made, folder_.path, files_))
      modules_[currentFile_].push_back(std::move(*module));
}

void CMakeValues::addTest(const Words &words) {
  auto command = llvm::find(words, "COMMAND");
  llvm::ArrayRef<std::string> rest(words);
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
      run.arguments.push_back(rest[i]);
  }
  // Tests may be declared before their target and are looked up when all is read.
  tests_.push_back({name, std::move(run)});
}

} // namespace tranship::buildfiles
