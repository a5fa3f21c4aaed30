// How values of a type lie in memory, in a few words for traces, which compare them as numbers:
//   4=f4@0                    float
//   24=f4@0x3,u4@12,p8@16     struct { float x[3]; unsigned n; void *next; }
// The size, and for each run of numbers its kind and size, where it begins and how many there are.
// Kinds: f, h (half), b (bfloat16), i, u, p (pointer), r (a byte of something else). `?`: not
// known. In a parameter a number of a structure also says its field, and a pointer what it points
// to besides: i4@0(size),p8@8(data 4=f4@0).
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

/// `asParameter`: with the names of fields and what pointers point to.
std::string layoutOf(clang::ASTContext &context, clang::QualType type, bool asParameter);

/// Of a variable's elements, when all that is known is LLVM's type: integers are taken for signed.
std::string layoutOf(const llvm::DataLayout &layout, llvm::Type *type);

} // namespace tranship::emulator
