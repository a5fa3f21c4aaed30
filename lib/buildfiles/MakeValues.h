// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Evaluates a makefile as make does: variables, conditionals, included files and rules. Functions that
// would run something (`$(shell …)`) give nothing.
#pragma once

#include "buildfiles/BuildProgram.h"

#include "llvm/ADT/StringMap.h"

namespace tranship::buildfiles {

struct MakeRule {
  /// After expansion. A rule with `%` is a pattern.
  std::vector<std::string> targets, prerequisites;
  /// Not expanded yet.
  std::vector<std::string> recipe;

  bool isPattern() const;
};

/// The values of `$@`, `$^`, `$<` and `$*`.
struct MakeAutomatic {
  std::string target, stem;
  std::vector<std::string> prerequisites;
};

/// The arguments of one of the functions of make.
class MakeArguments;

class MakeValues {
public:
  MakeValues(const std::string &path, const TreeFiles &files);

  const std::vector<MakeRule> &rules() const { return rules_; }
  /// The text with references and functions replaced.
  std::string expand(llvm::StringRef text, const MakeAutomatic &automatic = {});

private:
  struct Variable {
    std::string text;
    /// Expanded when it was set (`:=`).
    bool isFinal = false;
  };
  /// One `ifeq` that has not ended.
  struct Condition {
    bool isActive, wasActive;
  };

  void readFile(const std::string &path, unsigned depth);
  bool readDirective(llvm::StringRef line, unsigned depth);
  bool holds(llvm::StringRef directive, llvm::StringRef rest);
  void assign(llvm::StringRef name, llvm::StringRef sign, llvm::StringRef value);
  void readRule(llvm::StringRef line);
  bool isActive() const;
  std::string reference(llvm::StringRef inside);
  std::string call(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> arguments);
  std::string forEach(const MakeArguments &arguments);
  std::string absolutePaths(const MakeArguments &arguments);
  std::string filesMatching(const MakeArguments &arguments);
  std::string automaticValue(llvm::StringRef name) const;

  const TreeFiles &files_;
  std::string folder_;
  llvm::StringMap<Variable> variables_;
  std::vector<MakeRule> rules_;
  std::vector<Condition> conditions_;
  const MakeAutomatic *automatic_ = nullptr;
  bool inDefinition_ = false, inRule_ = false;
  unsigned depth_ = 0;
  /// How many bytes expansions may still write: two lines can ask for gigabytes.
  size_t budget_ = 8u << 20;
};

/// The words of a text.
std::vector<std::string> makeWords(llvm::StringRef text);

/// Matches a word against `from`, where `%` matches any text, and returns `to` with that text in
/// place of its `%`. Returns nothing if the word does not match.
std::optional<std::string> matchPattern(llvm::StringRef word, llvm::StringRef from,
                                        llvm::StringRef to);

/// `$(patsubst from,to,text)`.
std::string substitutePattern(llvm::StringRef text, llvm::StringRef from, llvm::StringRef to);

} // namespace tranship::buildfiles
