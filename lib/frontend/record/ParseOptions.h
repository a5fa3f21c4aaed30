// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the units of a run are parsed.
#pragma once

#include "frontend/record/TreeObserver.h"
#include "frontend/record/Vocabulary.h"
#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::frontend {

class CompilerSetup;
class PreludePch;

struct ParseOptions {
  /// An installed CUDA toolkit to parse on; empty: our own headers.
  std::string cudaPath;
  /// The CUDA version that our own headers claim to be; unknown: the newest that they know.
  Version cudaVersion;
  /// Classifies names. Must be set, and outlive the parse.
  const Vocabulary *vocabulary = nullptr;
  /// Skip the bodies of host functions that contain no CUDA word (BodyFilter).
  bool skipPlainBodies = false;
  /// How many of Clang's errors to keep. The first ones are enough for a person.
  size_t maxProblems = 20;
  /// The caller only reads `ParsedUnit::problems`.
  bool onlyProblems = false;
  /// Parse what nvcc compiles for the device, not what it compiles for the host. For problems alone:
  /// other steps expect the host's side.
  bool forDevice = false;
  /// Analyzes the tree of each unit; may be null.
  const TreeObserver *observer = nullptr;
  /// Shared by all units of a run, whose other options are the same; null: each parse sets up
  /// Clang.
  CompilerSetup *setup = nullptr;
  /// The text of each CUDA include file by name (see includeFileText).
  std::map<std::string, std::string> cudaHeaders;
  /// Texts that replace those of files on disk, by absolute path; null: none.
  const std::map<std::string, std::string> *overlay = nullptr;
  /// The text of the generated declarations.
  llvm::StringRef declarations;
  /// Shared by all units of a run; null: each parse reads the text of the prelude.
  PreludePch *prelude = nullptr;
};

} // namespace tranship::frontend
