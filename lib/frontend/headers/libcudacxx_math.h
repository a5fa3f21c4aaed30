// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that libcu++ has for half and bfloat16 as well. Included inside of cuda::std.
template <class T>
using TranshipIfShort =
    typename enable_if<is_same<T, __half>::value || is_same<T, __nv_bfloat16>::value, T>::type;
#define TRANSHIP_MATH(name)                                                                        \
  using ::std::name;                                                                               \
  template <class T> TranshipIfShort<T> name(T);
#define TRANSHIP_MATH_OF_TWO(name)                                                                 \
  using ::std::name;                                                                               \
  template <class T> TranshipIfShort<T> name(T, T);
#define TRANSHIP_TEST(name)                                                                        \
  using ::std::name;                                                                               \
  template <class T, class = TranshipIfShort<T>> bool name(T);
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
