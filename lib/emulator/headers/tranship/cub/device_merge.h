// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceMergeSort and DeviceMerge.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

/// Merges two sorted sequences; `take(from, index)` writes the next element.
template <class A, class B, class Less, class Take>
__device__ void merge(A a, long long aCount, B b, long long bCount, Less &less, Take take) {
  long long i = 0, k = 0;
  while (i < aCount || k < bCount) {
    if (k < bCount && (i >= aCount || less(b[k], a[i])))
      take(1, k++);
    else
      take(0, i++);
  }
}

/// Sorts pairs with two buffers for each; the result is in one of them.
template <class K, class V, class Less>
__device__ int mergeSort(K *const (&keys)[2], V *const (&values)[2], long long count, Less &less) {
  constexpr bool hasValues = !std::is_same<V, TRANSHIP_CUB::NullType>::value;
  int from = 0;
  for (long long run = 1; run < count; run *= 2, from ^= 1)
    for (long long first = 0; first < count; first += 2 * run) {
      const long long middle = first + run < count ? first + run : count;
      const long long end = middle + run < count ? middle + run : count;
      long long to = first;
      merge(keys[from] + first, middle - first, keys[from] + middle, end - middle, less,
            [&](int side, long long i) {
              const long long source = (side ? middle : first) + i;
              keys[from ^ 1][to] = keys[from][source];
              if constexpr (hasValues)
                values[from ^ 1][to] = values[from][source];
              ++to;
            });
    }
  return from;
}

template <class KeysIn, class ValuesIn, class KeysOut, class ValuesOut, class Less>
TRANSHIP_NAME(Error_t) mergeSort(void *storage, size_t &bytes, KeysIn keysIn, ValuesIn valuesIn,
                       KeysOut keysOut, ValuesOut valuesOut, long long count, Less less,
                       TRANSHIP_NAME(Stream_t) stream) {
  using K = Element<KeysIn>;
  using V = Element<ValuesIn>;
  const size_t keyBytes = rounded(count * sizeof(K)), valueBytes = rounded(count * sizeof(V));
  char *const room = static_cast<char *>(storage);
  return run(storage, bytes, 2 * (keyBytes + valueBytes), stream, [=] __device__() mutable {
    constexpr bool hasValues = !std::is_same<V, TRANSHIP_CUB::NullType>::value;
    K *const keys[] = {(K *)room, (K *)(room + keyBytes)};
    V *const values[] = {(V *)(room + 2 * keyBytes), (V *)(room + 2 * keyBytes + valueBytes)};
    for (long long i = 0; i < count; ++i) {
      keys[0][i] = keysIn[i];
      if constexpr (hasValues)
        values[0][i] = valuesIn[i];
    }
    const int result = mergeSort(keys, values, count, less);
    for (long long i = 0; i < count; ++i) {
      keysOut[i] = keys[result][i];
      if constexpr (hasValues)
        valuesOut[i] = values[result][i];
    }
  });
}

struct Less {
  template <class T, class U> TRANSHIP_CUB_BOTH bool operator()(const T &a, const U &b) const {
    return a < b;
  }
};

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceMergeSort {
#define TRANSHIP_CUB_SORT(order)                                                                   \
  template <class Keys, class Values, class Count, class Less>                                     \
  static TRANSHIP_NAME(Error_t) order##Pairs(void *storage, size_t &bytes, Keys keys, Values values,         \
                                   Count count, Less less, TRANSHIP_NAME(Stream_t) stream = 0) {             \
    return tranship_cub::mergeSort(storage, bytes, keys, values, keys, values, count, less,        \
                                   stream);                                                        \
  }                                                                                                \
  template <class Keys, class Count, class Less>                                                   \
  static TRANSHIP_NAME(Error_t) order##Keys(void *storage, size_t &bytes, Keys keys, Count count, Less less, \
                                  TRANSHIP_NAME(Stream_t) stream = 0) {                                      \
    NullType *none = nullptr;                                                                      \
    return tranship_cub::mergeSort(storage, bytes, keys, none, keys, none, count, less, stream);   \
  }                                                                                                \
  template <class KeysIn, class KeysOut, class Count, class Less>                                  \
  static TRANSHIP_NAME(Error_t) order##KeysCopy(void *storage, size_t &bytes, KeysIn in, KeysOut out,        \
                                      Count count, Less less, TRANSHIP_NAME(Stream_t) stream = 0) {          \
    NullType *none = nullptr;                                                                      \
    return tranship_cub::mergeSort(storage, bytes, in, none, out, none, count, less, stream);      \
  }
  TRANSHIP_CUB_SORT(Sort)
  TRANSHIP_CUB_SORT(StableSort)
#undef TRANSHIP_CUB_SORT
  template <class KeysIn, class ValuesIn, class KeysOut, class ValuesOut, class Count, class Less>
  static TRANSHIP_NAME(Error_t) SortPairsCopy(void *storage, size_t &bytes, KeysIn keysIn, ValuesIn valuesIn,
                                    KeysOut keysOut, ValuesOut valuesOut, Count count, Less less,
                                    TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::mergeSort(storage, bytes, keysIn, valuesIn, keysOut, valuesOut, count,
                                   less, stream);
  }
};

struct DeviceMerge {
  template <class A, class B, class Out, class Compare = tranship_cub::Less>
  static TRANSHIP_NAME(Error_t) MergeKeys(void *storage, size_t &bytes, A a, long long aCount, B b,
                                long long bCount, Out out, Compare compare = {},
                                TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      long long to = 0;
      tranship_cub::merge(a, aCount, b, bCount, compare, [&](int side, long long i) {
        if (side)
          out[to++] = b[i];
        else
          out[to++] = a[i];
      });
    });
  }
  template <class A, class AValues, class B, class BValues, class Out, class OutValues,
            class Compare = tranship_cub::Less>
  static TRANSHIP_NAME(Error_t) MergePairs(void *storage, size_t &bytes, A a, AValues aValues,
                                 long long aCount, B b, BValues bValues, long long bCount, Out out,
                                 OutValues outValues, Compare compare = {},
                                 TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      long long to = 0;
      tranship_cub::merge(a, aCount, b, bCount, compare, [&](int side, long long i) {
        if (side) {
          out[to] = b[i];
          outValues[to++] = bValues[i];
        } else {
          out[to] = a[i];
          outValues[to++] = aValues[i];
        }
      });
    });
  }
};

} // namespace TRANSHIP_CUB
