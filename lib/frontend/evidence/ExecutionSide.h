// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the code of a function or a lambda runs, by its CUDA attributes.
#pragma once

#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

struct ExecutionSide {
  /// Both are set for a `__host__ __device__` function.
  bool onDevice = false, onHost = true;
  /// The source contains the attributes. Clang adds both to lambdas and to some constexpr functions,
  /// whether or not they run on the device.
  bool isWritten = true;

  static ExecutionSide of(const clang::FunctionDecl *function) {
    const auto *device = function->getAttr<clang::CUDADeviceAttr>();
    ExecutionSide side;
    side.onDevice = device || function->hasAttr<clang::CUDAGlobalAttr>();
    side.onHost = !side.onDevice || function->hasAttr<clang::CUDAHostAttr>();
    side.isWritten = !device || !device->isImplicit();
    return side;
  }
  /// A lambda without attributes runs on the side that contains it. The attributes of an extended
  /// lambda decide where it runs.
  static ExecutionSide of(const clang::LambdaExpr *lambda, ExecutionSide outer) {
    const clang::FunctionDecl *body = lambda->getCallOperator();
    ExecutionSide side = body ? of(body) : outer;
    return side.onDevice && side.isWritten ? side : outer;
  }
};

} // namespace tranship::frontend
