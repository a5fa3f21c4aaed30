// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/Run.h"

#include "support/FileWriting.h"
#include "support/FolderRemoval.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <array>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// "cpu at width 64" as the name of a folder.
std::string folderName(llvm::StringRef variant) {
  std::string name;
  for (char c : variant)
    name += llvm::isAlnum(c) ? c : '-';
  return name;
}

/// The real path; nothing if it leaves the folder, for example through a link, or is not a file.
std::optional<std::string> fileBelow(llvm::StringRef folder, llvm::StringRef relative) {
  llvm::SmallString<256> root, real;
  if (fs::real_path(folder, root) || fs::real_path(joinPath(folder, relative), real) ||
      !fs::is_regular_file(real))
    return std::nullopt;
  return isWithin(root, real) ? std::optional(std::string(real)) : std::nullopt;
}

llvm::Error copyFile(const std::string &from, const std::string &to) {
  if (std::error_code error = fs::create_directories(paths::parent_path(to)))
    return llvm::createFileError(to, error);
  llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(from);
  return tranship::copyFile(from, to, permissions ? *permissions : usualPermissions);
}

/// Copies a file, or a folder with everything in it; follows links only inside the manifest's
/// folder.
llvm::Error copyInput(const std::string &root, const std::string &relative,
                      const std::string &into) {
  std::string from = joinPath(root, relative);
  if (!fs::is_directory(from)) {
    std::optional<std::string> real = fileBelow(root, relative);
    if (!real)
      return llvm::createStringError(from + ": no such file below the manifest's folder");
    return copyFile(*real, joinPath(into, relative));
  }
  std::error_code error;
  for (fs::recursive_directory_iterator i(from, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error)) {
    llvm::StringRef rest = i->path();
    rest.consume_front(root);
    rest = rest.ltrim('/');
    if (std::optional<std::string> real = fileBelow(root, rest))
      if (llvm::Error failed = copyFile(*real, joinPath(into, rest)))
        return failed;
  }
  return error ? llvm::createFileError(from, error) : llvm::Error::success();
}

/// The folder that a program runs in and is started from. It is the same for all runs, since
/// programs print such paths. The outputs of a run are moved to a folder of its own.
class CurrentFolder {
public:
  explicit CurrentFolder(std::string path) : path_(std::move(path)) { remove(); }
  CurrentFolder(const CurrentFolder &) = delete;
  CurrentFolder &operator=(const CurrentFolder &) = delete;
  ~CurrentFolder() { remove(); }

  std::string program() const { return path_ + "/program"; }
  std::string runFolder() const { return path_ + "/run"; }
  std::string buffers() const { return path_ + "/buffers"; }
  std::string scratch() const { return path_ + "/tmp"; }
  std::string stdoutFile() const { return path_ + "/stdout"; }
  std::string stderrFile() const { return path_ + "/stderr"; }

  /// Puts the program and its files in place.
  llvm::Error fill(const RunRequest &request) const {
    std::string start = joinPath(runFolder(), request.manifest->workingFolder);
    for (const std::string &path : {start, buffers(), scratch()})
      if (std::error_code error = fs::create_directories(path))
        return llvm::createFileError(path, error);
    if (std::error_code error = fs::create_link(request.program, program()))
      return llvm::createFileError(program(), error);
    for (const std::string &input : request.testCase->inputs)
      if (llvm::Error error = copyInput(request.manifest->folder, input, runFolder()))
        return error;
    for (const auto &[path, from] : request.files)
      if (llvm::Error error = copyFile(from, joinPath(runFolder(), path)))
        return error;
    return llvm::Error::success();
  }

  /// A program can remove the folders that it runs in and the files with its output. Creates the
  /// missing ones again; returns whether there were any.
  llvm::Expected<bool> restore() const {
    std::array all{runFolder(), buffers(), stdoutFile(), stderrFile()};
    if (llvm::all_of(all, [](const std::string &path) { return fs::exists(path); }))
      return false;
    for (const std::string &path : {runFolder(), buffers()})
      if (std::error_code error = fs::create_directories(path))
        return llvm::createFileError(path, error);
    for (const std::string &path : {stdoutFile(), stderrFile()})
      if (llvm::Error error = writeTextFile(path, textOrNothing(path)))
        return error;
    return true;
  }

  llvm::Error moveTo(const std::string &folder) {
    if (std::error_code error = fs::create_directories(paths::parent_path(folder)))
      return llvm::createFileError(folder, error);
    if (std::error_code error = fs::rename(path_, folder))
      return llvm::createFileError(folder, error);
    return llvm::Error::success();
  }

private:
  void remove() { removeFolder(path_); }
  std::string path_;
};

/// The command that starts the program, with its environment and limits.
llvm::Expected<ProcessCommand> processFor(const RunRequest &request, const CurrentFolder &current) {
  const VerifyCase &testCase = *request.testCase;
  const Manifest &manifest = *request.manifest;
  std::vector<std::string> environment = {"TRANSHIP_BUFFERS=" + current.buffers(),
                                          "TMPDIR=" + current.scratch()};
  llvm::append_range(environment, request.variant.environment);
  if (request.backend)
    llvm::append_range(environment, request.backend->repeatEnvironment(request.repeat));
  llvm::append_range(environment, testCase.environment);
  llvm::append_range(environment, request.lastEnvironment);
  Command command = {current.program()};
  llvm::append_range(command, testCase.arguments);
  StartedCommand started = startedBy(request.runner, command, environment,
                                     joinPath(current.runFolder(), manifest.workingFolder));

  ProcessCommand process;
  process.arguments = std::move(started.arguments);
  process.environment = std::move(started.environment);
  process.folder = joinPath(current.runFolder(), manifest.workingFolder);
  process.stdoutFile = current.stdoutFile();
  process.stderrFile = current.stderrFile();
  if (!testCase.stdinFile.empty()) {
    std::optional<std::string> file = fileBelow(manifest.folder, testCase.stdinFile);
    if (!file)
      return llvm::createStringError(joinPath(manifest.folder, testCase.stdinFile) +
                                     ": no such file below the manifest's folder");
    process.stdinFile = *file;
  }
  process.watchedFolders = {current.runFolder(), current.buffers(), current.scratch()};
  process.limits = manifest.limits;
  if (!process.limits.memoryBytes && request.runner.empty() && request.backend)
    process.limits.memoryBytes = request.backend->defaultMemoryLimit();
  process.limits.time = testCase.timeout;
  return process;
}

/// The file with an output of a run; nothing if the run did not write it.
std::optional<std::string> fileOf(const OutputSpec &output, const Manifest &manifest,
                                  const std::string &folder) {
  switch (output.kind) {
  case OutputSpec::Kind::Stream:
    return folder + "/" + output.name;
  case OutputSpec::Kind::File:
    return fileBelow(joinPath(folder + "/run", manifest.workingFolder), output.name);
  case OutputSpec::Kind::Buffer:
    return fileBelow(folder + "/buffers", output.name);
  }
  return std::nullopt;
}

/// The files in the run's folder that are neither inputs nor outputs; the first of them if there are very many.
std::map<std::string, std::string> otherFilesOf(const RunRequest &request,
                                                const std::string &folder) {
  constexpr size_t maxFiles = 256, maxEntries = 10000;
  std::string root = joinPath(folder + "/run", request.manifest->workingFolder);
  std::map<std::string, std::string> files;
  std::error_code error;
  size_t entries = 0;
  for (fs::recursive_directory_iterator i(root, error, /*follow_symlinks=*/false), end;
       i != end && !error && ++entries < maxEntries && files.size() < maxFiles;
       i.increment(error)) {
    llvm::StringRef name = i->path();
    name.consume_front(root);
    name = name.ltrim('/');
    bool isInput = llvm::any_of(request.testCase->inputs,
                                [&](const std::string &input) { return isWithin(input, name); });
    bool isOutput = llvm::any_of(request.testCase->outputs, [&](const OutputSpec &output) {
      return output.kind == OutputSpec::Kind::File && output.name == name;
    });
    if (!isInput && !isOutput && !request.files.count(name.str()) &&
        i->type() == fs::file_type::regular_file)
      files[name.str()] = i->path();
  }
  return files;
}

} // namespace

llvm::Expected<CapturedRun> runOnce(const RunRequest &request) {
  CurrentFolder current(request.folder + "/current");
  if (llvm::Error error = current.fill(request))
    return error;
  llvm::Expected<ProcessCommand> process = processFor(request, current);
  if (!process)
    return process.takeError();
  llvm::Expected<ProcessResult> result = runProcess(*process);
  if (!result)
    return result.takeError();
  llvm::Expected<bool> wereRemoved = current.restore();
  if (!wereRemoved)
    return wereRemoved.takeError();
  if (*wereRemoved)
    result->end = ProcessResult::End::FilesRemoved;

  std::string folder = fmt::format("{}/{}/{}-{}/{}", request.folder, request.testCase->name,
                                   toString(request.variant.side).str(),
                                   folderName(request.variant.name), request.repeat);
  if (llvm::Error error = current.moveTo(folder))
    return error;
  CapturedRun run;
  run.process = *result;
  run.stderrFile = folder + "/stderr";
  run.reports = emulator::readReports(textOrNothing(run.stderrFile));
  for (const OutputSpec &output : request.testCase->outputs)
    if (std::optional<std::string> file = fileOf(output, *request.manifest, folder))
      run.outputs[output.str()] = *file;
  run.otherFiles = otherFilesOf(request, folder);
  return run;
}

} // namespace tranship::verify
