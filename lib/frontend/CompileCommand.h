// How one unit is compiled, reduced to what a parse needs. Whatever compiler the flags were written
// for, only include paths, macros and the language standard are taken over: everything else would
// only make parses differ that must not.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

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
};

/// The flags of a compiler's command line that a parse needs (see CompileCommand::flags).
/// Understands clang, gcc and nvcc.
std::vector<std::string> parseRelevantFlags(llvm::ArrayRef<std::string> arguments);

} // namespace tranship
