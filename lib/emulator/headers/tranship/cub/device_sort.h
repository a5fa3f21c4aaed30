// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceRadixSort, DeviceSegmentedRadixSort and DeviceSegmentedSort: a stable sort by digits of 8
// bits, from the lowest one. Each pass goes from one buffer to the other.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

/// Where the keys (or values) of a sort are. `in` may be `out` or `other`.
template <class T> struct SortBuffers {
  const T *in;
  T *out, *other;
};

inline TRANSHIP_CUB_BOTH int passes(int begin, int end) { return (end - begin + 7) / 8; }

/// Sorts `count` items from `first`. The last pass writes to `out`.
template <bool IsDescending, class K, class V>
__device__ void radixSort(SortBuffers<K> keys, SortBuffers<V> values, long long first,
                          long long count, int begin, int end) {
  constexpr bool hasValues = !std::is_same<V, TRANSHIP_CUB::NullType>::value;
  const int all = passes(begin, end);
  const K *keysFrom = keys.in + first;
  const V *valuesFrom = values.in + (hasValues ? first : 0);
  if (all == 0) {
    for (long long i = 0; i < count; ++i) {
      keys.out[first + i] = keysFrom[i];
      if constexpr (hasValues)
        values.out[first + i] = valuesFrom[i];
    }
    return;
  }
  for (int pass = 0; pass < all; ++pass) {
    const bool toOut = (all - pass) % 2 == 1;
    K *keysTo = (toOut ? keys.out : keys.other) + first;
    V *valuesTo = (toOut ? values.out : values.other) + (hasValues ? first : 0);
    const int low = begin + pass * 8, width = end - low < 8 ? end - low : 8;
    const unsigned mask = (1u << width) - 1;
    const auto digitOf = [=](const K &key) {
      const unsigned digit = unsigned(Ordered<K>::of(key) >> low) & mask;
      return IsDescending ? mask - digit : digit;
    };
    long long places[256] = {};
    for (long long i = 0; i < count; ++i)
      ++places[digitOf(keysFrom[i])];
    long long place = 0;
    for (unsigned digit = 0; digit <= mask; ++digit) {
      const long long size = places[digit];
      places[digit] = place;
      place += size;
    }
    for (long long i = 0; i < count; ++i) {
      const long long to = places[digitOf(keysFrom[i])]++;
      keysTo[to] = keysFrom[i];
      if constexpr (hasValues)
        valuesTo[to] = valuesFrom[i];
    }
    keysFrom = keysTo;
    valuesFrom = valuesTo;
  }
}

/// All items are one segment.
struct OneSegment {
  long long place;
  TRANSHIP_CUB_DEVICE long long operator[](long long) const { return place; }
};

template <bool IsDescending, class K, class V, class Begins, class Ends>
TRANSHIP_NAME(Error_t) sort(void *storage, size_t &bytes, const K *keysIn, K *keysOut, const V *valuesIn,
                  V *valuesOut, long long count, long long segments, Begins begins, Ends ends,
                  int begin, int end, TRANSHIP_NAME(Stream_t) stream) {
  const size_t keyBytes = rounded(count * sizeof(K));
  const SortBuffers<K> keys{keysIn, keysOut, static_cast<K *>(storage)};
  const SortBuffers<V> values{
      valuesIn, valuesOut, reinterpret_cast<V *>(reinterpret_cast<size_t>(storage) + keyBytes)};
  return run(storage, bytes, keyBytes + rounded(count * sizeof(V)), stream,
             [=] __device__() mutable {
               for (long long s = 0; s < segments; ++s)
                 radixSort<IsDescending>(keys, values, begins[s],
                                         (long long)ends[s] - (long long)begins[s], begin, end);
             });
}
/// Between the two buffers of each; an odd number of passes ends in the other one.
template <bool IsDescending, class K, class V, class Begins, class Ends>
TRANSHIP_NAME(Error_t) sort(void *storage, size_t &bytes, TRANSHIP_CUB::DoubleBuffer<K> &keys,
                  TRANSHIP_CUB::DoubleBuffer<V> &values, long long segments, Begins begins,
                  Ends ends, int begin, int end, TRANSHIP_NAME(Stream_t) stream) {
  const int flips = passes(begin, end) % 2;
  const SortBuffers<K> keyBuffers{keys.Current(), keys.d_buffers[keys.selector ^ flips],
                                  keys.d_buffers[keys.selector ^ flips ^ 1]};
  const SortBuffers<V> valueBuffers{values.Current(), values.d_buffers[values.selector ^ flips],
                                    values.d_buffers[values.selector ^ flips ^ 1]};
  const bool runs = storage != nullptr;
  const TRANSHIP_NAME(Error_t) error = run(storage, bytes, 1, stream, [=] __device__() mutable {
    for (long long s = 0; s < segments; ++s)
      radixSort<IsDescending>(keyBuffers, valueBuffers, begins[s],
                              (long long)ends[s] - (long long)begins[s], begin, end);
  });
  if (runs && error == TRANSHIP_NAME(Success)) {
    keys.selector ^= flips;
    values.selector ^= flips;
  }
  return error;
}

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceRadixSort {
#define TRANSHIP_CUB_SORT(order, isDescending)                                                     \
  template <class K, class V, class Count>                                                         \
  static TRANSHIP_NAME(Error_t) SortPairs##order(                                                            \
      void *storage, size_t &bytes, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut,  \
      Count count, int begin = 0, int end = sizeof(K) * 8, TRANSHIP_NAME(Stream_t) stream = 0,               \
      bool = false) {                                                                              \
    return tranship_cub::sort<isDescending>(                                                       \
        storage, bytes, keysIn, keysOut, valuesIn, valuesOut, count, 1,                            \
        tranship_cub::OneSegment{0}, tranship_cub::OneSegment{(long long)count}, begin, end,       \
        stream);                                                                                   \
  }                                                                                                \
  template <class K, class V, class Count>                                                         \
  static TRANSHIP_NAME(Error_t) SortPairs##order(                                                            \
      void *storage, size_t &bytes, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, Count count,   \
      int begin = 0, int end = sizeof(K) * 8, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {            \
    return tranship_cub::sort<isDescending>(                                                       \
        storage, bytes, keys, values, 1, tranship_cub::OneSegment{0},                              \
        tranship_cub::OneSegment{(long long)count}, begin, end, stream);                           \
  }                                                                                                \
  template <class K, class Count>                                                                  \
  static TRANSHIP_NAME(Error_t) SortKeys##order(void *storage, size_t &bytes, const K *keysIn, K *keysOut,   \
                                      Count count, int begin = 0, int end = sizeof(K) * 8,         \
                                      TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {                    \
    const NullType *none = nullptr;                                                                \
    return SortPairs##order(storage, bytes, keysIn, keysOut, none, (NullType *)nullptr, count,     \
                            begin, end, stream);                                                   \
  }                                                                                                \
  template <class K, class Count>                                                                  \
  static TRANSHIP_NAME(Error_t) SortKeys##order(void *storage, size_t &bytes, DoubleBuffer<K> &keys,         \
                                      Count count, int begin = 0, int end = sizeof(K) * 8,         \
                                      TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {                    \
    DoubleBuffer<NullType> none;                                                                   \
    return SortPairs##order(storage, bytes, keys, none, count, begin, end, stream);                \
  }
  TRANSHIP_CUB_SORT(, false)
  TRANSHIP_CUB_SORT(Descending, true)
#undef TRANSHIP_CUB_SORT
};

#define TRANSHIP_CUB_SORT(order, isDescending, parameters, begin, end)                             \
  template <class K, class V, class Begins, class Ends>                                            \
  static TRANSHIP_NAME(Error_t) order##Pairs##isDescending(                                                  \
      void *storage, size_t &bytes, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut,  \
      long long count, long long segments, Begins begins, Ends ends,                               \
      parameters TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {                                         \
    return tranship_cub::sort<is##isDescending>(storage, bytes, keysIn, keysOut, valuesIn,         \
                                                valuesOut, count, segments, begins, ends, begin,   \
                                                end, stream);                                      \
  }                                                                                                \
  template <class K, class V, class Begins, class Ends>                                            \
  static TRANSHIP_NAME(Error_t) order##Pairs##isDescending(                                                  \
      void *storage, size_t &bytes, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, long long,     \
      long long segments, Begins begins, Ends ends, parameters TRANSHIP_NAME(Stream_t) stream = 0,           \
      bool = false) {                                                                              \
    return tranship_cub::sort<is##isDescending>(storage, bytes, keys, values, segments, begins,    \
                                                ends, begin, end, stream);                         \
  }                                                                                                \
  template <class K, class Begins, class Ends>                                                     \
  static TRANSHIP_NAME(Error_t) order##Keys##isDescending(                                                   \
      void *storage, size_t &bytes, const K *keysIn, K *keysOut, long long count,                  \
      long long segments, Begins begins, Ends ends, parameters TRANSHIP_NAME(Stream_t) stream = 0,           \
      bool = false) {                                                                              \
    const NullType *none = nullptr;                                                                \
    return tranship_cub::sort<is##isDescending>(storage, bytes, keysIn, keysOut, none,             \
                                                (NullType *)nullptr, count, segments, begins,      \
                                                ends, begin, end, stream);                         \
  }                                                                                                \
  template <class K, class Begins, class Ends>                                                     \
  static TRANSHIP_NAME(Error_t) order##Keys##isDescending(                                                   \
      void *storage, size_t &bytes, DoubleBuffer<K> &keys, long long, long long segments,          \
      Begins begins, Ends ends, parameters TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {               \
    DoubleBuffer<NullType> none;                                                                   \
    return tranship_cub::sort<is##isDescending>(storage, bytes, keys, none, segments, begins,      \
                                                ends, begin, end, stream);                         \
  }
#define TRANSHIP_CUB_BITS int begin = 0, int end = sizeof(K) * 8,

struct DeviceSegmentedRadixSort {
private:
  enum : bool { is = false, isDescending = true };

public:
  TRANSHIP_CUB_SORT(Sort, , TRANSHIP_CUB_BITS, begin, end)
  TRANSHIP_CUB_SORT(Sort, Descending, TRANSHIP_CUB_BITS, begin, end)
};

struct DeviceSegmentedSort {
private:
  enum : bool { is = false, isDescending = true };

public:
  TRANSHIP_CUB_SORT(Sort, , , 0, sizeof(K) * 8)
  TRANSHIP_CUB_SORT(Sort, Descending, , 0, sizeof(K) * 8)
  TRANSHIP_CUB_SORT(StableSort, , , 0, sizeof(K) * 8)
  TRANSHIP_CUB_SORT(StableSort, Descending, , 0, sizeof(K) * 8)
};
#undef TRANSHIP_CUB_BITS
#undef TRANSHIP_CUB_SORT

} // namespace TRANSHIP_CUB
