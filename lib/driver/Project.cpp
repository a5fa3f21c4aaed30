// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Project.h"

#include "frontend/Toolkit.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {

std::string workingDirectory() {
  llvm::SmallString<256> directory;
  (void)llvm::sys::fs::current_path(directory); // fails only if the folder was removed
  return std::string(directory);
}

std::string folderOf(llvm::StringRef given) {
  llvm::SmallString<256> folder(given);
  (void)llvm::sys::fs::make_absolute(folder); // fails only without a working directory
  llvm::sys::path::remove_dots(folder, /*remove_dot_dot=*/true);
  if (!llvm::sys::fs::is_directory(folder))
    llvm::sys::path::remove_filename(folder);
  return std::string(folder);
}

llvm::Expected<Settings> readProject(Options &options, llvm::StringRef inputFolder, Table &table) {
  if (options.configFile.empty() && !options.noConfig)
    options.configFile = findConfig(inputFolder);
  Settings settings;
  if (!options.configFile.empty()) {
    llvm::Expected<Settings> read = readConfig(options.configFile, table);
    if (!read)
      return read.takeError();
    settings = *read;
  }
  for (const std::string &file : options.ruleFiles)
    if (llvm::Error error = readRules(file, table))
      return error;
  if (options.roc || settings.roc)
    table.useRocLibraries();
  options.inputOptions.configExclude = settings.exclude;
  TranslateOptions &translate = options.translate;
  translate.keepChevrons |= settings.keepChevrons;
  if (!translate.hipVersion.known())
    translate.hipVersion = settings.hipVersion;
  if (!translate.cudaVersion.known())
    translate.cudaVersion = settings.cudaVersion;
  if (!translate.cudaVersion.known() && !translate.cudaPath.empty())
    translate.cudaVersion = toolkitVersion(translate.cudaPath);
  llvm::StringRef targets = options.targets.empty() ? settings.targets : options.targets;
  if (!targets.empty()) {
    llvm::Expected<std::vector<Target>> parsed = parseTargets(targets);
    if (!parsed)
      return parsed.takeError();
    translate.targets = std::move(*parsed);
  }
  return settings;
}

llvm::Expected<std::string> findDatabase(const Options &options, llvm::ArrayRef<InputFile> inputs) {
  constexpr llvm::StringLiteral name = "compile_commands.json";
  if (!options.translate.compileDatabase.empty()) {
    llvm::SmallString<256> path(options.translate.compileDatabase);
    if (llvm::sys::fs::is_directory(path))
      llvm::sys::path::append(path, name);
    if (!llvm::sys::fs::exists(path))
      return llvm::createStringError(path.str() + ": no such compile database");
    return std::string(path);
  }
  for (llvm::StringRef folder = inputs.front().root; !folder.empty();
       folder = llvm::sys::path::parent_path(folder)) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, name);
    if (llvm::sys::fs::exists(path))
      return std::string(path);
  }
  return std::string();
}

} // namespace tranship::driver
