// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records where code computes with device addresses of the driver API, which are integers in CUDA
// and pointers in HIP.
#pragma once

#include "frontend/record/HandleTypes.h"

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

class AddressRecorder {
public:
  explicit AddressRecorder(UnitRecorder &recorder) : recorder_(recorder) {}

  /// `CUdeviceptr p = n;`
  void variable(const clang::VarDecl *variable, const clang::ASTContext &context);
  /// `p = n`, `p + n`, `p += n`...
  void operation(const clang::BinaryOperator *operation, const clang::ASTContext &context);
  void operation(const clang::UnaryOperator *operation, const clang::ASTContext &context);
  /// Whether an operand may be written twice: a variable or a member.
  static bool isRepeatable(const clang::Expr *expression);
  /// `reinterpret_cast<CUdeviceptr>(p)`, where `p` points to const.
  void cast(const clang::CXXReinterpretCastExpr *cast, const clang::ASTContext &context);

private:
  std::optional<AddressArithmeticEvidence::Form> formOf(const clang::BinaryOperator *operation);
  void convertsToAddress(const clang::Expr *value, const clang::ASTContext &context);

  UnitRecorder &recorder_;
  HandleTypes types_{recorder_};
};

} // namespace tranship::frontend
