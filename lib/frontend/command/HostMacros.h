// What a host compiler defines by itself for flags such as `-fopenmp` and `-march=native`. Units
// are parsed without such flags, which a precompiled prelude refuses, but with their macros.
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace llvm::opt {
class Option;
}

namespace tranship::frontend {

/// A flag of clang and gcc for which they define macros that sources ask for.
bool definesHostMacros(const llvm::opt::Option &flag);

/// `-D` and `-U` for the macros that differ from those of a compiler without these flags.
std::vector<std::string> hostMacros(llvm::ArrayRef<std::string> flags);

} // namespace tranship::frontend
