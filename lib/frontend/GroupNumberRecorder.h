// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records uses of cooperative-group masks and ranks whose width differs in HIP and affects the result:
//   auto voters = tile.ballot(p);              32 bits in CUDA, 64 in HIP
//   size_t at = grid.thread_rank() * columns;  64 bits in CUDA, 32 in HIP
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

#include <set>

namespace tranship::frontend {

/// Expects a tree from the root to the leaves, so that what is around a call comes before it.
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
  /// `to` is what the function returns; null where it is deduced.
  void returned(const clang::ReturnStmt *statement, clang::QualType to);

private:
  bool isWide(clang::QualType type) const;
  /// Whether the expression has 64 bits in HIP as well.
  bool staysWide(const clang::Expr *expression) const;
  /// The type of what follows is that of this expression.
  void need(const clang::Expr *expression);
  /// Only the lower 32 bits of this expression count.
  void narrow(const clang::Expr *expression);
  void compared(const clang::Expr *expression, const clang::Expr *other);
  void passed(const clang::CallExpr *call);
  void recordIfNeeded(const clang::CallExpr *call);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  std::set<const clang::Expr *> needed_, narrowed_;
};

} // namespace tranship::frontend
