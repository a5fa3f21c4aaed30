// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the CUDA programs of a tree: those with a manifest, those that makefiles and CMake files
// build, and sources with a `main`. It executes nothing of the tree.
#pragma once

#include "programs/InferredManifest.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::programs {

struct FoundProgram {
  /// The path from the tree, with the name of the target if a folder has several programs.
  std::string name;
  /// Absolute. The file exists unless `inferred` holds its text.
  std::string manifestFile;
  std::optional<InferredManifest> inferred;
  /// The sources with a `main`, or all if none is seen; absolute.
  std::vector<std::string> mains;
};

struct ProgramTree {
  /// Absolute.
  std::string root;
  /// By name.
  std::vector<FoundProgram> programs;
  /// Programs that do not use CUDA.
  size_t others = 0;
  /// What could not be read: "CMakeLists.txt:3: …".
  std::vector<std::string> problems;
};

struct ProgramTreeOptions {
  /// Folders, or files of programs.
  std::vector<std::string> given;
  ArgumentLimits limits;
};

/// Errors: a folder that cannot be read, an ignore file with a mistake.
llvm::Expected<ProgramTree> findPrograms(const ProgramTreeOptions &options);

/// How the name of a manifest ends if its folder has several: "heat.verify.yaml".
inline constexpr llvm::StringLiteral namedManifestEnd = ".verify.yaml";

} // namespace tranship::programs
