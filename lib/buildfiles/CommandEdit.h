// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One command of a CMake file while it is rewritten.
#pragma once

#include "buildfiles/CMakeParser.h"
#include "buildfiles/TextEdits.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::buildfiles {

struct ArgumentEdit {
  const CMakeArgument *origin;
  /// Without quotes.
  std::string text;
  bool isRemoved = false;
  /// The text is final: names in it are not looked up.
  bool isDone = false;

  bool isUnquoted() const { return origin->kind == CMakeArgument::Kind::Unquoted; }
  bool isParenthesis() const { return origin->kind == CMakeArgument::Kind::Parenthesis; }
  size_t offset() const { return origin->textBegin; }
};

struct CommandEdit {
  explicit CommandEdit(const CMakeCommand &command);

  const CMakeCommand &command;
  std::string lowerName;
  /// The name in the result.
  std::string name;
  std::vector<ArgumentEdit> arguments;
  /// Commands around this one, without indentation.
  std::vector<std::string> before, after;
  /// The arguments in the result, as one text; for commands that change their shape.
  std::optional<std::string> newArguments;
  bool isRemoved = false;

  llvm::StringRef text(size_t i) const {
    return i < arguments.size() ? llvm::StringRef(arguments[i].text) : llvm::StringRef();
  }
  /// The index of the argument with exactly this text, or the number of arguments.
  size_t find(llvm::StringRef word, size_t from = 0) const;
  void replace(size_t i, std::string text);
  void removeFrom(size_t begin, size_t end);

  /// Writes what changed. `file`: the text of the whole file.
  void write(llvm::StringRef file, TextEdits &edits) const;
};

} // namespace tranship::buildfiles
