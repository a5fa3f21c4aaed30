// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds one side of a program with one backend.
#pragma once

#include "verify/backends/Backend.h"

namespace tranship::verify {

struct BuildResult {
  /// The executable; empty when the build failed or only compiled.
  std::string program;
  /// The folder with the program's modules; empty: it has none.
  std::string moduleFolder;
  /// What the compiler reported; empty: the build worked.
  std::string problem;
  /// The commands, for receipts.
  std::vector<Command> commands;

  bool good() const { return problem.empty(); }
};

/// The first unit or module whose name a compiler would not take for a file name; empty: there is
/// none.
std::string findMistakableName(const Program &program);

/// Builds a side of a program. The request's folder is made if need be; tranship_buffer.hpp is put
/// there, too. Errors: a compiler that cannot be started, files that cannot be written.
llvm::Expected<BuildResult> build(const Backend &backend, const Machine &machine,
                                  const BuildRequest &request);

/// The first lines with errors in a compiler's output, or else its last line.
std::string firstErrors(llvm::StringRef log);

/// Writes files below a folder: a port before it is built.
llvm::Error writeProgram(const std::vector<ProgramFile> &files, const std::string &folder);

/// tranship_buffer.hpp (embedded at build time).
llvm::StringRef bufferHeader();

} // namespace tranship::verify
