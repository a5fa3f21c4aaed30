// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recognizes handles, which CUDA declares as integers and HIP as pointers.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"

namespace tranship::frontend {

class HandleTypes {
public:
  explicit HandleTypes(UnitRecorder &recorder) : recorder_(recorder) {}

  /// The name of a handle's type, such as `CUdeviceptr`; empty for other types.
  llvm::StringRef of(clang::QualType type) const;
  /// The same for the value of an expression in the source: `p + 4` is an address, `p & 4` an integer.
  llvm::StringRef of(const clang::Expr *expression);
  bool isAddress(clang::QualType type) const { return of(type) == "CUdeviceptr"; }
  bool isAddress(const clang::Expr *expression) { return of(expression) == "CUdeviceptr"; }
  /// Whether a sum or difference comes from a macro whose arguments can be converted where the macro is
  /// used. Its result is then an integer.
  bool isSumOfMacro(const clang::BinaryOperator *operation) const;

private:
  llvm::StringRef ofOperation(const clang::BinaryOperator *operation, llvm::StringRef left);
  llvm::StringRef ofOther(const clang::Expr *expression);

  UnitRecorder &recorder_;
  /// Keeps the time linear: a walk asks about each part of `1 + 1 + …`.
  llvm::DenseMap<const clang::Expr *, llvm::StringRef> known_;
};

} // namespace tranship::frontend
