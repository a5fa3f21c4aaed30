// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches of `#if` that nvcc takes with GCC as its host compiler, and Clang, which compiles the port, does not.
//   #if __GNUC__ >= 7            GCC has its version there, Clang always 4
//   constexpr int steps = 4;
//   #else
//   constexpr int steps = 2;
//   #endif
// Authors write such branches to mean the same in other words, so only those that differ in nothing but numbers, operators or
// built-in types are reported, and numbers that both give to one name. 0 and 1 are flags.
#pragma once

#include "checks/Check.h"

namespace tranship::checks {

void findCompilerBranches(CheckedFile &checked);

} // namespace tranship::checks
