// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds one side of a program with one backend.
#pragma once

#include "verify/backends/Backend.h"

namespace tranship::verify {

struct BuildResult {
  /// The executable; empty if the build failed or only compiled.
  std::string program;
  /// The folder with the program's modules; empty if there are none.
  std::string moduleFolder;
  /// The error that the compiler reported; empty if the build succeeded.
  std::string problem;
  /// The commands, for receipts.
  std::vector<Command> commands;

  bool good() const { return problem.empty(); }
};

/// The first unit or module whose name a compiler would not accept as a file name; empty if there
/// is none.
std::string findMistakableName(const Program &program);

/// Builds one side of a program. Creates the request's folder if necessary, and writes
/// tranship_buffer.hpp to it. Errors: a compiler cannot be started, or files cannot be written.
llvm::Expected<BuildResult> build(const Backend &backend, const Machine &machine,
                                  const BuildRequest &request);

/// The first lines with errors in a compiler's output, or else its last line.
std::string firstErrors(llvm::StringRef log);

/// Writes files below a folder, such as a port before it is built.
llvm::Error writeProgram(const std::vector<ProgramFile> &files, const std::string &folder);

/// tranship_buffer.hpp (embedded at build time).
llvm::StringRef bufferHeader();

} // namespace tranship::verify
