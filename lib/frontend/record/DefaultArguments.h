// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Default arguments that the definition of a member of a class template adds to its declaration. nvcc accepts them, and
// device code may leave such arguments out; Clang rejects them.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Whether an error says that a redeclaration may not add a default argument here.
bool isAddedDefault(const clang::Diagnostic &diagnostic);

/// Gives the earlier declarations of a function the default arguments that its definition adds, and records them. To be
/// called before Clang sees a call.
void recordAddedDefaults(clang::FunctionDecl *definition, UnitRecorder &recorder);

} // namespace tranship::frontend
