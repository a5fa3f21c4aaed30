// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operators of classes that a library declares, by the names that rows of the tables have for them.
#pragma once

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

#include <optional>
#include <string>

namespace tranship::frontend {

struct ClassOperator {
  /// `operator<`, `operator unsigned int`.
  std::string name;
  /// Of its first operand.
  const clang::RecordDecl *record;
  /// The first operand, without conversions.
  const clang::Expr *operand;
};

/// The operator of two operands that a call is; none if templates leave it open, or if the first operand is of no class.
std::optional<ClassOperator> binaryOperator(const clang::CXXOperatorCallExpr *call);

/// The conversion of a class to an integer that a cast is: `(int)h`, `short x = h`.
std::optional<ClassOperator> conversionToInteger(const clang::CastExpr *cast,
                                                 const clang::ASTContext &context);

} // namespace tranship::frontend
