// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds user functions whose bodies Clang need not parse: host functions that do not use CUDA,
// directly or through the functions that they call. Parsing them would take much of the time.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"

namespace tranship::frontend {

class BodyFilter {
public:
  explicit BodyFilter(UnitRecorder &recorder) : recorder_(recorder) {}

  void attach(clang::Sema &sema) { sema_ = &sema; }

  /// The caller reports each user declaration outside of functions, and each type.
  void declared(const clang::Decl *declaration);

  /// The caller asks this before Clang parses the body of `function` (null: of another entity). If
  /// the body can be skipped, records the headers that it needs.
  bool canSkip(const clang::FunctionDecl *function);

private:
  /// `isStateful`: whether another call of the function may give another result, or has effects.
  bool bodyIsPlain(const clang::FunctionDecl *function, bool &isStateful);
  const clang::VarDecl *variable(const clang::IdentifierInfo *name) const;
  bool stringIsPlain(llvm::StringRef literal);
  /// `isOfStd`: `std::` is before the word.
  bool isPlain(const clang::Token &word, const clang::Token &before, const clang::Token &after,
               bool isOfStd);
  bool isPlain(const clang::NamedDecl *declaration, bool isCalled);
  bool isConstant(const clang::IdentifierInfo *name) const;
  bool isDeclared(const clang::IdentifierInfo *name) const;
  bool isIntegerParameter(const clang::IdentifierInfo *name) const;
  bool callsState(const clang::IdentifierInfo *name) const;
  bool namesCuda(clang::QualType type);
  bool signatureIsPlain(const clang::FunctionDecl *function);
  bool isCudaWord(const clang::IdentifierInfo *word);
  bool isOverloaded(const clang::IdentifierInfo *name);
  bool noteNeeded(const clang::Token &word, const clang::Token &before, bool isCalled);

  UnitRecorder &recorder_;
  clang::Sema *sema_ = nullptr;
  llvm::DenseMap<const clang::IdentifierInfo *, bool> cudaWords_, overloaded_;
  /// Headers that the current body needs.
  llvm::SmallVector<std::pair<UnitRecorder::Place, llvm::StringRef>> needed_;
  bool isTemplate_ = false;
  llvm::DenseSet<const clang::Decl *> skipped_;
  /// Names of entities that may use CUDA. The set outlives their scopes, which cannot be searched
  /// once they are closed.
  llvm::DenseSet<const clang::IdentifierInfo *> suspects_;
  /// Classes with fields of CUDA types, whose bytes a function may read.
  llvm::DenseSet<const clang::Decl *> holders_;
};

} // namespace tranship::frontend
