// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expressions without the parentheses and casts around them.
#pragma once

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"

namespace tranship::checks {

/// The expression without parentheses and implicit casts.
const clang::Expr *stripImplicit(const clang::Expr *expression);
/// The expression without parentheses, casts of any kind, clean-ups, and braces around one value.
const clang::Expr *stripCasts(const clang::Expr *expression);

/// The variable that an expression names; null if it is anything else.
const clang::VarDecl *referencedVariable(const clang::Expr *expression);
/// The variable that an expression is a part of (`v`, `v.x`, `v.x[2].y`); null if there is none.
const clang::VarDecl *baseVariable(const clang::Expr *part);

/// The member of a built-in variable that an expression reads: `x` for `threadIdx.x`, for each way in
/// which headers declare it. Empty if the expression is not a member of `variable`.
llvm::StringRef memberOfBuiltin(const clang::Expr *expression, llvm::StringRef variable);

} // namespace tranship::checks
