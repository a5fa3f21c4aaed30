// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a manifest for a program that has none, from what its build file says.
#pragma once

#include "buildfiles/BuildProgram.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tranship::programs {

using buildfiles::BuildProgram;
using buildfiles::TreeFiles;

struct InferredManifest {
  /// The folder where its paths start: the lowest that holds all that the program needs.
  std::string folder;
  std::string text;
  /// The arguments that were reduced: "4096 to 64".
  std::vector<std::string> reduced;
};

/// Larger whole numbers among a program's arguments become these; nothing: they stay.
struct ArgumentLimits {
  std::optional<unsigned> any, last;
};

struct InferenceOptions {
  /// Paths may not leave this folder; absolute.
  std::string root;
  ArgumentLimits limits;
};

/// What the text of a program's sources says about the files that it needs when it runs.
struct SourceMentions {
  /// The texts in quotes.
  std::vector<std::string> literals;
  /// It compiles kernels itself (NVRTC).
  bool compilesAtRunTime = false;
  /// The sources and the headers of the tree that they include by their path; absolute.
  std::vector<std::string> builtIn;
  /// All files of the tree by the last part of their paths.
  const llvm::StringMap<std::vector<std::string>> *filesByName = nullptr;
  /// A source with the headers beside it that it includes.
  std::function<std::vector<std::string>(const std::string &)> withIncluded;
};

InferredManifest inferManifest(const BuildProgram &program, const SourceMentions &mentions,
                               const TreeFiles &files, const InferenceOptions &options);

} // namespace tranship::programs
