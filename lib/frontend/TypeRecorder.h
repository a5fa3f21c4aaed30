// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks the user's code, with the instantiations of its templates, for what TypeEvidence.h holds.
#pragma once

#include "frontend/UnitRecorder.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::frontend {

/// Returns the name of the short vector (`float4`) that a type is; empty if it is none of CUDA's.
llvm::StringRef shortVectorOf(clang::QualType type, UnitRecorder &recorder);

void recordTypes(UnitRecorder &recorder, const clang::ASTContext &context,
                 llvm::ArrayRef<clang::Decl *> declarations);

} // namespace tranship::frontend
