// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How one unit is compiled, reduced to what a parse needs. Whatever compiler the flags were written
// for, a parse takes only include paths, macros and the language standard from them: anything else
// would make parses differ that must not.
#pragma once

#include "support/SourceLanguage.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::frontend {

struct CompileCommand {
  /// Absolute path of the main file.
  std::string file;
  /// Absolute path; relative paths in `flags` are relative to it.
  std::string directory;
  /// Parsed as CUDA; else as C++.
  bool isCuda = true;
  /// -I, -isystem, -iquote, -idirafter, -include, -D, -U, -std, in order.
  std::vector<std::string> flags;

  /// A C source. It is parsed as C++ all the same (frontend/CDialect.h).
  bool isC() const { return isCUnit(file, isCuda); }
  /// The flag of its C++ standard; `-std=gnu++17` when it names none.
  std::string standard() const;
  bool namesStandard() const;

  friend bool operator==(const CompileCommand &, const CompileCommand &) = default;
};

/// A flag that a parse does not need, but that a build for HIP must spell differently.
struct BuildFlag {
  /// Its familiar spelling: `--use_fast_math`, `-gencode`.
  llvm::StringRef flag;
  /// Empty for a flag without a value.
  std::string value;
  /// What to do instead in a build for HIP.
  llvm::StringRef hip;
  /// See NvccFlag.
  bool changesResults = false;
};

/// The content of a command line.
struct CommandLine {
  /// See CompileCommand::flags. They include macros that the compiler defines for other flags.
  std::vector<std::string> flags;
  /// The language according to `-x`; if nothing, the file's name decides.
  std::optional<bool> isCuda;
  std::vector<BuildFlag> buildFlags;
  /// Flags that neither clang nor nvcc has: misspelled ones, or gcc's.
  std::vector<std::string> unknownFlags;
  /// Response files that could not be read, each with the reason.
  std::vector<std::string> problems;
};

/// Reads a command line for clang, gcc or nvcc, with or without the name of the compiler, and the
/// response files that it names. Relative paths start at `directory`.
CommandLine readCommandLine(llvm::ArrayRef<std::string> arguments, llvm::StringRef directory);

} // namespace tranship::frontend
