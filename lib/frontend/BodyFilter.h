// Says which functions of the user's need no parse: functions of the host that have nothing to do
// with CUDA, neither themselves nor through what they call. Much of a parse would go into such.
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

  /// To be told of what the user declares outside of functions, and of each type.
  void declared(const clang::Decl *declaration);

  /// To be asked when clang stands in front of the body of `function`; null: of something else.
  /// Records what skipping it would lose.
  bool canSkip(const clang::FunctionDecl *function);

private:
  bool bodyIsPlain();
  bool isPlain(const clang::Token &word, const clang::Token &before, const clang::Token &after);
  bool isPlain(const clang::NamedDecl *declaration, bool isCalled);
  bool signatureIsPlain(const clang::FunctionDecl *function);
  bool isCudaWord(const clang::IdentifierInfo *word);
  bool noteNeeded(const clang::Token &word, const clang::Token &before, bool isCalled);

  UnitRecorder &recorder_;
  clang::Sema *sema_ = nullptr;
  llvm::DenseMap<const clang::IdentifierInfo *, bool> cudaWords_;
  /// Of the body that is being looked at.
  llvm::SmallVector<std::pair<UnitRecorder::Place, llvm::StringRef>> needed_;
  bool isTemplate_ = false;
  llvm::DenseSet<const clang::Decl *> skipped_;
  /// Names of what may have to do with CUDA. Scopes that are closed can be asked no more.
  llvm::DenseSet<const clang::IdentifierInfo *> suspects_;
};

} // namespace tranship::frontend
