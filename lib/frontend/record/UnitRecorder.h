// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared by the recorders of one unit: converts Clang's locations to offsets in the user's files and
// owns the records.
#pragma once

#include "frontend/evidence/ParsedUnit.h"
#include "frontend/record/ParseOptions.h"

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <optional>

namespace tranship::frontend {

class UnitRecorder {
public:
  UnitRecorder(ParsedUnit &unit, const ParseOptions &options) : unit_(unit), options_(options) {}

  /// Must be called first, once Clang has created its source manager.
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

  /// A place in one of the user's files that contains a text: the body or argument of a macro, not
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
  /// Returns the range that an expression occupies: in code, in an argument of a macro, or as the
  /// whole use of a macro. `nullopt` if a macro expands to it and other text.
  std::optional<WrittenRange> rangeOf(const clang::Expr *expression,
                                      const clang::LangOptions &language);
  struct WrittenOperation {
    FileRecord *record;
    unsigned operatorOffset;
    Range left, right;
  };
  /// Like rangeOf, for an operation and its operands.
  std::optional<WrittenOperation> rangesOf(const clang::BinaryOperator *operation,
                                           const clang::LangOptions &language);

  void fileRead(clang::FileID file);

  /// User code tests the architecture that it is compiled for, so it contains device-only code.
  bool testsArchitecture = false;

  /// The caller reports each name that user code declares outside of functions, and each macro.
  void noteDeclared(llvm::StringRef name) {
    declaresStandardName_ |= !vocabulary().neededHeader(name).name.empty();
  }
  /// Whether the library has one of these names as well, so that a use of it would need a header.
  bool declaresStandardName() const { return declaresStandardName_; }

  /// Explicit specializations that Clang rejects for their execution spaces, with their templates
  /// (ExecutionSpaces.h).
  std::map<clang::SourceLocation, clang::SourceLocation> rejectedSpecializations;
  /// Device-only constructors that host code in templates calls, with the errors about these calls
  /// (ExecutionSpaces.h).
  std::map<clang::SourceLocation, std::set<clang::SourceLocation>> hostConstructions;
  /// Definitions without a declaration, where a device-only declaration has the same name.
  std::set<clang::SourceLocation> rejectedDefinitions;
  /// Forgets the errors at a place, because neither nvcc nor a HIP compiler reports them.
  void forgetProblem(clang::SourceLocation location);

  /// User functions whose bodies Clang did not parse, and which return other values or do other things each time.
  void noteStateful(const clang::FunctionDecl *function) {
    stateful_.insert(function->getCanonicalDecl());
  }
  bool isStateful(const clang::FunctionDecl *function) const {
    return stateful_.contains(function->getCanonicalDecl());
  }

  /// CUDA names that the user declares as well. Without CUDA's headers, they belong to the user.
  std::set<std::string> redeclared;
  /// Global names of the user that names of `std` make ambiguous (AmbiguousNames).
  std::set<std::string> ambiguous;
  /// Names of `std` that this parse does not see, so that the user's are meant.
  std::set<std::string> hidden;

  /// The host and kernels share memory, so any pointer that a host function uses may matter.
  bool mentionsManagedMemory() const { return mentionsManagedMemory_; }

  bool isSystem(clang::SourceLocation location);
  /// Whether the location is in our own headers.
  bool isOurs(clang::SourceLocation location) const;
  Owner ownerOf(const clang::Decl *declaration);
  /// Whether a system header that is not CUDA's defines a name that no table has: `CUDA_KERNEL_LOOP` is PyTorch's.
  bool isOtherLibrarys(clang::SourceLocation definition, llvm::StringRef name);
  /// Whether C linkage makes all functions with this name one function.
  bool hasCLinkage(const clang::FunctionDecl *function) const;
  /// Whether the user has added a declaration to a library's namespace: `namespace cub { struct
  /// Mine; }`.
  bool isAddedToLibrary(const clang::Decl *declaration);

  /// Records a written name. The first record of the surest layer wins. A name that is a CUDA name
  /// in one use and the user's own in another counts as a CUDA name, and is a contradiction.
  void name(clang::SourceLocation location, llvm::StringRef spelled, NameEvidence evidence);

private:
  using Entry = std::map<std::string, FileRecord>::value_type;
  bool isWritten(clang::SourceLocation location, llvm::StringRef name) const;
  /// Whether the user redeclares a function of a system header. Our CUDA headers declare functions
  /// without parameters, so Clang treats it as an overload; C linkage shows that it is the same.
  bool declaresSystemFunction(const clang::Decl *declaration);
  /// Returns null for files outside of the user's code.
  Entry *entryOf(clang::FileID file);

  ParsedUnit &unit_;
  const ParseOptions &options_;
  const clang::SourceManager *sourceManager_ = nullptr;
  llvm::DenseMap<clang::FileID, Entry *> entries_;
  llvm::StringMap<bool> interesting_; // caches the vocabulary's answers
  llvm::DenseSet<const clang::FunctionDecl *> stateful_;
  bool mentionsManagedMemory_ = false, declaresStandardName_ = false;
};

/// The path that a unit records for a file: absolute, relative to the folder of its compile command,
/// without `.` and `..`, with symbolic links unresolved.
std::string recordedPath(llvm::StringRef path, const clang::SourceManager &sourceManager);

} // namespace tranship::frontend
