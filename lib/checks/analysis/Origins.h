// Where the value of an expression may come from, as far as a unit shows it: through choices,
// variables and parameters back to what was written.
//   auto type = fast ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;  f(type);
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::checks {

/// Calls `visit` for each written expression, without parentheses and casts, that the value of
/// `expression` may be: neither a choice nor a variable whose values are known; of a pointer and an
/// offset, the pointer. Each once.
void forEachOrigin(const CodeIndex &index, const clang::Expr *expression,
                   llvm::function_ref<void(const clang::Expr *)> visit);

/// The enumerator's name that an expression is; empty: it is none.
llvm::StringRef enumeratorName(const clang::Expr *expression);

/// Anything in an expression, or in the values of the variables there, satisfies `test`.
bool anyPartSatisfies(const CodeIndex &index, const clang::Expr *expression,
                      llvm::function_ref<bool(const clang::Expr *)> test);

} // namespace tranship::checks
