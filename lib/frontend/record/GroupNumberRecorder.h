// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records uses of cooperative-group masks and ranks whose width differs in HIP and affects the result:
//   auto voters = tile.ballot(p);              32 bits in CUDA, 64 in HIP
//   size_t at = grid.thread_rank() * columns;  64 bits in CUDA, 32 in HIP
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

#include <set>

namespace tranship::frontend {

/// Expects a walk from the root to the leaves, so that it visits the code around a call first.
class GroupNumberRecorder {
public:
  GroupNumberRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  void variable(const clang::VarDecl *variable);
  void call(const clang::CallExpr *call);
  void cast(const clang::CastExpr *cast);
  void choice(const clang::ConditionalOperator *choice);
  void operation(const clang::BinaryOperator *operation);
  void operation(const clang::UnaryOperator *operation);
  /// `to`: the return type of the function; null if it is deduced.
  void returned(const clang::ReturnStmt *statement, clang::QualType to);

private:
  bool isWide(clang::QualType type) const;
  /// Whether the expression has 64 bits in HIP as well.
  bool staysWide(const clang::Expr *expression) const;
  /// Code outside of this expression depends on its type.
  void need(const clang::Expr *expression);
  /// Code outside of this expression uses only its lower 32 bits.
  void narrow(const clang::Expr *expression);
  void compared(const clang::Expr *expression, const clang::Expr *other);
  void passed(const clang::CallExpr *call);
  void recordIfNeeded(const clang::CallExpr *call);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  std::set<const clang::Expr *> needed_, narrowed_;
};

} // namespace tranship::frontend
