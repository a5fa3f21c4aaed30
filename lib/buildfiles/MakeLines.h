// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a makefile, as far as a rewriter needs them: assignments, recipes, and the words in
// them. Conditionals, functions and rules are lines like any other.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <vector>

namespace tranship::buildfiles {

/// A word of a line, without brackets of make's functions around it.
struct MakeWord {
  size_t begin, end;
  /// Without `$(foreach x,$(LIST),` in front, and without brackets that close such a function.
  size_t coreBegin, coreEnd;
};

/// A line with those that a backslash joins to it.
struct MakeLine {
  size_t begin, end;
  bool isRecipe = false;
  /// The variable that an assignment sets.
  llvm::StringRef variable = {};
  bool isAppended = false;
  /// Without comments; of an assignment, its value.
  std::vector<MakeWord> words = {};
};

/// The result points into `text`.
std::vector<MakeLine> readMakefile(llvm::StringRef text);

/// The name in `$(NAME)` or `${NAME}` at an offset; empty if there is none.
llvm::StringRef makeReferenceAt(llvm::StringRef text, size_t at);

/// All names in `$(NAME)` and `${NAME}`.
std::vector<llvm::StringRef> makeReferencesIn(llvm::StringRef text);

} // namespace tranship::buildfiles
