// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared by the recorders of one unit: turns clang's locations into offsets in the user's files and
// keeps the records.
#pragma once

#include "frontend/Parse.h"

#include "clang/AST/DeclBase.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <optional>

namespace tranship::frontend {

class UnitRecorder {
public:
  UnitRecorder(ParsedUnit &unit, const ParseOptions &options) : unit_(unit), options_(options) {}

  /// Must be called before anything else, once clang has made its source manager.
  void attach(const clang::SourceManager &sourceManager) { sourceManager_ = &sourceManager; }
  const clang::SourceManager &sourceManager() const { return *sourceManager_; }
  ParsedUnit &unit() { return unit_; }

  const ParseOptions &options() const { return options_; }
  bool isInteresting(llvm::StringRef name) {
    auto [known, isNew] = interesting_.try_emplace(name);
    if (isNew)
      known->second = options_.vocabulary->isInteresting(name);
    return known->second;
  }
  const Vocabulary &vocabulary() const { return *options_.vocabulary; }

  /// A place in a file of the user's where a text is written: the body or argument of a macro, not
  /// its use.
  struct Place {
    const std::string *path;
    FileRecord *record;
    unsigned offset;
  };
  std::optional<Place> placeOf(clang::SourceLocation location);
  struct WrittenRange {
    FileRecord *record;
    Range range;
  };
  /// Returns where an expression is written: as code, as an argument of a macro, or as the whole use
  /// of a macro. Nothing if a macro writes it together with other text.
  std::optional<WrittenRange> rangeOf(const clang::Expr *expression,
                                      const clang::LangOptions &language);
  struct WrittenOperation {
    FileRecord *record;
    unsigned operatorOffset;
    Range left, right;
  };
  /// The same for an operation and its operands.
  std::optional<WrittenOperation> rangesOf(const clang::BinaryOperator *operation,
                                           const clang::LangOptions &language);

  void fileRead(clang::FileID file);

  /// User code tests which architecture it is compiled for: some of it is for devices alone.
  bool testsArchitecture = false;

  /// Must be called for each name that user code declares outside of functions, and for each macro.
  void noteDeclared(llvm::StringRef name) {
    declaresStandardName_ |= !vocabulary().neededHeader(name).name.empty();
  }
  /// Whether one of them is a library's as well, and a use of that would need a header.
  bool declaresStandardName() const { return declaresStandardName_; }

  /// Explicit specializations that clang rejects for their execution spaces, with their templates
  /// (frontend/ExecutionSpaces.h).
  std::map<clang::SourceLocation, clang::SourceLocation> rejectedSpecializations;
  /// Definitions that clang finds no declaration for, while one for the device alone has their name.
  std::set<clang::SourceLocation> rejectedDefinitions;
  /// Forgets the errors at a place: nvcc has none there, nor has the port.
  void forgetProblem(clang::SourceLocation location);

  /// CUDA's names that the user declares as well: where CUDA is not included they are the user's.
  std::set<std::string> redeclared;

  /// The host and kernels share memory, so what a host function does with any pointer may matter.
  bool mentionsManagedMemory() const { return mentionsManagedMemory_; }

  bool isSystem(clang::SourceLocation location);
  /// Whether the location is in our own headers.
  bool isOurs(clang::SourceLocation location) const;
  Owner ownerOf(const clang::Decl *declaration);
  /// Whether C's linkage makes all functions of this name one.
  bool hasCLinkage(const clang::FunctionDecl *function) const;
  /// Whether the user has added a declaration to a library's namespace: `namespace cub { struct
  /// Mine; }`.
  bool isAddedToLibrary(const clang::Decl *declaration);

  /// Records a written name. The first record of the surest layer wins. A name that contradicts
  /// itself counts as CUDA's, and the contradiction is recorded.
  void name(clang::SourceLocation location, llvm::StringRef spelled, NameEvidence evidence);

private:
  using Entry = std::map<std::string, FileRecord>::value_type;
  bool isWritten(clang::SourceLocation location, llvm::StringRef name) const;
  /// Whether the user declares a function of a system header again. Our headers of CUDA know no
  /// parameters, so clang takes it for another function; C's linkage shows that it is the same.
  bool declaresSystemFunction(const clang::Decl *declaration);
  /// Returns null for files that are not the user's.
  Entry *entryOf(clang::FileID file);

  ParsedUnit &unit_;
  const ParseOptions &options_;
  const clang::SourceManager *sourceManager_ = nullptr;
  llvm::DenseMap<clang::FileID, Entry *> entries_;
  llvm::StringMap<bool> interesting_; // the vocabulary is asked once about each name
  bool mentionsManagedMemory_ = false, declaresStandardName_ = false;
};

/// The path that a unit records for a file: absolute, from the folder of its compile command on,
/// without `.` and `..`, with symbolic links.
std::string recordedPath(llvm::StringRef path, const clang::SourceManager &sourceManager);

} // namespace tranship::frontend
