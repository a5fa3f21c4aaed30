// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the variables that may not keep the value of their initializer. A walk over the code has to
// report all statements and variables before it asks.
#pragma once

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"

namespace tranship::frontend {

class ModifiedVariables {
public:
  /// Notes assignments, `++` and `--`, `&variable`, arguments of non-const reference parameters, and
  /// outputs of `asm`. A lambda that captures a variable by reference modifies it in its body, whose
  /// statements the walk reports as well.
  void statement(const clang::Stmt *statement);
  /// Notes `T &reference = variable;`.
  void variable(const clang::VarDecl *variable);

  bool contains(const clang::VarDecl *variable) const {
    return modified_.contains(variable->getCanonicalDecl());
  }

private:
  void passed(llvm::ArrayRef<const clang::Expr *> arguments, const clang::FunctionDecl *function);
  void bound(const clang::Expr *value, clang::QualType to);
  void modified(const clang::Expr *lvalue);

  llvm::DenseSet<const clang::VarDecl *> modified_;
};

} // namespace tranship::frontend
