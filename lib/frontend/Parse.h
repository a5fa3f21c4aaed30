// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CompileCommand → ParsedUnit: runs clang over one unit and records what it learns about the user's
// files.
#pragma once

#include "frontend/ParsedUnit.h"
#include "frontend/TreeObserver.h"
#include "frontend/Vocabulary.h"
#include "frontend/command/CompileCommand.h"
#include "support/Version.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <map>

namespace tranship::frontend {

class CompilerSetup;
class PrecompiledPrelude;

struct ParseOptions {
  /// An installed CUDA toolkit to parse on; empty: our own headers.
  std::string cudaPath;
  /// The CUDA version that our own headers claim to be; unknown: the newest that they know.
  Version cudaVersion;
  /// Answers for names. Must be set, and outlive the parse.
  const Vocabulary *vocabulary = nullptr;
  /// Functions of the host that contain no word of CUDA's are not parsed (BodyFilter).
  bool skipPlainBodies = false;
  /// How many of clang's errors to keep: the first ones tell a person enough.
  size_t maxProblems = 20;
  /// Nobody asks for more of the result than its problems.
  bool onlyProblems = false;
  /// Parse what nvcc compiles for the device, not what it compiles for the host. For problems alone:
  /// other steps expect the host's side.
  bool forDevice = false;
  /// Looks at each unit; may be null.
  const TreeObserver *observer = nullptr;
  /// Shared by all units of a run, whose other options are the same; null: each parse sets up
  /// clang.
  CompilerSetup *setup = nullptr;
  /// The text of CUDA's include files by name (see includeFileText).
  std::map<std::string, std::string> cudaHeaders;
  /// Texts that replace those of files on disk, by absolute path; null: none.
  const std::map<std::string, std::string> *overlay = nullptr;
  /// The text of the generated declarations.
  llvm::StringRef declarations;
  /// Shared by all units of a run, if it has enough of them to be worth it; null: each parse reads
  /// the text of the prelude.
  PrecompiledPrelude *prelude = nullptr;
  /// The run has so few units that one which begins with a large header of a library needs no other precompiled header than that,
  /// if the prelude's does not exist yet.
  bool hasFewUnits = false;
  /// Whether an input has one of these words; null: that is not known.
  std::function<bool(llvm::ArrayRef<std::string>)> inputsSayAny = {};
  /// The angled includes that stand right behind `#include <header>` in all inputs that have it; null: that is not known.
  std::function<std::vector<std::string>(llvm::StringRef header)> includesBehind = {};
};

/// Fails only if the main file cannot be read or clang cannot be set up; errors in the code are
/// part of the result. Safe to call from several threads at once.
llvm::Expected<ParsedUnit> parseUnit(const CompileCommand &command, const ParseOptions &options);

} // namespace tranship::frontend
