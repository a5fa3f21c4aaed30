// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Project.h"

#include "driver/TorchInstallation.h"
#include "driver/TorchVersion.h"
#include "frontend/toolkit/Toolkit.h"
#include "mapping/HipReleases.h"

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

/// The error for a version with a number before the dot that no table knows.
static llvm::Error unknownVersion(llvm::StringRef product, Version version,
                                  llvm::StringRef newest) {
  return llvm::createStringError("tranship knows no " + product + " " + version.str() +
                                 "; the newest " + product + " in its tables is " + newest);
}

/// Errors: the folder is not a CUDA toolkit.
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

/// Takes the flags and the version of the installed PyTorch, and the flags of the project's `setup.py` that change them.
static llvm::Error askTorch(const std::string &python, llvm::StringRef folder, Project &project,
                            Version &version) {
  llvm::Expected<TorchInstallation> torch = findTorch(python);
  if (!torch)
    return torch.takeError();
  project.torchFlags = std::move(torch->flags);
  llvm::append_range(project.torchFlags, macrosTakenBack(folder));
  if (!version.known())
    version = torch->version;
  return llvm::Error::success();
}

/// Errors: a version or a toolkit that tranship does not know.
static llvm::Expected<PortTarget> targetOf(const RunRequest &request, const Settings &settings) {
  const ProjectRequest &asked = request.project;
  PortTarget target;
  Version hip = asked.hipVersion.known() ? asked.hipVersion : settings.hipVersion;
  target.cuda = asked.cudaVersion.known() ? asked.cudaVersion : settings.cudaVersion;
  if (hip.major > newestRelease().major)
    return unknownVersion("HIP", hip, hipName(newestHip));
  target.hip = hipOfRelease(hip);
  if (target.cuda.major > newestCuda.major)
    return unknownVersion("CUDA", target.cuda, newestCuda.str());
  const std::string &toolkit = request.parse.cudaPath;
  if (!toolkit.empty())
    if (llvm::Error error = checkToolkit(toolkit))
      return error;
  if (!target.cuda.known() && !toolkit.empty())
    target.cuda = toolkitVersion(toolkit);
  llvm::StringRef gpus = asked.targets.empty() ? settings.targets : asked.targets;
  if (!gpus.empty()) {
    llvm::Expected<std::vector<Target>> parsed = parseTargets(gpus);
    if (!parsed)
      return parsed.takeError();
    target.gpus = std::move(*parsed);
  }
  return target;
}

llvm::Expected<Project> readProject(const RunRequest &request, llvm::StringRef folder) {
  const ProjectRequest &asked = request.project;
  Project project;
  project.configFile =
      asked.configFile.empty() && !asked.noConfig ? findConfig(folder) : asked.configFile;
  if (!project.configFile.empty()) {
    llvm::Expected<Settings> read = readConfig(project.configFile, *project.table);
    if (!read)
      return read.takeError();
    project.settings = std::move(*read);
  }
  for (const std::string &file : asked.ruleFiles)
    if (llvm::Error error = readRules(file, *project.table))
      return error;
  if (asked.roc || project.settings.roc)
    project.table->useRocLibraries();
  Version torch = asked.torchVersion;
  if (asked.torchPython)
    if (llvm::Error error = askTorch(*asked.torchPython, folder, project, torch))
      return error;
  useTorch(torch.known() ? torch : project.settings.torchVersion, *project.table);
  llvm::Expected<PortTarget> target = targetOf(request, project.settings);
  if (!target)
    return target.takeError();
  project.target = std::move(*target);
  return project;
}

llvm::Expected<FoundDatabase> findDatabase(const RunRequest &request,
                                           llvm::ArrayRef<InputFile> inputs) {
  constexpr llvm::StringLiteral name = "compile_commands.json";
  FoundDatabase found;
  if (!request.parse.compileDatabase.empty()) {
    llvm::SmallString<256> path(request.parse.compileDatabase);
    if (llvm::sys::fs::is_directory(path))
      llvm::sys::path::append(path, name);
    if (!llvm::sys::fs::exists(path))
      return llvm::createStringError(path.str() + ": no such compile database");
    found.path = std::string(path);
  } else if (!request.project.noDatabase) {
    found = findCompileDatabase(inputs);
  }
  return found;
}

} // namespace tranship::driver
