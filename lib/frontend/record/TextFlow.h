// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a text goes that the compiler makes, such as `__PRETTY_FUNCTION__`: code that prints it, or that ends the program
// with it, computes the same whatever the text is.
#pragma once

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace tranship::frontend {

/// What code does with a text.
struct TextUse {
  /// It compares, takes apart, measures or stores it where tranship cannot follow.
  bool reachesResult = false;
  /// It returns the text.
  bool isReturned = false;
};

class TextFlow {
public:
  /// `isOwn`: whether the user declares a function, so that its body says what becomes of the text.
  explicit TextFlow(std::function<bool(const clang::FunctionDecl *)> isOwn)
      : isOwn_(std::move(isOwn)) {}

  /// What a function does with the text that this expression in its body is.
  TextUse usesOf(const clang::FunctionDecl *function, const clang::Expr *text);
  /// What a function does with the text that it gets for a parameter.
  TextUse usesOf(const clang::FunctionDecl *function, unsigned parameter);
  bool isOwn(const clang::FunctionDecl *function) const { return isOwn_(function); }

private:
  std::function<bool(const clang::FunctionDecl *)> isOwn_;
  llvm::DenseMap<const clang::ParmVarDecl *, TextUse> known_;
};

} // namespace tranship::frontend
