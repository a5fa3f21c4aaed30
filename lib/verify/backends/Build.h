// Builds one side of a program with one backend.
#pragma once

#include "verify/backends/Backend.h"

#include <chrono>

namespace tranship::verify {

struct BuildJob {
  const Backend *backend = nullptr;
  const Machine *machine = nullptr;
  const Program *program = nullptr;
  /// For this backend's compiler only.
  std::vector<std::string> flags;
  bool relocatable = false;
  bool compileOnly = false, checked = false, isForElsewhere = false;
  /// Of each command.
  std::chrono::milliseconds timeout = std::chrono::minutes(10);
  /// Made, if need be; also where tranship_buffer.hpp is.
  std::string folder;
};

struct BuildResult {
  /// Empty when it did not work, and when there was only something to compile.
  std::string program;
  /// Where the program's modules are, each at its place; empty: it has none.
  std::string moduleFolder;
  /// What the compiler says; empty when it worked.
  std::string problem;
  /// The commands, for receipts.
  std::vector<Command> commands;

  bool good() const { return problem.empty(); }
};

/// The first unit or module whose name compilers would not take for the name of a file; empty:
/// there is none.
std::string findMistakableName(const Program &program);

/// Errors: a compiler that cannot be started, files that cannot be written.
llvm::Expected<BuildResult> build(const BuildJob &job);

/// The first lines with an error in what a compiler prints, or else its last line; of a program
/// that needs what the emulator lacks, that.
std::string firstErrors(llvm::StringRef log);

/// Writes files below a folder: a port before it is built.
llvm::Error writeProgram(const std::vector<ProgramFile> &files, const std::string &folder);

/// tranship_buffer.hpp (embedded at build time).
llvm::StringRef bufferHeader();

} // namespace tranship::verify
