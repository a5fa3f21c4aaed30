// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records operators of CUDA's classes (OperatorEvidence).
#pragma once

#include "frontend/record/TreeObserver.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

struct ClassOperator;

class OperatorRecorder {
public:
  OperatorRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  void binary(const clang::CXXOperatorCallExpr *operation, bool onDevice, bool onHost);
  /// A conversion of a CUDA class to an integer.
  void cast(const clang::CastExpr *cast, bool onDevice, bool onHost);

private:
  bool isOfCuda(const ClassOperator &used) const;

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
};

} // namespace tranship::frontend
