// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code computes from its compiler's version, which is GCC's in CUDA and Clang's in HIP.
//   if (__GNUC__ >= 7)                       Clang says 4
//   constexpr bool isNew = GCC_VERSION > 90000;
//   strstr(__VERSION__, "Clang")
// Code that prints a version computes the same.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

void findCompilerValues(UnitContext &unit);

} // namespace tranship::checks
