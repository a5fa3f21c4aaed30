// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the code of a function or a lambda runs, by its CUDA attributes.
#pragma once

#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

struct ExecutionSide {
  /// Both for a function of both sides.
  bool onDevice = false, onHost = true;
  /// The attributes are written. Clang adds both to lambdas and to some constexpr functions, which
  /// says nothing about where they run.
  bool isWritten = true;

  static ExecutionSide of(const clang::FunctionDecl *function) {
    const auto *device = function->getAttr<clang::CUDADeviceAttr>();
    ExecutionSide side;
    side.onDevice = device || function->hasAttr<clang::CUDAGlobalAttr>();
    side.onHost = !side.onDevice || function->hasAttr<clang::CUDAHostAttr>();
    side.isWritten = !device || !device->isImplicit();
    return side;
  }
  /// A lambda without attributes runs where it is written, and an extended one where they say.
  static ExecutionSide of(const clang::LambdaExpr *lambda, ExecutionSide outer) {
    const clang::FunctionDecl *body = lambda->getCallOperator();
    ExecutionSide side = body ? of(body) : outer;
    return side.onDevice && side.isWritten ? side : outer;
  }
};

} // namespace tranship::frontend
