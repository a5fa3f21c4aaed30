// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records conversions between `uint3` and `dim3`, and uses of `threadIdx`, `blockIdx`, `blockDim` and
// `gridDim` as whole values.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace tranship::frontend {

class DimensionsRecorder {
public:
  DimensionsRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  /// `dim3(v)` of a `uint3`, explicit or implicit, and copies.
  void construction(const clang::CXXConstructExpr *construction);
  /// `uint3 v = grid`.
  void conversion(const clang::CXXMemberCallExpr *call);
  /// Grid and block of a launch.
  void launch(const clang::CallExpr *configuration);
  void call(const clang::CallExpr *call);
  void variable(const clang::VarDecl *variable);
  /// `threadIdx.x`
  void member(const clang::MemberExpr *member);
  void reference(const clang::DeclRefExpr *reference);
  void finish();

private:
  /// Null if the expression is not one of the built-in variables.
  const clang::DeclRefExpr *builtinIn(const clang::Expr *expression) const;
  bool is(clang::QualType type, llvm::StringRef name) const;
  void record(const clang::Expr *value, bool toDim3);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  /// Built-in variables: all uses, the uses that mean the same in HIP, and the uses from which a type
  /// is deduced.
  std::vector<const clang::DeclRefExpr *> builtins_;
  llvm::DenseSet<const clang::DeclRefExpr *> settled_, deduced_;
};

} // namespace tranship::frontend
