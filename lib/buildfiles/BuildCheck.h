// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The build check: compares what the translated build files build with what the original ones build, by the
// models of CMake and Make. Nothing is executed.
#pragma once

#include "buildfiles/BuildFile.h"
#include "buildfiles/BuildProgram.h"

namespace tranship::buildfiles {

/// A tree before and after. The port is modeled in the folders of the original: only renamed sources have
/// other paths.
struct BuildPair {
  TreeFiles original, port;
};

struct BuildCheck {
  /// Build files that were compared, and those with a difference that nothing explains.
  size_t files = 0, differing = 0;
  std::vector<Diagnostic> diagnostics;
};

/// `tree`: the absolute paths of the other files that the port contains. What `translated` reports already
/// is not reported again.
BuildCheck checkBuild(llvm::ArrayRef<BuildFile> files,
                      llvm::ArrayRef<TranslatedBuildFile> translated,
                      const std::set<std::string> &tree, const BuildOptions &options);

} // namespace tranship::buildfiles
