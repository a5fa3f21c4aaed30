// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the value of an expression may come from, as far as a unit shows it: it is followed back
// through conditional operators, variables and parameters.
//   auto type = fast ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;  f(type);
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::checks {

/// Calls `visit` once for each expression, without parentheses and casts, whose value `expression`
/// may have. Conditional operators and variables with known values are replaced with their values,
/// and `pointer + offset` with the pointer.
void forEachOrigin(const CodeIndex &index, const clang::Expr *expression,
                   llvm::function_ref<void(const clang::Expr *)> visit);

/// The name of the enumerator that an expression is; empty if it is none.
llvm::StringRef enumeratorName(const clang::Expr *expression);

/// Whether any part of an expression, or of the values of its variables, satisfies `test`.
bool anyPartSatisfies(const CodeIndex &index, const clang::Expr *expression,
                      llvm::function_ref<bool(const clang::Expr *)> test);

} // namespace tranship::checks
