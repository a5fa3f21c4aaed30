// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds a program with the emulator, for tests and for trying things by hand:
//   emulator-build cuda|hip [--checked] [--relocatable] [--print] -o PROGRAM [FLAG...] SOURCE...
#include "emulator/interface/EmulatorCompiler.h"
#include "support/ClangInstallation.h"
#include "support/DiskCache.h"
#include "support/SourceLanguage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship;

namespace {

bool print = false;

int run(const emulator::Command &command) {
  if (print)
    llvm::errs() << llvm::join(command, " ") << '\n';
  std::vector<llvm::StringRef> words(command.begin(), command.end());
  std::string error;
  int code = llvm::sys::ExecuteAndWait(command[0], words, std::nullopt, {}, 0, 0, &error);
  if (code != 0)
    llvm::errs() << "emulator-build: " << command[0] << " ended with " << code << ' ' << error
                 << '\n';
  return code;
}

int fail(llvm::Error error) {
  llvm::errs() << "emulator-build: " << llvm::toString(std::move(error)) << '\n';
  return 2;
}

} // namespace

int main(int argc, char **argv) {
  emulator::Build build;
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef argument = argv[i];
    llvm::StringRef extension = llvm::sys::path::extension(argument);
    if (argument == "cuda" || argument == "hip")
      build.language = argument == "hip" ? emulator::GpuLanguage::Hip : emulator::GpuLanguage::Cuda;
    else if (argument == "--checked")
      build.checked = true;
    else if (argument == "--relocatable")
      build.relocatable = true;
    else if (argument == "--print")
      print = true;
    else if (argument == "-o" && i + 1 < argc)
      build.output = argv[++i];
    else if (argument.starts_with("-"))
      build.flags.push_back(argument.str());
    else if (extension == ".cu" || extension == ".hip")
      build.sources.push_back(argument.str());
    else if (extension == ".cpp" || extension == ".cc" || extension == ".c")
      build.hostSources.push_back({argument.str(), isCFile(argument)});
    else
      build.flags.push_back(argument.str());
  }
  if (build.output.empty()) {
    llvm::errs() << "emulator-build: -o PROGRAM is missing\n";
    return 2;
  }
  llvm::Expected<emulator::Tools> tools = emulator::findTools(
      llvm::sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(&main)), clangCompiler());
  if (!tools)
    return fail(tools.takeError());
  llvm::SmallString<128> folder;
  if (std::error_code error = llvm::sys::fs::createUniqueDirectory("emulator-build", folder))
    return fail(llvm::errorCodeToError(error));
  build.workFolder = folder.str().str();
  build.cacheFolder = defaultCacheFolder();
  llvm::Expected<emulator::BuildCommands> commands = emulator::buildCommands(*tools, build);
  if (!commands)
    return fail(commands.takeError());
  int code = 0;
  for (const std::vector<emulator::Command> &source : commands->sources)
    for (const emulator::Command &command : source)
      if (code == 0)
        code = run(command);
  if (code == 0)
    code = run(commands->link);
  llvm::sys::fs::remove_directories(folder);
  return code != 0;
}
