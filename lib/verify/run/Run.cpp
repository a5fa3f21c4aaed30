#include "verify/run/Run.h"

#include "support/FolderRemoval.h"
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

/// Where a path really is; nothing when it leaves the folder, by a link say, or is no file.
std::optional<std::string> fileBelow(llvm::StringRef folder, llvm::StringRef relative) {
  llvm::SmallString<256> root, real;
  if (fs::real_path(folder, root) || fs::real_path(joinPath(folder, relative), real) ||
      !fs::is_regular_file(real))
    return std::nullopt;
  llvm::StringRef rest = real;
  if (!rest.consume_front(root) || !rest.starts_with("/"))
    return std::nullopt;
  return std::string(real);
}

llvm::Error copyFile(const std::string &from, const std::string &to) {
  if (std::error_code error = fs::create_directories(paths::parent_path(to)))
    return llvm::createFileError(to, error);
  if (std::error_code error = fs::copy_file(from, to))
    return llvm::createFileError(from, error);
  return llvm::Error::success();
}

/// A file, or a folder with all that is in it; links are followed only inside the manifest's
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

/// Where a program runs and what it is started as: the same for all runs, since programs print such
/// paths. What it left goes to a folder of its own.
class CurrentFolder {
public:
  explicit CurrentFolder(std::string path) : path_(std::move(path)) { remove(); }
  CurrentFolder(const CurrentFolder &) = delete;
  CurrentFolder &operator=(const CurrentFolder &) = delete;
  ~CurrentFolder() { remove(); }

  const std::string &path() const { return path_; }

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

} // namespace

llvm::Expected<CapturedRun> runOnce(const RunRequest &request) {
  const VerifyCase &testCase = *request.testCase;
  const Manifest &manifest = *request.manifest;
  std::string folder = fmt::format("{}/{}/{}-{}/{}", request.folder, testCase.name,
                                   toString(request.variant.side).str(),
                                   folderName(request.variant.name), request.repeat);
  CurrentFolder current(request.folder + "/current");
  std::string program = current.path() + "/program";
  std::string place = current.path() + "/run", buffers = current.path() + "/buffers",
              scratch = current.path() + "/tmp";
  for (const std::string &path : {place, buffers, scratch})
    if (std::error_code error = fs::create_directories(path))
      return llvm::createFileError(path, error);
  if (std::error_code error = fs::create_link(request.program, program))
    return llvm::createFileError(program, error);
  for (const std::string &input : testCase.inputs)
    if (llvm::Error error = copyInput(manifest.folder, input, place))
      return error;

  for (const auto &[path, from] : request.files)
    if (llvm::Error error = copyFile(from, joinPath(place, path)))
      return error;

  std::vector<std::string> environment = {"TRANSHIP_BUFFERS=" + buffers, "TMPDIR=" + scratch};
  llvm::append_range(environment, request.variant.environment);
  if (request.backend)
    llvm::append_range(environment, request.backend->repeatEnvironment(request.repeat));
  llvm::append_range(environment, testCase.environment);
  llvm::append_range(environment, request.lastEnvironment);
  Command command = {program};
  llvm::append_range(command, testCase.arguments);
  StartedCommand started = startedBy(request.runner, command, environment, place);

  ProcessCommand process;
  process.arguments = std::move(started.arguments);
  process.environment = std::move(started.environment);
  process.folder = place;
  process.stdoutFile = current.path() + "/stdout";
  process.stderrFile = current.path() + "/stderr";
  if (!testCase.stdinFile.empty()) {
    std::optional<std::string> file = fileBelow(manifest.folder, testCase.stdinFile);
    if (!file)
      return llvm::createStringError(joinPath(manifest.folder, testCase.stdinFile) +
                                     ": no such file below the manifest's folder");
    process.stdinFile = *file;
  }
  process.watchedFolders = {place, buffers, scratch};
  process.limits = manifest.limits;
  if (!process.limits.memoryBytes && request.runner.empty() && request.backend)
    process.limits.memoryBytes = request.backend->defaultMemoryLimit();
  process.limits.time = testCase.timeout;
  llvm::Expected<ProcessResult> result = runProcess(process);
  if (!result)
    return result.takeError();
  // A program can take away what it runs in, and what it has written with it.
  if (!llvm::all_of(std::array{place, buffers, process.stdoutFile, process.stderrFile},
                    [](const std::string &path) { return fs::exists(path); })) {
    result->end = ProcessResult::End::FilesRemoved;
    for (const std::string &path : {place, buffers})
      if (std::error_code error = fs::create_directories(path))
        return llvm::createFileError(path, error);
    for (const std::string &path : {process.stdoutFile, process.stderrFile})
      if (llvm::Error error = writeTextFile(path, textOrNothing(path)))
        return error;
  }

  if (llvm::Error error = current.moveTo(folder))
    return error;
  CapturedRun run;
  run.process = *result;
  run.stderrFile = folder + "/stderr";
  run.reports = emulator::readReports(textOrNothing(run.stderrFile));
  for (const OutputSpec &output : testCase.outputs) {
    std::optional<std::string> file;
    switch (output.kind) {
    case OutputSpec::Kind::Stream:
      file = folder + "/" + output.name;
      break;
    case OutputSpec::Kind::File:
      file = fileBelow(folder + "/run", output.name);
      break;
    case OutputSpec::Kind::Buffer:
      file = fileBelow(folder + "/buffers", output.name);
      break;
    }
    if (file)
      run.outputs[output.str()] = *file;
  }
  return run;
}

} // namespace tranship::verify
