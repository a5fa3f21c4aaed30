// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The commands of a CMake file with the places of their parts. Comments and white space are not recorded,
// so edits leave them as they are. Grammar: cmake-language(7), with legacy unquoted arguments.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::buildfiles {

struct CMakeArgument {
  /// Parenthesis: one of the nested `(` and `)` of conditions.
  enum class Kind : uint8_t { Unquoted, Quoted, Bracket, Parenthesis } kind;
  /// With quotes or brackets.
  size_t begin, end;
  /// What is between the quotes or brackets, as written; escapes and references are kept.
  llvm::StringRef text;
  size_t textBegin;
};

struct CMakeCommand {
  llvm::StringRef name;
  size_t begin;
  /// After the closing parenthesis.
  size_t end;
  std::vector<CMakeArgument> arguments;
};

struct CMakeProblem {
  size_t offset;
  std::string text;
};

struct CMakeCommands {
  std::vector<CMakeCommand> commands;
  /// Why the file is not valid CMake; `commands` then ends before that place.
  std::optional<CMakeProblem> problem;
};

/// The result points into `text`.
CMakeCommands parseCMake(llvm::StringRef text);

} // namespace tranship::buildfiles
