// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Knows which values are handles that CUDA declares as integers and HIP as pointers.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"

namespace tranship::frontend {

class HandleTypes {
public:
  explicit HandleTypes(UnitRecorder &recorder) : recorder_(recorder) {}

  /// The name of the handle's type, such as `CUdeviceptr`; empty if it is none.
  llvm::StringRef of(clang::QualType type) const;
  /// The same for the value of an expression as written: `p + 4` is an address, `p & 4` an integer.
  llvm::StringRef of(const clang::Expr *expression);
  bool isAddress(clang::QualType type) const { return of(type) == "CUdeviceptr"; }
  bool isAddress(const clang::Expr *expression) { return of(expression) == "CUdeviceptr"; }
  /// Whether a macro writes the sum or the difference, of arguments that can be converted where it is
  /// used: then its result is an integer.
  bool isSumOfMacro(const clang::BinaryOperator *operation) const;

private:
  llvm::StringRef ofOperation(const clang::BinaryOperator *operation, llvm::StringRef left);
  llvm::StringRef ofOther(const clang::Expr *expression);

  UnitRecorder &recorder_;
  /// Keeps the time linear: each part of `1 + 1 + …` is asked about.
  llvm::DenseMap<const clang::Expr *, llvm::StringRef> known_;
};

} // namespace tranship::frontend
