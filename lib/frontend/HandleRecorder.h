// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records where code uses a handle that is a pointer in HIP as the integer that it is in CUDA.
// AddressRecorder.h records sums and differences of the driver API's addresses.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/Expr.h"

namespace tranship::frontend {

class HandleRecorder {
public:
  HandleRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  void variable(const clang::VarDecl *variable);
  void call(const clang::CallExpr *call);
  void cast(const clang::CastExpr *cast);
  void operation(const clang::BinaryOperator *operation);
  void operation(const clang::UnaryOperator *operation);

private:
  /// The name of the handle's type; empty if it is none.
  std::string handle(clang::QualType type) const;
  /// The same for the value of an expression as written.
  std::string handle(const clang::Expr *expression) const;
  bool isNull(const clang::Expr *expression) const;
  void converted(const clang::Expr *value, clang::QualType to);
  void narrowed(const clang::CastExpr *cast);
  void record(const clang::Expr *value, HandleEvidence::Use use, std::string type);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
};

} // namespace tranship::frontend
