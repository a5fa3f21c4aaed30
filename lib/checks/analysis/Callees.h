// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that host code calls.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

/// The definition of the user's host function that a call refers to; null if its body is not in this
/// unit.
const clang::FunctionDecl *definitionOfCallee(const UnitContext &unit, const clang::CallExpr *call);

/// The name of the CUDA runtime or driver API function that a call refers to; empty for other
/// functions.
llvm::StringRef cudaFunctionName(const clang::CallExpr *call);

} // namespace tranship::checks
