// CompileCommand → ParsedUnit: runs clang over one unit and keeps what it learnt of the user's
// files.
#pragma once

#include "frontend/ParsedUnit.h"
#include "frontend/command/CompileCommand.h"
#include "support/Version.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <map>

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace tranship::frontend {

class CompilerSetup;
class PrecompiledPrelude;
class UnitRecorder;

/// What clang made of a unit, while it is there.
struct ParsedTree {
  clang::ASTContext &context;
  /// The outermost ones of the user's code, in order.
  llvm::ArrayRef<clang::Decl *> declarations;
  UnitRecorder &recorder;
};

struct ParseOptions {
  /// An installed CUDA toolkit to parse on; empty: our own headers.
  std::string cudaPath;
  /// The CUDA whose version macros our own headers show; not known: the newest that they know.
  Version cudaVersion;
  /// Is this name worth recording? (The tables know it, or it looks like CUDA's.) Called from
  /// several threads.
  std::function<bool(llvm::StringRef)> isInteresting;
  /// Does who defines this macro mean CUDA's, not one of his own? Called from several threads.
  std::function<bool(llvm::StringRef)> isCudaSwitch = [](llvm::StringRef) { return false; };
  /// Is this word of CUDA's, so that a function which holds it is worth parsing? Not given: all
  /// are. Called from several threads.
  std::function<bool(llvm::StringRef)> isCudaWord;
  /// Does what becomes of a call of this name depend on its arguments' types? Called from several
  /// threads.
  std::function<bool(llvm::StringRef)> asksForTypes = [](llvm::StringRef) { return true; };
  /// The header that a standard function needs and nvcc includes by itself; empty: none. Called
  /// from several threads.
  std::function<llvm::StringRef(llvm::StringRef)> neededHeader = [](llvm::StringRef) {
    return llvm::StringRef();
  };
  /// Called once for each unit, when clang has read all of it; may add to what is recorded. Called
  /// from several threads.
  std::function<void(const ParsedTree &)> observe = [](const ParsedTree &) {};
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
