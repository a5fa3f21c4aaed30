#include "verify/backends/Build.h"

#include "support/Process.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {
std::string firstErrors(llvm::StringRef log) {
  constexpr size_t most = 3;
  std::vector<std::string> errors;
  std::string last;
  while (!log.empty() && errors.size() < most) {
    auto [line, rest] = log.split('\n');
    log = rest;
    line = line.trim();
    if (line.empty())
      continue;
    last = line.str();
    if (line.contains("error:") || line.contains("error :") ||
        line.contains("undefined reference") || line.contains("multiple definition") ||
        line.contains("cannot find -l") || line.contains("fatal"))
      errors.push_back(last);
  }
  return errors.empty() ? last : llvm::join(errors, "; ");
}

/// What else the compiler says is because of it.
static std::string firstLack(const Backend &backend, llvm::StringRef log) {
  for (llvm::StringRef line : llvm::split(log, '\n'))
    if (std::string lack = backend.lackIn(line.trim()); !lack.empty())
      return lack;
  return {};
}

llvm::Error writeProgram(const std::vector<ProgramFile> &files, const std::string &folder) {
  for (const ProgramFile &file : files)
    if (llvm::Error error = writeTextFile(folder + "/" + file.path, file.text))
      return error;
  return llvm::Error::success();
}

/// Compilers take such a name for a flag or for a file with flags, and nvcc hands it to a shell.
static bool isMistakable(llvm::StringRef name) {
  return name.starts_with("-") || name.starts_with("@") ||
         name.find_first_of("$`\"\\\n\r") != llvm::StringRef::npos;
}

std::string findMistakableName(const Program &program) {
  std::vector<std::string> names = program.units();
  for (const RuntimeSource &module : program.modules)
    llvm::append_range(names, std::initializer_list<std::string>{module.source, module.place});
  auto found = llvm::find_if(names, isMistakable);
  return found == names.end() ? std::string() : *found;
}

llvm::Expected<BuildResult> build(const BuildJob &job) {
  if (std::string name = findMistakableName(*job.program); !name.empty()) {
    BuildResult refused;
    refused.problem = fmt::format("`{}` is no name for a compiler's command", name);
    return refused;
  }
  std::string headers = job.folder + "/headers", scratch = job.folder + "/tmp";
  if (std::error_code error = llvm::sys::fs::create_directories(scratch))
    return llvm::createFileError(scratch, error);
  if (llvm::Error error = writeTextFile(headers + "/tranship_buffer.hpp", bufferHeader()))
    return error;
  BuildRequest request;
  request.program = job.program;
  request.flags = {"-I" + headers};
  llvm::append_range(request.flags, job.flags);
  request.relocatable = job.relocatable;
  request.compileOnly = job.compileOnly;
  request.checked = job.checked;
  request.isForElsewhere = job.isForElsewhere;
  request.folder = job.folder;
  request.output = job.folder + "/program";
  request.moduleFolder = job.folder + "/modules";
  for (const RuntimeSource &module : job.program->modules) {
    std::string file = request.moduleFolder + "/" + module.place;
    if (std::error_code error =
            llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)))
      return llvm::createFileError(file, error);
  }

  BuildResult result;
  llvm::Expected<std::vector<Command>> commands = job.backend->build(*job.machine, request);
  if (!commands) {
    result.problem = llvm::toString(commands.takeError());
    return result;
  }
  result.commands = std::move(*commands);
  for (size_t i = 0; i < result.commands.size(); ++i) {
    ProcessCommand process;
    process.arguments = result.commands[i];
    process.folder = job.program->folder;
    process.environment = {"TMPDIR=" + scratch, "LC_ALL=C"};
    process.stdoutFile = fmt::format("{}/{}.out", job.folder, i);
    process.stderrFile = fmt::format("{}/{}.err", job.folder, i);
    process.limits.time = job.timeout;
    llvm::Expected<ProcessResult> ended = runProcess(process);
    if (!ended)
      return ended.takeError();
    if (ended->good())
      continue;
    // nvcc says some things on standard output.
    std::string said = textOrNothing(process.stderrFile) + textOrNothing(process.stdoutFile);
    std::string log = firstLack(*job.backend, said);
    if (log.empty())
      log = firstErrors(said);
    result.problem = ended->end == ProcessResult::End::Exited && !log.empty()
                         ? log
                         : fmt::format("{}: {}", result.commands[i].front(), ended->str());
    return result;
  }
  if (!job.compileOnly)
    result.program = request.output;
  if (!job.program->modules.empty())
    result.moduleFolder = request.moduleFolder;
  return result;
}

} // namespace tranship::verify
