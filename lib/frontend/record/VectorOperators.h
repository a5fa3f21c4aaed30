// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recognizes operators of short vectors that work component by component, as those of HIP's vector types do.
#pragma once

#include "clang/AST/Decl.h"

namespace tranship::frontend {

/// Whether a user's operator computes each component of its result from the same component of its operands, or from a
/// number of the components' type, with the operator of the language that has its name: `a.x += b.x; a.y += b.y;`. False
/// if it is written in a way that is not recognized.
bool worksByComponent(const clang::FunctionDecl *function);

} // namespace tranship::frontend
