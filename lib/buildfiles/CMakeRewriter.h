// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites CMake files: commands one by one, with what the whole tree says about names.
#pragma once

#include "buildfiles/CMakeText.h"
#include "buildfiles/CommandEdit.h"
#include "buildfiles/FlagRewriter.h"

namespace tranship::buildfiles {

/// The flags of CUDA_SEPARABLE_COMPILATION with this value, quoted; empty if it is off.
/// `language`: COMPILE_LANGUAGE or LINK_LANGUAGE.
std::string separableFlags(llvm::StringRef value, llvm::StringRef language);

class CMakeRewriter {
public:
  CMakeRewriter(const CMakeSource &source, CMakeTree &tree, const mapping::BuildTable &table,
                const BuildOptions &options);

  /// Notes the packages that the file uses in the tree; call it for all files, and once more to get
  /// their results.
  TranslatedBuildFile run();

private:
  void rewrite(CommandEdit &edit);
  void drop(CommandEdit &edit, llvm::StringRef why);
  void rewriteLanguageList(CommandEdit &edit);
  void rewriteMinimumVersion(CommandEdit &edit);
  void rewriteFindPackage(CommandEdit &edit);
  void rewriteCondition(CommandEdit &edit);
  void rewriteFeatures(CommandEdit &edit);
  /// Returns whether the values are flags for nvcc.
  bool rewriteAssignment(CommandEdit &edit, const CMakeAssignment &assignment);
  void assignArchitectures(CommandEdit &edit, const CMakeAssignment &assignment);
  void assignFlagList(CommandEdit &edit, const CMakeAssignment &assignment,
                      const mapping::BuildRow &row);
  void assignSeparable(CommandEdit &edit, const CMakeAssignment &assignment);
  void rewriteProperties(CommandEdit &edit);
  bool rewriteProperty(CommandEdit &edit, size_t i, size_t end,
                       llvm::ArrayRef<std::string> targets);
  void rewriteLibraries(CommandEdit &edit, size_t begin, size_t end);
  void rewriteLibraryNames(CommandEdit &edit);
  void rewriteCudaCommand(CommandEdit &edit);
  void rewriteCudaTarget(CommandEdit &edit);
  void rewriteFlagWords(CommandEdit &edit, size_t begin, size_t end, bool isForNvcc);
  void rewriteNames(CommandEdit &edit);
  void addPlatform(CommandEdit &edit);
  /// A pattern such as `*.c*` meant sources that are called `.hip` now.
  void addRenamedPatterns(CommandEdit &edit);
  /// Sources that keep the name `.cu`, and C++ sources for the compiler of HIP.
  void setLanguages(CommandEdit &edit);

  const CMakeSource &source_;
  CMakeTree &tree_;
  const mapping::BuildTable &table_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  CMakeText text_;
  /// The packages are found at the first place that looks for CUDA.
  bool packagesFound_ = false;
};

} // namespace tranship::buildfiles
