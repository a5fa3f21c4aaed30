// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's functions for one thread: loads, stores, searches, sums of arrays.
#pragma once
#pragma GCC system_header

#include "operators.h"

namespace TRANSHIP_CUB {

// Caches change nothing here.
enum CacheLoadModifier {
  LOAD_DEFAULT,
  LOAD_CA,
  LOAD_CG,
  LOAD_CS,
  LOAD_CV,
  LOAD_LDG,
  LOAD_VOLATILE
};
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };

template <CacheLoadModifier Modifier = LOAD_DEFAULT, class Iterator>
TRANSHIP_CUB_DEVICE tranship_cub::Element<Iterator> ThreadLoad(Iterator place) {
  return *place;
}
template <CacheStoreModifier Modifier = STORE_DEFAULT, class Iterator, class T>
TRANSHIP_CUB_DEVICE void ThreadStore(Iterator place, T value) {
  *place = value;
}
template <int Count, CacheLoadModifier Modifier, class T>
TRANSHIP_CUB_DEVICE void UnrolledThreadLoad(const T *from, T *to) {
  for (int i = 0; i < Count; ++i)
    to[i] = from[i];
}
template <int Count, class Iterator, class T>
TRANSHIP_CUB_DEVICE void UnrolledCopy(Iterator from, T *to) {
  for (int i = 0; i < Count; ++i)
    to[i] = from[i];
}
template <class T> TRANSHIP_CUB_BOTH void Swap(T &a, T &b) {
  T c = a;
  a = b;
  b = c;
}

template <class Iterator, class Offset, class T>
TRANSHIP_CUB_DEVICE Offset LowerBound(Iterator input, Offset count, T value) {
  Offset first = 0;
  while (count > 0) {
    Offset half = count / 2;
    if (input[first + half] < value) {
      first += half + 1;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return first;
}
template <class Iterator, class Offset, class T>
TRANSHIP_CUB_DEVICE Offset UpperBound(Iterator input, Offset count, T value) {
  Offset first = 0;
  while (count > 0) {
    Offset half = count / 2;
    if (value < input[first + half]) {
      count = half;
    } else {
      first += half + 1;
      count -= half + 1;
    }
  }
  return first;
}
/// How many of the first `diagonal` elements of the merged sequences are from `a`.
template <class KeyT, class Iterator, class Offset, class Compare>
TRANSHIP_CUB_DEVICE Offset MergePath(Iterator a, Iterator b, Offset aCount, Offset bCount,
                                     Offset diagonal, Compare compare) {
  Offset low = diagonal < bCount ? Offset(0) : Offset(diagonal - bCount);
  Offset high = diagonal < aCount ? diagonal : aCount;
  while (low < high) {
    Offset middle = low + (high - low) / 2;
    if (compare(b[diagonal - 1 - middle], a[middle]))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}
template <class A, class B, class Offset, class Coordinate>
TRANSHIP_CUB_BOTH void MergePathSearch(Offset diagonal, A a, B b, Offset aCount, Offset bCount,
                                       Coordinate &place) {
  Offset low = diagonal < bCount ? Offset(0) : Offset(diagonal - bCount);
  Offset high = diagonal < aCount ? diagonal : aCount;
  while (low < high) {
    Offset middle = low + (high - low) / 2;
    if (a[middle] <= b[diagonal - 1 - middle])
      low = middle + 1;
    else
      high = middle;
  }
  place.x = low < aCount ? low : aCount;
  place.y = diagonal - low;
}

template <class KeyT, class ValueT, class Compare, int Items>
TRANSHIP_CUB_DEVICE void StableOddEvenSort(KeyT (&keys)[Items], ValueT (&values)[Items],
                                           Compare compare) {
  for (int i = 1; i < Items; ++i)
    for (int k = i; k > 0 && compare(keys[k], keys[k - 1]); --k) {
      Swap(keys[k], keys[k - 1]);
      Swap(values[k], values[k - 1]);
    }
}

template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadReduce(const T *input, Operation op) {
  T result = input[0];
  for (int i = 1; i < Length; ++i)
    result = op(result, input[i]);
  return result;
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadReduce(const T *input, Operation op, T prefix) {
  for (int i = 0; i < Length; ++i)
    prefix = op(prefix, input[i]);
  return prefix;
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadReduce(const T (&input)[Length], Operation op) {
  return ThreadReduce<Length>(static_cast<const T *>(input), op);
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadReduce(const T (&input)[Length], Operation op, T prefix) {
  return ThreadReduce<Length>(static_cast<const T *>(input), op, prefix);
}

namespace internal {
using TRANSHIP_CUB::ThreadReduce;
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanInclusive(const T *input, T *output, Operation op) {
  T sum = input[0];
  output[0] = sum;
  for (int i = 1; i < Length; ++i)
    output[i] = sum = op(sum, input[i]);
  return sum;
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanInclusive(const T *input, T *output, Operation op, T prefix,
                                          bool applies = true) {
  T sum = applies ? op(prefix, input[0]) : input[0];
  output[0] = sum;
  for (int i = 1; i < Length; ++i)
    output[i] = sum = op(sum, input[i]);
  return sum;
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanExclusive(const T *input, T *output, Operation op, T prefix,
                                          bool applies = true) {
  T sum = input[0];
  if (applies) {
    sum = op(prefix, sum);
    output[0] = prefix;
  }
  for (int i = 1; i < Length; ++i) {
    T next = op(sum, input[i]);
    output[i] = sum;
    sum = next;
  }
  return sum;
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanInclusive(T (&input)[Length], T (&output)[Length], Operation op) {
  return ThreadScanInclusive<Length>((const T *)input, (T *)output, op);
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanInclusive(T (&input)[Length], T (&output)[Length], Operation op,
                                          T prefix, bool applies = true) {
  return ThreadScanInclusive<Length>((const T *)input, (T *)output, op, prefix, applies);
}
template <int Length, class T, class Operation>
TRANSHIP_CUB_DEVICE T ThreadScanExclusive(T (&input)[Length], T (&output)[Length], Operation op,
                                          T prefix, bool applies = true) {
  return ThreadScanExclusive<Length>((const T *)input, (T *)output, op, prefix, applies);
}
} // namespace internal

} // namespace TRANSHIP_CUB
