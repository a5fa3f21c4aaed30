// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the user's functions whose bodies need no parse: host functions that have nothing to do
// with CUDA, directly or through what they call. They would take much of the time of a parse.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"

namespace tranship::frontend {

class BodyFilter {
public:
  explicit BodyFilter(UnitRecorder &recorder) : recorder_(recorder) {}

  void attach(clang::Sema &sema) { sema_ = &sema; }

  /// Must be called for each of the user's declarations outside of functions, and for each type.
  void declared(const clang::Decl *declaration);

  /// Must be called before clang parses the body of `function` (null: of something else). Records
  /// what skipping the body would lose.
  bool canSkip(const clang::FunctionDecl *function);

private:
  bool bodyIsPlain();
  bool stringIsPlain(llvm::StringRef literal);
  bool isPlain(const clang::Token &word, const clang::Token &before, const clang::Token &after);
  bool isPlain(const clang::NamedDecl *declaration, bool isCalled);
  bool signatureIsPlain(const clang::FunctionDecl *function);
  bool isCudaWord(const clang::IdentifierInfo *word);
  bool noteNeeded(const clang::Token &word, const clang::Token &before, bool isCalled);

  UnitRecorder &recorder_;
  clang::Sema *sema_ = nullptr;
  llvm::DenseMap<const clang::IdentifierInfo *, bool> cudaWords_;
  /// Headers that the current body needs.
  llvm::SmallVector<std::pair<UnitRecorder::Place, llvm::StringRef>> needed_;
  bool isTemplate_ = false;
  llvm::DenseSet<const clang::Decl *> skipped_;
  /// Names that may have to do with CUDA. They are kept, since closed scopes cannot be searched.
  llvm::DenseSet<const clang::IdentifierInfo *> suspects_;
};

} // namespace tranship::frontend
