// CompileCommand → ParsedUnit: runs clang over one unit and keeps what it learnt of the user's
// files.
#pragma once

#include "frontend/ParsedUnit.h"
#include "frontend/TreeObserver.h"
#include "frontend/Vocabulary.h"
#include "frontend/command/CompileCommand.h"
#include "support/Version.h"

#include "llvm/Support/Error.h"

#include <map>

namespace tranship::frontend {

class CompilerSetup;
class PrecompiledPrelude;

struct ParseOptions {
  /// An installed CUDA toolkit to parse on; empty: our own headers.
  std::string cudaPath;
  /// The CUDA whose version macros our own headers show; not known: the newest that they know.
  Version cudaVersion;
  /// Answers for names. Must be set, and outlive the parse.
  const Vocabulary *vocabulary = nullptr;
  /// Functions of the host that contain no word of CUDA's are not parsed (BodyFilter).
  bool skipPlainBodies = false;
  /// Looks at each unit; null: nobody does.
  const TreeObserver *observer = nullptr;
  /// Shared by all units of a run, whose other options are the same; null: each sets up clang anew.
  CompilerSetup *setup = nullptr;
  /// The include files of CUDA, name to text (see includeFileText).
  std::map<std::string, std::string> cudaHeaders;
  /// Texts of files that count in place of what is on disk, by absolute path; null: none.
  const std::map<std::string, std::string> *overlay = nullptr;
  /// Text of the generated declarations.
  llvm::StringRef declarations;
  /// Shared by all units of a run that has enough of them to pay for it; null: each parses the
  /// prelude's text.
  PrecompiledPrelude *prelude = nullptr;
};

/// Fails only when the main file cannot be read or clang cannot be set up; errors in the code are
/// in the result. Safe to call from several threads at once.
llvm::Expected<ParsedUnit> parseUnit(const CompileCommand &command, const ParseOptions &options);

} // namespace tranship::frontend
