// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks the user's code, with the instantiations of its templates, for what TypeEvidence.h holds.
#pragma once

#include "frontend/UnitRecorder.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::frontend {

void recordTypes(UnitRecorder &recorder, const clang::ASTContext &context,
                 llvm::ArrayRef<clang::Decl *> declarations);

} // namespace tranship::frontend
