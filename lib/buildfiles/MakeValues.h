// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Evaluates a makefile as make does: variables, conditionals, included files and rules. Nothing is run:
// `$(shell …)` gives what the tree shows, such as names of files, and otherwise nothing.
#pragma once

#include "buildfiles/BuildProgram.h"
#include "buildfiles/MakeLines.h"
#include "buildfiles/ShellWords.h"

#include "llvm/ADT/StringMap.h"

namespace tranship::buildfiles {

/// The bytes that all values of a makefile may have together. Functions that make a text longer stop soon after it.
constexpr size_t maxMakeText = 8u << 20;

struct MakeRule {
  /// After expansion. A rule with `%` is a pattern.
  std::vector<std::string> targets, prerequisites;
  /// Not expanded yet.
  std::vector<std::string> recipe;
  /// Where it is written.
  std::string file;
  size_t offset = 0;

  bool isPattern() const;
};

/// The values of `$@`, `$^`, `$<` and `$*`.
struct MakeAutomatic {
  std::string target, stem;
  std::vector<std::string> prerequisites;
};

/// The arguments of one of the functions of make.
class MakeArguments;

/// Variables that are set before make reads a makefile: names and values.
using MakeEnvironment = std::vector<std::pair<std::string, std::string>>;

/// What make is started with.
struct MakeStart {
  /// Folders of what is installed: makefiles find what they look for in them.
  MakeEnvironment folders = {};
  MakeEnvironment environment = {};
  /// These stay, whatever the makefile says.
  MakeEnvironment commandLine = {};
};

class MakeValues {
public:
  MakeValues(const std::string &path, const TreeFiles &files, const MakeStart &start = {});

  const std::vector<MakeRule> &rules() const { return rules_; }
  /// What make for another makefile is started with by a command of this one: its own variables, and
  /// those that this makefile exports.
  MakeStart startOf(const ShellCommand &command);
  /// All files that were read.
  const std::set<std::string> &filesRead() const { return filesRead_; }
  /// Where make also looks for files: folders by patterns of names.
  const std::vector<std::pair<std::string, std::string>> &searchPaths() const { return paths_; }
  /// Whether values are too large to expand, so that some are empty.
  bool isExhausted() const { return isExhausted_; }
  /// The prerequisites of a target, which several rules can name.
  std::vector<std::string> prerequisitesOf(llvm::StringRef target) const;
  /// The commands of a rule for one of its targets.
  std::vector<ShellCommand> commandsOf(const MakeRule &rule, const MakeAutomatic &automatic);
  /// The text with references and functions replaced.
  std::string expand(llvm::StringRef text, const MakeAutomatic &automatic = {});

private:
  struct Variable {
    std::string text;
    /// Expanded when it was set (`:=`).
    bool isFinal = false;
    /// Set by the command line.
    bool isFixed = false;
  };
  /// One `ifeq` that has not ended.
  struct Condition {
    bool isActive, wasActive;
  };

  void readFile(const std::string &path, unsigned depth);
  bool readDirective(llvm::StringRef line, unsigned depth);
  void addSearchPath(llvm::StringRef pattern, llvm::StringRef folders);
  bool holds(llvm::StringRef directive, llvm::StringRef rest);
  void assign(llvm::StringRef name, llvm::StringRef sign, llvm::StringRef value);
  void readRule(llvm::StringRef line, const std::string &file, size_t offset);
  bool isActive() const;
  std::string reference(llvm::StringRef inside);
  std::string call(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> arguments);
  std::string forEach(const MakeArguments &arguments);
  std::string absolutePaths(const MakeArguments &arguments);
  std::string filesMatching(const MakeArguments &arguments);
  std::string shellOutput(const MakeArguments &arguments);
  std::string withExports(llvm::StringRef line);
  std::string automaticValue(llvm::StringRef name) const;

  const TreeFiles &files_;
  MakeStart start_;
  MakeExports exports_;
  std::string folder_;
  /// The folders that the environment names: what makefiles look for in them exists.
  std::set<std::string> installed_;
  llvm::StringMap<Variable> variables_;
  std::vector<MakeRule> rules_;
  std::set<std::string> filesRead_;
  std::vector<std::pair<std::string, std::string>> paths_;
  std::vector<Condition> conditions_;
  const MakeAutomatic *automatic_ = nullptr;
  bool inDefinition_ = false, inRule_ = false, isExhausted_ = false;
  unsigned depth_ = 0;
  /// How many bytes expansions may still write: two lines can ask for gigabytes.
  size_t budget_ = maxMakeText;
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
