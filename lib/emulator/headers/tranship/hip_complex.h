// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers with C's functions: hip/hip_complex.h.
#pragma once
#pragma GCC system_header

#include "complex_functions.h"

typedef float2 hipFloatComplex;
typedef float2 hipComplex;
typedef double2 hipDoubleComplex;
TRANSHIP_COMPLEX_FUNCTIONS(hip, float2, float, f, sqrtf)
TRANSHIP_COMPLEX_FUNCTIONS(hip, double2, double, , sqrt)
TRANSHIP_COMPLEX_MAKERS(hip)
