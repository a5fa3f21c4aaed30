// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites CMake files command by command. `CMakeUses` says what their texts are for.
#pragma once

#include "buildfiles/CMakeText.h"
#include "buildfiles/CMakeUses.h"
#include "buildfiles/CommandEdit.h"
#include "buildfiles/FlagRewriter.h"

namespace tranship::buildfiles {

/// The flags, in quotes, that replace CUDA_SEPARABLE_COMPILATION with this value; empty if it is off.
/// `language`: COMPILE_LANGUAGE or LINK_LANGUAGE.
std::string separableFlags(llvm::StringRef value, llvm::StringRef language);

/// Replaces list elements that are `CUDA` with `HIP`.
std::string withHipLanguage(llvm::StringRef list);

class CMakeRewriter {
public:
  CMakeRewriter(const CMakeFile &file, const CMakeNames &names, const CMakeUses &uses,
                CMakePackages &packages, const mapping::BuildTable &table,
                const BuildOptions &options);

  /// Notes the packages that the file uses. Results are complete once that is done for all files: run
  /// each file twice.
  TranslatedBuildFile run();

private:
  void rewrite(CommandEdit &edit);
  void rewriteCommand(CommandEdit &edit);
  void drop(CommandEdit &edit, llvm::StringRef why);
  void rewriteLanguageList(CommandEdit &edit);
  void rewriteMinimumVersion(CommandEdit &edit);
  void rewriteFindPackage(CommandEdit &edit);
  void rewriteCondition(CommandEdit &edit);
  void rewriteFeatures(CommandEdit &edit);
  void rewriteInclude(CommandEdit &edit);
  void rewriteAssignment(CommandEdit &edit);
  void addNeededStandard(CommandEdit &edit, llvm::StringRef standard, const std::string &before,
                         const std::string &after) const;
  void assignArchitectures(CommandEdit &edit, const CMakeAssignment &assignment);
  void assignFlagList(CommandEdit &edit, const CMakeAssignment &assignment,
                      const mapping::BuildRow &row);
  void assignHostFlags(CommandEdit &edit, const CMakeAssignment &assignment,
                       const mapping::BuildRow &row);
  void assignSeparable(CommandEdit &edit, const CMakeAssignment &assignment);
  void rewriteProperties(CommandEdit &edit);
  std::optional<bool> keepForHost(CommandEdit &edit, size_t i, size_t end,
                                  llvm::ArrayRef<std::string> targets);
  bool rewriteProperty(CommandEdit &edit, size_t i, size_t end,
                       llvm::ArrayRef<std::string> targets);
  void rewriteLinkedLibraries(CommandEdit &edit);
  void rewriteLibraries(CommandEdit &edit, size_t begin, size_t end);
  void rewriteLibraryNames(CommandEdit &edit);
  void rewriteCudaCommand(CommandEdit &edit);
  void rewriteCudaTarget(CommandEdit &edit);
  void addListedFlags(CommandEdit &edit, llvm::StringRef target) const;
  void rewriteFlagWords(CommandEdit &edit, size_t begin, size_t end, bool isForNvcc);
  void rewriteNames(CommandEdit &edit);
  /// Libraries after -l among the flags.
  bool rewriteLinkFlag(FlagWord &word, size_t offset);
  // Programs that CMake runs, texts that it writes, headers that it looks for.
  bool namesCompiler(llvm::StringRef text) const;
  std::vector<FlagReader> readersOf(const CommandEdit &edit) const;
  void reportCommands(const CommandEdit &edit);
  void rewriteHeaders(CommandEdit &edit);
  void rewriteSourceText(CommandEdit &edit);
  /// Sources that the build writes keep the name `.cu`.
  void setGeneratedLanguage(CommandEdit &edit);
  /// `${ROCM_PATH}` replaces a variable that the packages of CUDA set; those of HIP do not.
  void setRocmPath(CommandEdit &edit);
  /// Notes the blocks around the next command, and which targets its branches require.
  void readBlock(const CommandEdit &edit);
  /// What the values of an assignment are, according to the table or to where they go.
  mapping::BuildValue valueOf(const CMakeCommand &command, const CMakeAssignment &assignment) const;
  /// Whether the command stores flags for nvcc in a variable.
  bool assignsFlags(const CMakeCommand &command) const;
  /// The argument with its quotes.
  std::string written(const CMakeArgument &argument) const;
  void addPlatform(CommandEdit &edit);
  /// A pattern such as `*.c*` matched sources that are now named `.hip`.
  void addRenamedPatterns(CommandEdit &edit);
  /// Sources that keep the name `.cu`, and C++ sources for the compiler of HIP.
  void setLanguages(CommandEdit &edit);

  const CMakeFile &file_;
  const CMakeNames &names_;
  const CMakeUses &uses_;
  CMakePackages &packages_;
  const mapping::BuildTable &table_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  CMakeText text_;
  /// The file has a command that finds the packages: it follows the first one that looks for CUDA.
  bool packagesFound_ = false;
  /// Whether the port sets ROCM_PATH here, in that many blocks.
  bool isRocmPathSet_ = false;
  size_t rocmPathDepth_ = 0;
  /// For each block around the command: the targets that its condition requires.
  std::vector<std::set<std::string>> blocks_;
};

} // namespace tranship::buildfiles
