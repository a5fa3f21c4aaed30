// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Describes the layout of values of a type in memory, in a few words for traces, which compare values as
// numbers:
//   4=f4@0                    float
//   24=f4@0x3,u4@12,p8@16     struct { float x[3]; unsigned n; void *next; }
// That is the size, and for each run of numbers their kind and size, the offset of the first one,
// and how many there are. Kinds: f, h (half), b (bfloat16), i, u, p (pointer), r (a byte of
// something else). `?` means unknown. In a parameter, numbers in a structure also have their
// field's name, and pointers what they point to: i4@0(size),p8@8(data 4=f4@0).
#pragma once

#include <string>

namespace clang {
class ASTContext;
class QualType;
} // namespace clang
namespace llvm {
class DataLayout;
class Type;
} // namespace llvm

namespace tranship::emulator {

/// Describes a type. `asParameter` adds the names of fields and what pointers point to.
std::string layoutOf(clang::ASTContext &context, clang::QualType type, bool asParameter);

/// Describes a variable's elements when only LLVM's type is known: integers are taken to be signed.
std::string layoutOf(const llvm::DataLayout &layout, llvm::Type *type);

} // namespace tranship::emulator
