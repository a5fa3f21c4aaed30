// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's short vectors, and the operators that users define for them.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"

namespace tranship::frontend {

/// Returns the name of the short vector (`float4`) that a type is; empty if it is none of CUDA's.
llvm::StringRef shortVectorOf(clang::QualType type, UnitRecorder &recorder);

/// Whether HIP's vector types bring this operator. They bring `*`, `/` and the assignments for two
/// operands of one type as non-templates, so that a second definition is ambiguous; HIP's other
/// operators are templates, which a user's own function outranks.
bool isOperatorOfHipVectors(const clang::FunctionDecl *function, UnitRecorder &recorder);

/// Where a class names one of CUDA's short vectors as its base, beside another base with operators
/// that HIP's vectors have as members: in HIP, a use of them is ambiguous. Invalid: it does not.
clang::SourceLocation ambiguousVectorBase(const clang::CXXRecordDecl *record,
                                          UnitRecorder &recorder);

} // namespace tranship::frontend
