// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records where code uses a handle, which is a pointer in HIP, as the integer that it is in CUDA.
// AddressRecorder.h records sums and differences of driver API addresses.
#pragma once

#include "frontend/record/HandleTypes.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

namespace tranship::frontend {

class HandleRecorder {
public:
  HandleRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  void variable(const clang::VarDecl *variable);
  void field(const clang::FieldDecl *field);
  void call(const clang::CallExpr *call);
  void construction(const clang::CXXConstructExpr *construction);
  void initializer(const clang::CXXCtorInitializer *initializer);
  /// The semantic form of a list, which has an entry for each field.
  void list(const clang::InitListExpr *list);
  void cast(const clang::CastExpr *cast);
  void choice(const clang::ConditionalOperator *choice);
  /// `to`: the return type of the function.
  void returned(const clang::ReturnStmt *statement, clang::QualType to);
  void operation(const clang::BinaryOperator *operation);
  void operation(const clang::UnaryOperator *operation);

private:
  /// Whether HIP's pointer has more bits than a handle of this type.
  bool isNarrow(clang::QualType type) const;
  bool isNull(const clang::Expr *expression) const;
  bool isConstant(const clang::Expr *value) const;
  static bool mayBeHandle(const clang::Expr *value);
  /// Notes conversions that AddressRecorder does not record.
  void assigned(const clang::Expr *value, clang::QualType to);
  void converted(const clang::Expr *value, clang::QualType to);
  void convertedPointer(const clang::Expr *value, clang::QualType to);
  void passed(llvm::ArrayRef<const clang::Expr *> arguments, const clang::FunctionDecl *function);
  void narrowed(const clang::CastExpr *cast);
  void written(const clang::ExplicitCastExpr *cast);
  void record(const clang::Expr *value, HandleEvidence::Use use, llvm::StringRef type);
  void recordInteger(const clang::Expr *value, llvm::StringRef type);
  /// Records a use that cannot be rewritten, because a part of it comes from a macro.
  void reject(clang::SourceLocation location, llvm::StringRef type);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  HandleTypes types_{recorder_};
};

} // namespace tranship::frontend
