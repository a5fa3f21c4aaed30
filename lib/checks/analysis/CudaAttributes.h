// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA attributes of functions and variables.
#pragma once

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace tranship::checks {

/// The function is `__global__`. False for null, as in all predicates on functions here.
bool isKernel(const clang::FunctionDecl *function);
/// The function is `__global__` or `__device__`, perhaps `__host__` as well.
bool runsOnDevice(const clang::FunctionDecl *function);
/// The variable is `__shared__`.
bool isShared(const clang::VarDecl *variable);
/// The variable is `__managed__`.
bool isManaged(const clang::VarDecl *variable);

} // namespace tranship::checks
