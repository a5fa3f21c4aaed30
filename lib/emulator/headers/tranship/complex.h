// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers with C's functions: cuComplex.h.
#pragma once
#pragma GCC system_header
#define CU_COMPLEX_H_

#include "complex_functions.h"

typedef float2 cuFloatComplex;
typedef float2 cuComplex;
typedef double2 cuDoubleComplex;
TRANSHIP_COMPLEX_FUNCTIONS(cu, float2, float, f, sqrtf)
TRANSHIP_COMPLEX_FUNCTIONS(cu, double2, double, , sqrt)
TRANSHIP_COMPLEX_MAKERS(cu)
