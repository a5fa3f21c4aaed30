// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Project.h"

#include "driver/TorchInstallation.h"
#include "driver/TorchVersion.h"
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

/// Errors: a version with a number before the dot that no table knows.
static llvm::Error checkVersion(llvm::StringRef product, Version version, Version newest) {
  if (version.major <= newest.major)
    return llvm::Error::success();
  return llvm::createStringError("tranship knows no " + product + " " + version.str() +
                                 "; the newest " + product + " in its tables is " + newest.str());
}

/// Errors: the folder is no CUDA toolkit.
static llvm::Error checkToolkit(const std::string &folder) {
  for (llvm::StringRef header : {"cuda.h", "cuda_runtime.h"}) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, "include", header);
    if (llvm::sys::fs::exists(path))
      return llvm::Error::success();
  }
  return llvm::createStringError("--cuda-path: " + folder +
                                 " is not a CUDA toolkit (it has no include/cuda_runtime.h)");
}

/// Adds the flags of the installed PyTorch, and those of the project's `setup.py` that change them, in
/// front of the user's, and takes its version unless one is given.
static llvm::Error askTorch(Options &options, llvm::StringRef inputFolder) {
  llvm::Expected<TorchInstallation> torch = findTorch(*options.torchPython);
  if (!torch)
    return torch.takeError();
  llvm::append_range(torch->flags, macrosTakenBack(inputFolder));
  std::vector<std::string> &flags = options.translate.extraFlags;
  flags.insert(flags.begin(), torch->flags.begin(), torch->flags.end());
  if (!options.torchVersion.known())
    options.torchVersion = torch->version;
  return llvm::Error::success();
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
  if (options.torchPython)
    if (llvm::Error error = askTorch(options, inputFolder))
      return error;
  useTorch(options.torchVersion.known() ? options.torchVersion : settings.torchVersion, table);
  options.inputOptions.configExclude = settings.exclude;
  TranslateOptions &translate = options.translate;
  translate.keepChevrons |= settings.keepChevrons;
  if (!translate.hipVersion.known())
    translate.hipVersion = settings.hipVersion;
  if (!translate.cudaVersion.known())
    translate.cudaVersion = settings.cudaVersion;
  if (llvm::Error error = checkVersion("HIP", translate.hipVersion, newestHip))
    return error;
  if (llvm::Error error = checkVersion("CUDA", translate.cudaVersion, mapping::newestCuda))
    return error;
  if (!translate.cudaPath.empty())
    if (llvm::Error error = checkToolkit(translate.cudaPath))
      return error;
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

llvm::Expected<std::string> findDatabase(Options &options, llvm::ArrayRef<InputFile> inputs) {
  constexpr llvm::StringLiteral name = "compile_commands.json";
  if (!options.translate.compileDatabase.empty()) {
    llvm::SmallString<256> path(options.translate.compileDatabase);
    if (llvm::sys::fs::is_directory(path))
      llvm::sys::path::append(path, name);
    if (!llvm::sys::fs::exists(path))
      return llvm::createStringError(path.str() + ": no such compile database");
    return std::string(path);
  }
  if (options.noDatabase)
    return "";
  FoundDatabase found = findCompileDatabase(inputs);
  if (found.isOfBuild)
    options.foundDatabase = found;
  return found.path;
}

} // namespace tranship::driver
