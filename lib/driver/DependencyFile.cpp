// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/DependencyFile.h"

#include "diagnostics/Finding.h"
#include "driver/Project.h"
#include "support/FileWriting.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// A name as make reads it: a backslash before each space, tab and `#`, two for each backslash before
/// a space or a tab, and `$$` for `$`.
std::string quotedForMake(llvm::StringRef name) {
  std::string text;
  size_t backslashes = 0;
  for (char c : name) {
    if (c == ' ' || c == '\t')
      text.append(backslashes, '\\');
    if (c == ' ' || c == '\t' || c == '#')
      text += '\\';
    if (c == '$')
      text += '$';
    backslashes = c == '\\' ? backslashes + 1 : 0;
    text += c;
  }
  return text;
}

std::string inputName(const std::string &file, bool isRelative) {
  return isRelative && isWithin(workingDirectory(), file) ? pathFrom(workingDirectory(), file)
                                                          : file;
}

/// A file of the result, in the words of `-o`, which are those of the build.
std::string targetName(const std::string &target, const std::string &output) {
  std::optional<llvm::StringRef> below = relativeTo(absolutePath(output), target);
  if (!below)
    return target;
  llvm::SmallString<256> name(output);
  if (!below->empty())
    path::append(name, *below);
  return std::string(name);
}

std::set<std::string> filesOf(const RunRequest &request, const RunPlan &plan,
                              const Translation &translation) {
  std::set<std::string> files = translation.filesRead;
  for (const TranslatedFile &file : translation.files)
    files.insert(file.input->source->path());
  for (const std::string &rules : request.project.ruleFiles)
    files.insert(absolutePath(rules));
  for (const std::string &file : {plan.project.configFile, plan.translate.parse.compileDatabase})
    if (!file.empty())
      files.insert(absolutePath(file));
  std::erase_if(files, [](const std::string &file) { return !fs::exists(file); }); // <stdin>
  return files;
}

} // namespace

std::string dependencyRule(llvm::ArrayRef<std::string> targets,
                           const std::set<std::string> &files) {
  std::string text;
  for (const std::string &target : targets)
    text += (text.empty() ? "" : " ") + quotedForMake(target);
  text += ":";
  for (const std::string &file : files)
    text += " \\\n  " + quotedForMake(file);
  text += "\n";
  for (const std::string &file : files)
    text += "\n" + quotedForMake(file) + ":\n";
  return text;
}

llvm::Error writeDependencyFile(const RunRequest &request, const RunPlan &plan,
                                const RunResult &result) {
  const OutputRequest &asked = request.output;
  if (asked.dependencyFile.empty())
    return llvm::Error::success();
  bool isRelative = !path::is_absolute(asked.output);
  std::vector<std::string> targets;
  for (size_t i = 0; i < result.output.targets.size(); ++i)
    if (result.translation.files[i].input->role != FileRole::Header)
      targets.push_back(targetName(result.output.targets[i], asked.output));
  if (targets.empty())
    for (const std::string &target : result.output.targets)
      targets.push_back(targetName(target, asked.output));
  std::set<std::string> files;
  for (const std::string &file : filesOf(request, plan, result.translation))
    files.insert(inputName(file, isRelative));
  std::string target = absolutePath(asked.dependencyFile);
  if (std::error_code error = fs::create_directories(path::parent_path(target)))
    return llvm::createFileError(target, error);
  return writeNamedFile(target, dependencyRule(targets, files));
}

} // namespace tranship::driver
