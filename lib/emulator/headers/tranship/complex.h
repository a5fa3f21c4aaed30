// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers with C's functions: cuComplex.h.
#pragma once
#pragma GCC system_header
#define CU_COMPLEX_H_

#include "complex_functions.h"

typedef float2 cuFloatComplex;
typedef float2 cuComplex;
typedef double2 cuDoubleComplex;
TRANSHIP_COMPLEX_FUNCTIONS(cu, float2, float, f)
TRANSHIP_COMPLEX_FUNCTIONS(cu, double2, double, )
TRANSHIP_COMPLEX_MAKERS(cu)

// CUDA scales the numbers against overflow.
#define TRANSHIP_SCALED_COMPLEX(C, R, f, maximum)                                                  \
  TRANSHIP_BOTH_SIDES C cuCdiv##f(C a, C b) {                                                      \
    R size = fabs##f(b.x) + fabs##f(b.y), s = 1 / size;                                            \
    R ax = a.x * s, ay = a.y * s, bx = b.x * s, by = b.y * s;                                      \
    R t = 1 / (bx * bx + by * by);                                                                 \
    return (C){(ax * bx + ay * by) * t, (ay * bx - ax * by) * t};                                  \
  }                                                                                                \
  TRANSHIP_BOTH_SIDES R cuCabs##f(C a) {                                                           \
    R x = fabs##f(a.x), y = fabs##f(a.y), high = x > y ? x : y, low = x > y ? y : x;               \
    R t = low / high;                                                                              \
    return high == 0 || high > maximum || low > maximum ? high + low : high * sqrt##f(1 + t * t);  \
  }
TRANSHIP_SCALED_COMPLEX(float2, float, f, __FLT_MAX__)
TRANSHIP_SCALED_COMPLEX(double2, double, , __DBL_MAX__)
