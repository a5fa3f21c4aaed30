// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Evaluates a CMake project as CMake does, as far as its text shows: variables, conditions, loops,
// functions, folders, targets and tests. It executes and configures nothing.
#pragma once

#include "buildfiles/CMakeModel.h"
#include "buildfiles/CMakeUses.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::buildfiles {

class CMakeEvaluator {
public:
  CMakeEvaluator(CMakeModel &model, Branches branches, CMakeUses *uses,
                 const CMakePlatform &platform);

  /// Evaluates the project of a CMake file; once.
  CMakeProject run(const std::string &path);

private:
  using Words = std::vector<CMakeValue>;
  using WordList = llvm::ArrayRef<CMakeValue>;
  using Parts = std::vector<CMakePart>;
  /// Values of variables; nothing: it is not defined.
  using Changes = std::map<std::string, std::optional<CMakeValue>>;
  struct Function {
    const CMakeFile *file;
    size_t begin, end;
    std::vector<std::string> parameters;
    bool isMacro = false;
  };
  /// The settings of a folder that apply to the targets after them.
  struct FolderState {
    std::string path;
    Parts parts;
    /// The targets that it adds, and the lists of FindCUDA that those with device code got.
    std::vector<std::pair<std::string, std::optional<std::string>>> targets = {};
  };
  class Condition;

  // Files, blocks and functions.
  void runFile(const std::string &path);
  void run(const CMakeFile &file, size_t begin, size_t end);
  size_t runBlock(const CMakeFile &file, size_t at, size_t end);
  void runIf(const CMakeFile &file, size_t begin, size_t end);
  void runLoop(const CMakeFile &file, size_t begin, size_t end);
  void define(const CMakeFile &file, size_t begin, size_t end);
  void call(const Function &function, const Words &arguments);
  void runCommand(const CMakeFile &file, const CMakeCommand &command);
  void runUncalled();

  // Variables.
  CMakeValue value(const std::string &variable) const;
  void assign(const std::string &variable, std::optional<CMakeValue> value);
  void assignAll(Changes changes);
  /// Takes back what `body` does to variables, and returns it.
  Changes changesOf(llvm::function_ref<void()> body);
  /// Variables then have the values that any of the branches gives them.
  CMakeValue uniteValues(const CMakeValue &a, const CMakeValue &b) const;
  void uniteBranches(std::vector<Changes> branches, bool hasElse);

  // Commands on variables, and files that others include.
  void project(const Words &words);
  void set(const Words &words);
  void unset(const Words &words);
  void option(const Words &words);
  void list(const Words &words);
  void transform(const std::string &variable, Words list, WordList action);
  void string(const Words &words);
  void replaceIn(const Words &words);
  void replaceMatches(const Words &words);
  void auxSourceDirectory(const Words &words);
  void file(const Words &words);
  void findPath(const Words &words);
  void parseArguments(const Words &words);
  void getFileNameComponent(const Words &words);
  void findPackage(const Words &words);
  void configureFile(const Words &words);
  void generateExportHeader(const Words &words);
  void include(const Words &words);

  // Commands on folders, targets and tests.
  void addSubdirectory(const Words &words);
  void addExecutable(const Words &words) { addTarget(words, true, false); }
  void addLibrary(const Words &words) { addTarget(words, false, false); }
  void addTarget(const Words &words, bool isExecutable, bool isFindCudas);
  void endFolder();
  void addTest(const Words &words);
  void addCustomCommand(const Words &words);
  void includeDirectories(const Words &words);
  void addFlags(const Words &words);
  void addLinkOptions(const Words &words);
  void addDefinitions(const Words &words);
  void linkLibraries(const Words &words);
  void setProperties(const Words &words);
  void setProperty(CMakeTarget &target, const CMakeValue &name, const CMakeValue &value);
  void targetSources(CMakeTarget &target, WordList words);
  void targetIncludeDirectories(CMakeTarget &target, WordList words);
  void targetDefinitions(CMakeTarget &target, WordList words);
  void targetOptions(CMakeTarget &target, WordList words);
  void targetLibraries(CMakeTarget &target, WordList words);
  void targetLinkOptions(CMakeTarget &target, WordList words);
  void targetFeatures(CMakeTarget &target, WordList words);

  void noteFiles(llvm::StringRef command, const Words &words);
  Words expandedArguments(const CMakeFile &file, const CMakeCommand &command);
  CMakeValue expand(const CMakeValue &written);
  bool holds(const Words &words) const;
  bool isDefined(llvm::StringRef variable) const;
  bool isTarget(llvm::StringRef name) const;
  bool exists(llvm::StringRef path) const;
  bool isTrue(llvm::StringRef word) const;
  std::string valueOf(llvm::StringRef word) const;
  std::string absolute(llvm::StringRef path) const;
  std::string inBuildFolder(llvm::StringRef file) const;
  Parts folderParts(WordList words) const;
  Parts findCudaParts() const;
  Parts standardParts() const;
  Parts variableParts(const CMakeTarget &target) const;
  std::string listsOfFindCuda() const;
  Parts optionsIn(WordList arguments) const;
  Parts macrosIn(WordList arguments) const;
  Parts linkOptionsIn(WordList arguments) const;
  Parts librariesIn(WordList arguments) const;
  Words wordsIn(WordList arguments) const;
  CMakeValue withoutGenerators(const CMakeValue &value) const;
  void addWithoutGenerators(const CMakeValue &value, size_t begin, size_t end,
                            CMakeValue &result) const;
  bool isKept(llvm::StringRef condition) const;
  Words listsOf(const Words &words) const;

  CMakeModel &model_;
  const TreeFiles &files_;
  Branches branches_;
  const CMakePlatform &platform_;
  /// Null: it is not asked what texts are for.
  CMakeUses *uses_;
  CMakeProject project_;
  std::map<std::string, CMakeValue> variables_;
  /// What the variables were before the innermost scope or branch changed them.
  Changes *changed_ = nullptr;
  /// What `set(… PARENT_SCOPE)` gives to the scope around this one.
  Changes toParent_;
  std::map<std::string, Function> functions_;
  std::set<std::string> called_;
  /// By the name of the program that they start.
  std::vector<std::pair<std::string, ProgramRun>> tests_;
  FolderState folder_;
  std::string currentFile_;
  unsigned depth_ = 0;
  /// The commands that may still run, and the bytes that expansions may still write.
  size_t commandsLeft_ = 200'000, bytesLeft_ = 16u << 20;
};

/// Folders and functions nest no deeper.
inline constexpr unsigned maxFolders = 50;

/// Whether the word is a constant that counts as false, such as `OFF`.
bool isFalseConstant(llvm::StringRef word);

} // namespace tranship::buildfiles
