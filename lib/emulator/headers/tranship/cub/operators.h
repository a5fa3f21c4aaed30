// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's function objects.
#pragma once
#pragma GCC system_header

#include "types.h"

namespace TRANSHIP_CUB {

#define TRANSHIP_CUB_OPERATOR(name, expression)                                                    \
  struct name {                                                                                    \
    template <class T, class U>                                                                    \
    TRANSHIP_CUB_BOTH constexpr auto operator()(const T &a, const U &b) const                      \
        -> decltype(expression) {                                                                  \
      return expression;                                                                           \
    }                                                                                              \
  };
TRANSHIP_CUB_OPERATOR(Equality, a == b)
TRANSHIP_CUB_OPERATOR(Inequality, a != b)
TRANSHIP_CUB_OPERATOR(Sum, a + b)
TRANSHIP_CUB_OPERATOR(Difference, a - b)
TRANSHIP_CUB_OPERATOR(Division, a / b)
#undef TRANSHIP_CUB_OPERATOR

struct Max {
  template <class T, class U>
  TRANSHIP_CUB_BOTH constexpr typename std::common_type<T, U>::type operator()(const T &a,
                                                                               const U &b) const {
    return a < b ? b : a;
  }
};
struct Min {
  template <class T, class U>
  TRANSHIP_CUB_BOTH constexpr typename std::common_type<T, U>::type operator()(const T &a,
                                                                               const U &b) const {
    return b < a ? b : a;
  }
};
/// Of equal values the one with the smaller key.
struct ArgMax {
  template <class K, class V>
  TRANSHIP_CUB_BOTH constexpr KeyValuePair<K, V> operator()(const KeyValuePair<K, V> &a,
                                                            const KeyValuePair<K, V> &b) const {
    return a.value < b.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};
struct ArgMin {
  template <class K, class V>
  TRANSHIP_CUB_BOTH constexpr KeyValuePair<K, V> operator()(const KeyValuePair<K, V> &a,
                                                            const KeyValuePair<K, V> &b) const {
    return b.value < a.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};

template <class Operation> struct InequalityWrapper {
  Operation op;
  TRANSHIP_CUB_BOTH InequalityWrapper(Operation op) : op(op) {}
  template <class T, class U> TRANSHIP_CUB_BOTH bool operator()(const T &a, const U &b) {
    return !op(a, b);
  }
};
template <class To> struct CastOp {
  template <class From> TRANSHIP_CUB_BOTH To operator()(const From &a) const { return To(a); }
};
template <class Operation> struct SwizzleScanOp {
  Operation op;
  TRANSHIP_CUB_BOTH SwizzleScanOp(Operation op) : op(op) {}
  template <class T> TRANSHIP_CUB_BOTH T operator()(const T &a, const T &b) {
    T first(b), second(a);
    return op(first, second);
  }
};
template <class Operation> struct BinaryFlip {
  Operation op;
  TRANSHIP_CUB_BOTH explicit BinaryFlip(Operation op) : op(op) {}
  template <class T, class U>
  __device__ auto operator()(T &&a, U &&b) -> decltype(op(std::forward<U>(b), std::forward<T>(a))) {
    return op(std::forward<U>(b), std::forward<T>(a));
  }
};
template <class Operation> TRANSHIP_CUB_BOTH BinaryFlip<Operation> MakeBinaryFlip(Operation op) {
  return BinaryFlip<Operation>(op);
}
/// Sums of pairs whose keys count the heads of segments.
template <class Operation> struct ReduceBySegmentOp {
  Operation op;
  TRANSHIP_CUB_BOTH ReduceBySegmentOp() {}
  TRANSHIP_CUB_BOTH ReduceBySegmentOp(Operation op) : op(op) {}
  template <class Pair> TRANSHIP_CUB_BOTH Pair operator()(const Pair &a, const Pair &b) {
    Pair result;
    result.key = a.key + b.key;
    if (b.key)
      result.value = b.value;
    else
      result.value = op(a.value, b.value);
    return result;
  }
};
template <class Operation> struct ReduceByKeyOp {
  Operation op;
  TRANSHIP_CUB_BOTH ReduceByKeyOp() {}
  TRANSHIP_CUB_BOTH ReduceByKeyOp(Operation op) : op(op) {}
  template <class Pair> TRANSHIP_CUB_BOTH Pair operator()(const Pair &a, const Pair &b) {
    Pair result = b;
    if (a.key == b.key)
      result.value = op(a.value, b.value);
    return result;
  }
};

} // namespace TRANSHIP_CUB
