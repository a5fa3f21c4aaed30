// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declarations that nvcc has and Clang lacks when it parses with a toolkit's headers: the C headers that
// nvcc includes implicitly, host functions that Clang declares for the device only, and accesses with
// cache hints.
#pragma once
#pragma GCC system_header

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "min_max.h"

#define TRANSHIP_OF(T, suffix)                                                                     \
  T cyl_bessel_i0##suffix(T) noexcept;                                                             \
  T cyl_bessel_i1##suffix(T) noexcept;                                                             \
  T rhypot##suffix(T, T) noexcept;                                                                 \
  T norm3d##suffix(T, T, T) noexcept;                                                              \
  T rnorm3d##suffix(T, T, T) noexcept;                                                             \
  T norm4d##suffix(T, T, T, T) noexcept;                                                           \
  T rnorm4d##suffix(T, T, T, T) noexcept;                                                          \
  T norm##suffix(int, const T *) noexcept;                                                         \
  T rnorm##suffix(int, const T *) noexcept;
TRANSHIP_OF(double, )
TRANSHIP_OF(float, )
TRANSHIP_OF(float, f)
#undef TRANSHIP_OF
void sincos(float, float *, float *) noexcept;

template <class T> struct TranshipSame { using Type = T; };
#define TRANSHIP_LOAD(name) template <class T> __device__ T name(const T *);
#define TRANSHIP_STORE(name)                                                                       \
  template <class T> __device__ void name(T *, typename TranshipSame<T>::Type);
TRANSHIP_LOAD(__ldca)
TRANSHIP_LOAD(__ldlu)
TRANSHIP_STORE(__stcg)
TRANSHIP_STORE(__stcs)
TRANSHIP_STORE(__stwb)
#undef TRANSHIP_LOAD
#undef TRANSHIP_STORE
