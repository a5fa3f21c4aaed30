// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/std/cmath>: the host's library, and its functions for half and bfloat16.
#pragma once
#pragma GCC system_header

#include "cuda_functional.h"

#pragma clang force_cuda_host_device begin

namespace cuda {
namespace std {
template <class T>
using TranshipIfShort = ::std::enable_if_t<
    ::std::is_same<T, __half>::value || ::std::is_same<T, __nv_bfloat16>::value, T>;
#define TRANSHIP_MATH(name)                                                                        \
  using ::std::name;                                                                               \
  template <class T> TranshipIfShort<T> name(T x) { return T(::std::name(float(x))); }
#define TRANSHIP_MATH_OF_TWO(name)                                                                 \
  using ::std::name;                                                                               \
  template <class T> TranshipIfShort<T> name(T x, T y) {                                           \
    return T(::std::name(float(x), float(y)));                                                     \
  }
#define TRANSHIP_TEST(name)                                                                        \
  using ::std::name;                                                                               \
  template <class T, class = TranshipIfShort<T>> bool name(T x) { return ::std::name(float(x)); }
TRANSHIP_MATH(acos)
TRANSHIP_MATH(acosh)
TRANSHIP_MATH(asin)
TRANSHIP_MATH(asinh)
TRANSHIP_MATH(atan)
TRANSHIP_MATH(atanh)
TRANSHIP_MATH(cbrt)
TRANSHIP_MATH(ceil)
TRANSHIP_MATH(cos)
TRANSHIP_MATH(cosh)
TRANSHIP_MATH(exp)
TRANSHIP_MATH(exp2)
TRANSHIP_MATH(expm1)
TRANSHIP_MATH(fabs)
TRANSHIP_MATH(floor)
TRANSHIP_MATH(log)
TRANSHIP_MATH(log10)
TRANSHIP_MATH(log1p)
TRANSHIP_MATH(log2)
TRANSHIP_MATH(rint)
TRANSHIP_MATH(round)
TRANSHIP_MATH(sin)
TRANSHIP_MATH(sinh)
TRANSHIP_MATH(sqrt)
TRANSHIP_MATH(tan)
TRANSHIP_MATH(tanh)
TRANSHIP_MATH(trunc)
TRANSHIP_MATH(abs)
TRANSHIP_MATH_OF_TWO(atan2)
TRANSHIP_MATH_OF_TWO(copysign)
TRANSHIP_MATH_OF_TWO(fmax)
TRANSHIP_MATH_OF_TWO(fmin)
TRANSHIP_MATH_OF_TWO(hypot)
TRANSHIP_MATH_OF_TWO(pow)
TRANSHIP_TEST(isfinite)
TRANSHIP_TEST(isinf)
TRANSHIP_TEST(isnan)
TRANSHIP_TEST(signbit)
#undef TRANSHIP_MATH
#undef TRANSHIP_MATH_OF_TWO
#undef TRANSHIP_TEST
} // namespace std
} // namespace cuda

#pragma clang force_cuda_host_device end
