// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that clang instantiates at the end of a unit, for nobody. They make up much of the time
// of a parse.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace tranship::frontend {

/// Makes clang forget the instantiations that are still to be made of these functions. What was
/// evaluated has been instantiated before. Must be called after each declaration.
void dropInstantiations(clang::Sema &sema,
                        llvm::function_ref<bool(const clang::FunctionDecl &function)> isNeedless);

/// Whether a function is the C++ library's and involves nothing but the library's own types and
/// built-in ones: `std::vector<int>::push_back`. To instantiate it always succeeds.
bool isAllStandard(const clang::FunctionDecl &function);

} // namespace tranship::frontend
