// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's short vector types, and operators that user code defines for them.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"

namespace tranship::frontend {

/// Returns the name of a short vector type (`float4`); empty for other types.
llvm::StringRef shortVectorOf(clang::QualType type, UnitRecorder &recorder);

/// Whether HIP's vector types define this operator. They define `*`, `/` and the assignments for two
/// operands of one type as non-templates, so that a second definition is ambiguous. HIP's other
/// operators are templates, and overload resolution prefers a user's function.
bool isOperatorOfHipVectors(const clang::FunctionDecl *function, UnitRecorder &recorder);

/// The place where a class has a short vector as its base, besides another base with operators that
/// HIP's vectors have as members. In HIP, a use of them is ambiguous. Invalid for other classes.
clang::SourceLocation ambiguousVectorBase(const clang::CXXRecordDecl *record,
                                          UnitRecorder &recorder);

} // namespace tranship::frontend
