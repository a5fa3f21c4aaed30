// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The macros that a host compiler defines for flags such as `-fopenmp` and `-march=native`. Units
// are parsed with these macros but without the flags, which a precompiled prelude would not fit.
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace llvm::opt {
class Option;
}

namespace tranship::frontend {

/// Whether clang and gcc define macros for a flag that sources test.
bool definesHostMacros(const llvm::opt::Option &flag);

/// Returns `-D` and `-U` for the macros that these flags add, change or remove.
std::vector<std::string> hostMacros(llvm::ArrayRef<std::string> flags);

} // namespace tranship::frontend
