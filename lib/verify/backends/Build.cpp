// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Build.h"

#include "support/FileWriting.h"
#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/backends/CommandOrder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {

std::string firstErrors(llvm::StringRef log) {
  constexpr size_t maxErrors = 3;
  std::vector<std::string> errors;
  std::string last;
  while (!log.empty() && errors.size() < maxErrors) {
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

/// The first missing feature that the log shows. Other errors of the compiler follow from it.
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

/// Whether compilers would mistake the name for a flag or a response file, or nvcc's shell would
/// change it.
static bool isMistakable(llvm::StringRef name) {
  return name.starts_with("-") || name.starts_with("@") ||
         name.find_first_of("$`\"\\\n\r") != llvm::StringRef::npos;
}

std::string findMistakableName(const Program &program) {
  std::vector<std::string> names = program.units();
  for (const RuntimeSource &module : program.modules)
    llvm::append_range(names, std::initializer_list<std::string>{module.source, module.runPath});
  auto found = llvm::find_if(names, isMistakable);
  return found == names.end() ? std::string() : *found;
}

/// Where commands put temporary files.
static std::string scratchFolder(const BuildRequest &request) { return request.folder + "/tmp"; }

/// Makes the folders of a build and adds the folder with our header to its flags.
static llvm::Error prepareFolders(BuildRequest &request) {
  std::string headers = request.folder + "/headers", scratch = scratchFolder(request);
  if (std::error_code error = llvm::sys::fs::create_directories(scratch))
    return llvm::createFileError(scratch, error);
  if (llvm::Error error = writeTextFile(headers + "/tranship_buffer.hpp", bufferHeader()))
    return error;
  request.flags.insert(request.flags.begin(), "-I" + headers);
  for (const RuntimeSource &module : request.program->modules) {
    std::string file = request.moduleFolder() + "/" + module.runPath;
    if (std::error_code error =
            llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)))
      return llvm::createFileError(file, error);
  }
  return llvm::Error::success();
}

/// The precompiled header that clang refused because another clang wrote it, or because it changed
/// while it was written; empty if the output is about something else.
static std::string refusedHeader(const Command &command, llvm::StringRef printed) {
  auto flag = llvm::find(command, "-include-pch");
  if (flag == command.end() || std::next(flag) == command.end())
    return {};
  const std::string &file = *std::next(flag);
  bool isAboutIt = printed.contains(file) || printed.contains("PCH file") ||
                   printed.contains("precompiled header") || printed.contains("AST file");
  return isAboutIt ? file : std::string();
}

/// How a build command ended.
struct CommandResult {
  std::string problem; ///< Empty: it succeeded.
  std::string refusedHeader;
};

static llvm::Expected<CommandResult> runCommand(const Backend &backend, const BuildRequest &request,
                                                const Command &command, size_t index) {
  ProcessCommand process;
  process.arguments = command;
  process.folder = request.program->folder;
  process.environment = {"TMPDIR=" + scratchFolder(request), "LC_ALL=C"};
  process.stdoutFile = fmt::format("{}/{}.out", request.folder, index);
  process.stderrFile = fmt::format("{}/{}.err", request.folder, index);
  process.limits.time = request.timeout;
  llvm::Expected<ProcessResult> ended = runProcess(process);
  if (!ended)
    return ended.takeError();
  CommandResult result;
  if (ended->good())
    return result;
  // nvcc prints some errors on standard output.
  std::string printed = textOrNothing(process.stderrFile) + textOrNothing(process.stdoutFile);
  std::string log = firstLack(backend, printed);
  if (log.empty())
    log = firstErrors(printed);
  result.problem = ended->end == ProcessResult::End::Exited && !log.empty()
                       ? log
                       : fmt::format("{}: {}", command.front(), ended->str());
  result.refusedHeader = refusedHeader(command, printed);
  return result;
}

/// Runs the commands until one fails.
static llvm::Expected<CommandResult> runCommands(const Backend &backend,
                                                 const BuildRequest &request,
                                                 const std::vector<Command> &commands) {
  std::vector<CommandResult> results(commands.size() + 1);
  std::vector<std::string> errors(commands.size() + 1);
  size_t failed = runInOrder(commands, request.jobs, [&](size_t i) {
    llvm::Expected<CommandResult> ended = runCommand(backend, request, commands[i], i);
    if (!ended) {
      errors[i] = llvm::toString(ended.takeError());
      return false;
    }
    results[i] = std::move(*ended);
    return results[i].problem.empty();
  });
  if (!errors[failed].empty())
    return llvm::createStringError(errors[failed]);
  return results[failed];
}

llvm::Expected<BuildResult> build(const Backend &backend, const Machine &machine,
                                  const BuildRequest &asked) {
  BuildResult result;
  if (std::string name = findMistakableName(*asked.program); !name.empty()) {
    result.problem = fmt::format("a compiler would not take `{}` for a file name", name);
    return result;
  }
  BuildRequest request = asked;
  if (llvm::Error error = prepareFolders(request))
    return error;
  // Repeats the build for each refused header; each pass over a source has its own.
  for (std::set<std::string> refused;;) {
    llvm::Expected<std::vector<Command>> commands = backend.buildCommands(machine, request);
    if (!commands) {
      result.problem = llvm::toString(commands.takeError());
      return result;
    }
    result.commands = std::move(*commands);
    llvm::Expected<CommandResult> ended = runCommands(backend, request, result.commands);
    if (!ended)
      return ended.takeError();
    result.problem = std::move(ended->problem);
    if (result.good() || ended->refusedHeader.empty() ||
        !refused.insert(ended->refusedHeader).second)
      break;
    // The next plan of commands makes the header again.
    llvm::sys::fs::remove(ended->refusedHeader);
  }
  if (!result.good())
    return result;
  if (!request.compileOnly)
    result.program = request.executable();
  if (!request.program->modules.empty())
    result.moduleFolder = request.moduleFolder();
  return result;
}

} // namespace tranship::verify
