// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of numbers, named so that the same number has the same name on every platform.
#pragma once

#include "clang/AST/ASTContext.h"
#include "clang/AST/OperationKinds.h"
#include "clang/AST/TemplateBase.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace tranship::frontend {

/// A number's type, named by what it can represent: `long` and `long long` are alike. Empty for other types.
std::string nameOfNumber(const clang::ASTContext &context, clang::QualType type);

/// Template arguments whose values or types can be compared, numbers and their types: `<float, ?>`. Empty if there are none.
std::string argumentsOf(const clang::ASTContext &context,
                        llvm::ArrayRef<clang::TemplateArgument> arguments,
                        llvm::function_ref<std::string(clang::QualType)> nameOfOther = {});

/// Whether the low bits of the result depend on the low bits of the operands alone, so that it does not matter in how many
/// bits it is computed as long as the high ones are not used.
bool isRing(clang::BinaryOperatorKind operation);

/// A record of a few numbers of one type, as the short vectors are. The size of another record of a library is that of its
/// counterpart in HIP, which is another one on purpose.
bool isVector(const clang::ASTContext &context, clang::QualType type);

} // namespace tranship::frontend
