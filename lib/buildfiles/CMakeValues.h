// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A CMake project as CMake reads it, as far as this tells what programs it makes: variables,
// conditions, loops, functions, folders, targets and tests. Nothing is executed or configured.
#pragma once

#include "buildfiles/BuildProgram.h"
#include "buildfiles/CMakeParser.h"

#include <map>
#include <memory>

namespace tranship::buildfiles {

struct CMakeTarget {
  std::string name, file, folder;
  bool isExecutable = false;
  /// Device functions are used across sources.
  bool isSeparable = false;
  /// Absolute.
  std::vector<std::string> sources;
  /// Absolute folders in `-I`.
  std::vector<std::string> flags;
  /// Names of targets, libraries and flags.
  std::vector<std::string> links;
  std::vector<ProgramRun> runs;
};

class CMakeValues {
public:
  /// `findsAll`: packages that are not required count as found.
  CMakeValues(const std::string &path, const TreeFiles &files, bool findsAll = false);

  const std::map<std::string, CMakeTarget> &targets() const { return targets_; }
  /// What custom commands of a file make for programs to load.
  const std::vector<BuildModule> &modulesOf(const std::string &file) const {
    static const std::vector<BuildModule> none;
    auto found = modules_.find(file);
    return found == modules_.end() ? none : found->second;
  }
  const std::set<std::string> &filesRead() const { return filesRead_; }
  const std::vector<std::string> &problems() const { return problems_; }

private:
  using Words = std::vector<std::string>;
  using Variables = std::map<std::string, std::string>;
  /// A file with its commands, which functions refer to later.
  struct File {
    std::string path, text;
    CMakeCommands parsed;
  };
  struct Function {
    std::shared_ptr<File> file;
    size_t begin, end;
    Words parameters;
    bool isMacro = false;
  };
  /// The settings of a folder that apply to the targets after them.
  struct FolderState {
    std::string path;
    std::vector<std::string> flags, links;
  };

  void runFile(const std::string &path);
  void run(const std::shared_ptr<File> &file, size_t begin, size_t end);
  size_t runBlock(const std::shared_ptr<File> &file, size_t at, size_t end);
  void runIf(const std::shared_ptr<File> &file, size_t begin, size_t end);
  void runLoop(const std::shared_ptr<File> &file, size_t begin, size_t end);
  void call(const Function &function, const Words &arguments);
  void runCommand(const CMakeCommand &command);
  void addFolder(const Words &words);
  void addTarget(Words words, bool isExecutable);
  void changeTarget(llvm::StringRef command, const Words &words);
  void addTest(const Words &words);
  void addModules(const Words &words);
  void addGlob(const Words &words);
  void changeList(const Words &words);
  void findPackage(const Words &words);
  Words expandedArguments(const CMakeCommand &command);
  std::string expand(llvm::StringRef text, bool isBracket = false);
  bool holds(const Words &words);
  bool isTrue(llvm::StringRef word) const;
  std::string valueOf(llvm::StringRef word) const;
  std::string absolute(llvm::StringRef path) const;
  Words foldersAsFlags(llvm::ArrayRef<std::string> words) const;

  const TreeFiles &files_;
  bool findsAll_;
  Variables variables_;
  std::map<std::string, Function> functions_;
  std::map<std::string, CMakeTarget> targets_;
  /// By the name of the program that they start.
  std::vector<std::pair<std::string, ProgramRun>> tests_;
  std::map<std::string, std::vector<BuildModule>> modules_;
  FolderState folder_;
  std::string currentFile_;
  std::set<std::string> filesRead_;
  std::vector<std::string> problems_;
  unsigned depth_ = 0;
  /// The commands that may still run, and the bytes that expansions may still write.
  size_t commandsLeft_ = 200'000, bytesLeft_ = 16u << 20;
};

/// Folders and functions nest no deeper.
inline constexpr unsigned maxFolders = 50;

/// What remains of generator expressions in a Release build for CUDA.
std::string withoutGenerators(llvm::StringRef text);

} // namespace tranship::buildfiles
