// How one unit is compiled, reduced to what a parse needs. Whatever compiler the flags were written
// for, only include paths, macros and the language standard are taken over: everything else would
// only make parses differ that must not.
#pragma once

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

  /// The flag of its language standard; `-std=c++17` when it names none.
  std::string standard() const;

  friend bool operator==(const CompileCommand &, const CompileCommand &) = default;
};

/// A flag that a parse does not need, but a build for HIP must say in its own way.
struct BuildFlag {
  /// As users know it: `--use_fast_math`, `-gencode`.
  llvm::StringRef flag;
  /// Empty for a flag without one.
  std::string value;
  /// What to do in a build for HIP in its place.
  llvm::StringRef hip;
  /// See NvccFlag.
  bool changesResults = false;
};

/// What a command line says.
struct CommandLine {
  /// See CompileCommand::flags; macros that the compiler defines by itself for other flags are
  /// among them.
  std::vector<std::string> flags;
  /// By `-x`; nothing: the file's name decides.
  std::optional<bool> isCuda;
  std::vector<BuildFlag> buildFlags;
  /// Flags that neither clang nor nvcc has: misspelt, or gcc's.
  std::vector<std::string> unknownFlags;
  /// Response files that could not be read, each with the reason.
  std::vector<std::string> problems;
};

/// Understands clang, gcc and nvcc, with or without the compiler's name in front. Response files
/// are read; their paths start at `directory`.
CommandLine readCommandLine(llvm::ArrayRef<std::string> arguments, llvm::StringRef directory);

} // namespace tranship::frontend
