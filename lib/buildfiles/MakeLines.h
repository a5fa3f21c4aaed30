// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a makefile, as far as a rewriter needs them: assignments, recipes, and the words in
// them, also those in functions. Conditionals and rules are lines like any other.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::buildfiles {

struct MakeArgument;

/// A word of a line, or of an argument of a function.
struct MakeWord {
  size_t begin, end;
  /// Without a bracket of the shell that closes after it.
  size_t coreEnd;
  /// The word is one call of a function of make, such as `$(if $(DEBUG),-G,-O3)`. Empty: it is not.
  llvm::StringRef function = {};
  std::vector<MakeArgument> arguments;
};

/// An argument of a function, whose words may be calls too.
struct MakeArgument {
  enum class Kind : uint8_t {
    Value, // its words can be words of the result
    Other, // a condition, a name, or a text to look for
    Shell  // a line for the shell
  };
  size_t begin, end;
  Kind kind;
  std::vector<MakeWord> words;
};

/// A line with those that a backslash joins to it.
struct MakeLine {
  size_t begin, end;
  /// It begins with a tab and belongs to a rule.
  bool isRecipe = false;
  /// The variable that an assignment sets.
  llvm::StringRef variable = {};
  bool isAppended = false;
  /// The assignment begins with `export`.
  bool isExported = false;
  /// Without comments; of an assignment, its value.
  std::vector<MakeWord> words = {};
};

/// The result points into `text`.
std::vector<MakeLine> readMakefile(llvm::StringRef text);

/// Which variables make gives to the programs that it starts, such as make for another makefile.
class MakeExports {
public:
  /// Reads the `export` or `unexport` of a line.
  void read(llvm::StringRef text, const MakeLine &line);
  /// The same for one of these lines without a value, and its names.
  void readDirective(llvm::StringRef directive, llvm::ArrayRef<std::string> names);
  bool has(llvm::StringRef name) const {
    return !kept_.contains(name) && (areAll_ || names_.contains(name));
  }

private:
  bool areAll_ = false;
  llvm::StringSet<> names_, kept_;
};

/// The words between two offsets of a text.
std::vector<MakeWord> makeWordsIn(llvm::StringRef text, size_t begin, size_t end);

/// The name in `$(NAME)` or `${NAME}` at an offset; empty if there is none.
llvm::StringRef makeReferenceAt(llvm::StringRef text, size_t at);

/// All names in `$(NAME)` and `${NAME}`.
std::vector<llvm::StringRef> makeReferencesIn(llvm::StringRef text);

/// All names in `$$NAME` and `$${NAME}`, which the shell reads from the environment.
std::vector<llvm::StringRef> shellReferencesIn(llvm::StringRef text);

} // namespace tranship::buildfiles
