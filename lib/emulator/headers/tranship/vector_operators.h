// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's short vectors have the operators of their elements. They are templates, so that a program's
// own operators win.
#pragma once
#pragma GCC system_header

#include "vector.h"

#ifdef __cplusplus

template <class V> struct TranshipVectorOf { static constexpr int count = 0; };
#define TRANSHIP_VECTOR_TYPES(name)                                                                \
  template <> struct TranshipVectorOf<name##1> { static constexpr int count = 1; };                \
  template <> struct TranshipVectorOf<name##2> { static constexpr int count = 2; };                \
  template <> struct TranshipVectorOf<name##3> { static constexpr int count = 3; };                \
  template <> struct TranshipVectorOf<name##4> { static constexpr int count = 4; };
TRANSHIP_VECTOR_TYPES(char)
TRANSHIP_VECTOR_TYPES(uchar)
TRANSHIP_VECTOR_TYPES(short)
TRANSHIP_VECTOR_TYPES(ushort)
TRANSHIP_VECTOR_TYPES(int)
TRANSHIP_VECTOR_TYPES(uint)
TRANSHIP_VECTOR_TYPES(long)
TRANSHIP_VECTOR_TYPES(ulong)
TRANSHIP_VECTOR_TYPES(longlong)
TRANSHIP_VECTOR_TYPES(ulonglong)
TRANSHIP_VECTOR_TYPES(float)
TRANSHIP_VECTOR_TYPES(double)
#undef TRANSHIP_VECTOR_TYPES

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

template <class V> using TranshipElement = typename V::value_type;
template <class V>
using TranshipIfVector = typename std::enable_if<(TranshipVectorOf<V>::count > 0), V>::type;
template <class V, class S>
using TranshipIfScalar =
    typename std::enable_if<(TranshipVectorOf<V>::count > 0) && std::is_arithmetic<S>::value,
                            V>::type;

// Programs may ask for C++11, where functions with several statements are not constexpr.
#if __cplusplus >= 201402L
#define TRANSHIP_VECTOR_FUNCTION inline constexpr
#else
#define TRANSHIP_VECTOR_FUNCTION inline
#endif

/// Calls `f` with each pair of elements.
template <class V, class F> TRANSHIP_VECTOR_FUNCTION void transhipEach(V &a, const V &b, F f) {
  f(a.x, b.x);
  if constexpr (TranshipVectorOf<V>::count > 1)
    f(a.y, b.y);
  if constexpr (TranshipVectorOf<V>::count > 2)
    f(a.z, b.z);
  if constexpr (TranshipVectorOf<V>::count > 3)
    f(a.w, b.w);
}
template <class T> struct TranshipSet {
  T value;
  TRANSHIP_VECTOR_FUNCTION void operator()(T &a, T) { a = value; }
};
template <class V> TRANSHIP_VECTOR_FUNCTION V transhipSplat(TranshipElement<V> value) {
  V result{};
  transhipEach(result, result, TranshipSet<TranshipElement<V>>{value});
  return result;
}

#define TRANSHIP_OPERATOR(name, op)                                                                \
  struct name {                                                                                    \
    template <class T> TRANSHIP_VECTOR_FUNCTION void operator()(T &x, T y) {                       \
      x op## = y;                                                                                  \
    }                                                                                              \
  };                                                                                               \
  template <class V>                                                                               \
  TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> &operator op##=(V &a, const V &b) {                 \
    transhipEach(a, b, name{});                                                                    \
    return a;                                                                                      \
  }                                                                                                \
  template <class V, class S>                                                                      \
  TRANSHIP_VECTOR_FUNCTION TranshipIfScalar<V, S> &operator op##=(V &a, S b) {                     \
    return a op## = transhipSplat<V>(TranshipElement<V>(b));                                       \
  }                                                                                                \
  template <class V> TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> operator op(V a, const V &b) {   \
    return a op## = b;                                                                             \
  }                                                                                                \
  template <class V, class S>                                                                      \
  TRANSHIP_VECTOR_FUNCTION TranshipIfScalar<V, S> operator op(V a, S b) {                          \
    return a op## = transhipSplat<V>(TranshipElement<V>(b));                                       \
  }                                                                                                \
  template <class V, class S>                                                                      \
  TRANSHIP_VECTOR_FUNCTION TranshipIfScalar<V, S> operator op(S a, const V &b) {                   \
    V result = transhipSplat<V>(TranshipElement<V>(a));                                            \
    return result op## = b;                                                                        \
  }
TRANSHIP_OPERATOR(TranshipAdd, +)
TRANSHIP_OPERATOR(TranshipSubtract, -)
TRANSHIP_OPERATOR(TranshipMultiply, *)
TRANSHIP_OPERATOR(TranshipDivide, /)
TRANSHIP_OPERATOR(TranshipRemainder, %)
TRANSHIP_OPERATOR(TranshipAnd, &)
TRANSHIP_OPERATOR(TranshipOr, |)
TRANSHIP_OPERATOR(TranshipXor, ^)
TRANSHIP_OPERATOR(TranshipShiftLeft, <<)
TRANSHIP_OPERATOR(TranshipShiftRight, >>)
#undef TRANSHIP_OPERATOR

template <class V> TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> operator-(const V &a) {
  return transhipSplat<V>(TranshipElement<V>(0)) - a;
}
struct TranshipInvert {
  template <class T> TRANSHIP_VECTOR_FUNCTION void operator()(T &x, T y) { x = ~y; }
};
template <class V> TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> operator~(V a) {
  transhipEach(a, a, TranshipInvert{});
  return a;
}
template <class V> TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> &operator++(V &a) {
  return a += transhipSplat<V>(TranshipElement<V>(1));
}
template <class V> TRANSHIP_VECTOR_FUNCTION TranshipIfVector<V> &operator--(V &a) {
  return a -= transhipSplat<V>(TranshipElement<V>(1));
}
struct TranshipCompare {
  bool &same;
  template <class T> TRANSHIP_VECTOR_FUNCTION void operator()(T &x, T y) { same &= x == y; }
};
template <class V>
TRANSHIP_VECTOR_FUNCTION typename std::enable_if<(TranshipVectorOf<V>::count > 0), bool>::type
operator==(V a, const V &b) {
  bool same = true;
  transhipEach(a, b, TranshipCompare{same});
  return same;
}
template <class V>
TRANSHIP_VECTOR_FUNCTION typename std::enable_if<(TranshipVectorOf<V>::count > 0), bool>::type
operator!=(const V &a, const V &b) {
  return !(a == b);
}
#undef TRANSHIP_VECTOR_FUNCTION

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif
#endif
