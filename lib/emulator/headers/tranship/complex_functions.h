// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of complex numbers for both spellings.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#ifdef TRANSHIP_GPU
#define TRANSHIP_BOTH_SIDES __host__ __device__ inline
#elif defined(__cplusplus)
#define TRANSHIP_BOTH_SIDES inline
#else
#define TRANSHIP_BOTH_SIDES static inline
#endif

// What both spellings compute in the same way.
#define TRANSHIP_COMPLEX_FUNCTIONS(prefix, C, R, f)                                                \
  TRANSHIP_BOTH_SIDES R prefix##Creal##f(C a) { return a.x; }                                      \
  TRANSHIP_BOTH_SIDES R prefix##Cimag##f(C a) { return a.y; }                                      \
  TRANSHIP_BOTH_SIDES C prefix##Conj##f(C a) { return (C){a.x, -a.y}; }                            \
  TRANSHIP_BOTH_SIDES C prefix##Cadd##f(C a, C b) { return (C){a.x + b.x, a.y + b.y}; }            \
  TRANSHIP_BOTH_SIDES C prefix##Csub##f(C a, C b) { return (C){a.x - b.x, a.y - b.y}; }            \
  TRANSHIP_BOTH_SIDES C prefix##Cmul##f(C a, C b) {                                                \
    return (C){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};                                      \
  }                                                                                                \
  TRANSHIP_BOTH_SIDES C prefix##Cfma##f(C a, C b, C c) {                                           \
    R x = a.x * b.x + c.x, y = a.x * b.y + c.y;                                                    \
    return (C){-(a.y * b.y) + x, a.y * b.x + y};                                                   \
  }

#define TRANSHIP_COMPLEX_MAKERS(prefix)                                                            \
  TRANSHIP_BOTH_SIDES float2 make_##prefix##FloatComplex(float x, float y) {                       \
    return (float2){x, y};                                                                         \
  }                                                                                                \
  TRANSHIP_BOTH_SIDES float2 make_##prefix##Complex(float x, float y) { return (float2){x, y}; }   \
  TRANSHIP_BOTH_SIDES double2 make_##prefix##DoubleComplex(double x, double y) {                   \
    return (double2){x, y};                                                                        \
  }                                                                                                \
  TRANSHIP_BOTH_SIDES double2 prefix##ComplexFloatToDouble(float2 a) { return (double2){a.x, a.y}; } \
  TRANSHIP_BOTH_SIDES float2 prefix##ComplexDoubleToFloat(double2 a) {                             \
    return (float2){(float)a.x, (float)a.y};                                                       \
  }
