// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers with C's functions: hip/hip_complex.h.
#pragma once
#pragma GCC system_header

#include "complex_functions.h"

typedef float2 hipFloatComplex;
typedef float2 hipComplex;
typedef double2 hipDoubleComplex;
TRANSHIP_COMPLEX_FUNCTIONS(hip, float2, float, f)
TRANSHIP_COMPLEX_FUNCTIONS(hip, double2, double, )
TRANSHIP_COMPLEX_MAKERS(hip)

// HIP does not scale: squares overflow.
#define TRANSHIP_PLAIN_COMPLEX(C, R, f)                                                            \
  TRANSHIP_BOTH_SIDES R hipCsqabs##f(C a) { return a.x * a.x + a.y * a.y; }                        \
  TRANSHIP_BOTH_SIDES R hipCabs##f(C a) { return sqrt##f(hipCsqabs##f(a)); }                       \
  TRANSHIP_BOTH_SIDES C hipCdiv##f(C a, C b) {                                                     \
    R size = hipCsqabs##f(b);                                                                      \
    return (C){(a.x * b.x + a.y * b.y) / size, (a.y * b.x - a.x * b.y) / size};                    \
  }
TRANSHIP_PLAIN_COMPLEX(float2, float, f)
TRANSHIP_PLAIN_COMPLEX(double2, double, )
