// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Template instantiations at the end of a unit that tranship never uses. They take much of the time of
// a parse.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace tranship::frontend {

/// Removes the pending instantiations of these functions. Clang has already instantiated the functions
/// that it had to evaluate. The caller calls this after each declaration.
void dropInstantiations(clang::Sema &sema,
                        llvm::function_ref<bool(const clang::FunctionDecl &function)> isNeedless);

/// Whether a function belongs to the C++ library and involves only types of the library and built-in
/// types: `std::vector<int>::push_back`. Its instantiation always succeeds.
bool isAllStandard(const clang::FunctionDecl &function);

} // namespace tranship::frontend
