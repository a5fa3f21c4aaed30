// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockRadixSort and BlockMergeSort. Both are one stable merge sort: each thread sorts its items;
// then pairs of sorted runs become one, where each item finds its place by a search in the other.
#pragma once
#pragma GCC system_header

#include "block_exchange.h"
#include "block_scan.h"

namespace tranship_cub {

template <class K, class V, int Count> union SortLayout {
  Room<K, Count> keys;
  Room<V, Count> values;
};

/// Sorts the items of `threads` threads, of which this is number `thread`; `meet` is their barrier.
template <int Items, class Layout, class K, class V, class Less, class Meet>
TRANSHIP_CUB_DEVICE void sortTogether(Layout &shared, K (&keys)[Items], V (&values)[Items],
                                      Less less, int thread, int threads, Meet meet) {
  TRANSHIP_CUB::StableOddEvenSort(keys, values, less);
  const int count = threads * Items;
  for (int run = Items; run < count; run *= 2) {
    for (int i = 0; i < Items; ++i)
      shared.keys[thread * Items + i] = keys[i];
    meet();
    int place[Items];
    for (int i = 0; i < Items; ++i) {
      const int here = thread * Items + i, pair = here / (2 * run) * (2 * run);
      const bool isLeft = here - pair < run;
      // The other run, as far as there is one.
      int low = isLeft ? pair + run : pair, high = low + run;
      low = low < count ? low : count;
      high = high < count ? high : count;
      const int first = low;
      while (low < high) {
        const int middle = (low + high) / 2;
        // Of equal items, those of the left run come first.
        const bool before =
            isLeft ? less(shared.keys[middle], keys[i]) : !less(keys[i], shared.keys[middle]);
        if (before)
          low = middle + 1;
        else
          high = middle;
      }
      place[i] = (isLeft ? here : here - run) + low - first;
    }
    meet();
    for (int i = 0; i < Items; ++i)
      shared.keys[place[i]] = keys[i];
    meet();
    for (int i = 0; i < Items; ++i)
      keys[i] = shared.keys[thread * Items + i];
    meet();
    if constexpr (!std::is_same<V, TRANSHIP_CUB::NullType>::value) {
      for (int i = 0; i < Items; ++i)
        shared.values[place[i]] = values[i];
      meet();
      for (int i = 0; i < Items; ++i)
        values[i] = shared.values[thread * Items + i];
      meet();
    }
  }
}

/// Compares some bits of keys.
template <class K, bool IsDescending> struct BitsLess {
  using Word = typename Ordered<K>::Type;
  Word mask;
  TRANSHIP_CUB_DEVICE BitsLess(int begin, int end)
      : mask(Word((end - begin >= int(sizeof(Word) * 8) ? ~Word(0)
                                                        : Word((Word(1) << (end - begin)) - 1))
                  << begin)) {}
  TRANSHIP_CUB_DEVICE bool operator()(const K &a, const K &b) const {
    const Word x = Ordered<K>::of(a) & mask, y = Ordered<K>::of(b) & mask;
    return IsDescending ? y < x : x < y;
  }
};

/// Replaces a thread's items from number `valid` on.
template <int Items, class K>
TRANSHIP_CUB_DEVICE void padFrom(K (&keys)[Items], int valid, const K &rest) {
  for (int i = 0; i < Items; ++i)
    if (i >= valid)
      keys[i] = rest;
}

} // namespace tranship_cub

namespace TRANSHIP_CUB {

template <class K, int X, int Items, class V = NullType, int RadixBits = 4, bool Memoize = true,
          BlockScanAlgorithm Scan = BLOCK_SCAN_WARP_SCANS,
          TRANSHIP_GPU_SHARED_MEM_CONFIG Banks = TRANSHIP_NAME(SharedMemBankSizeFourByte), int Y = 1, int Z = 1,
          int Arch = 0>
class BlockRadixSort
    : tranship_cub::BlockBase<tranship_cub::SortLayout<K, V, X * Y * Z * Items>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::SortLayout<K, V, X * Y * Z * Items>, X, Y, Z>;
  static constexpr int bits = sizeof(K) * 8;

  template <bool IsDescending, class W>
  TRANSHIP_CUB_DEVICE void sort(K (&keys)[Items], W (&values)[Items], int begin, int end,
                                TranshipSite site) {
    tranship_cub::sortTogether(this->shared, keys, values,
                               tranship_cub::BitsLess<K, IsDescending>(begin, end), this->thread,
                               X * Y * Z, [site] __device__() { __syncthreads(site); });
  }
  template <class W>
  TRANSHIP_CUB_DEVICE void stripe(W *room, W (&items)[Items], TranshipSite site) {
    for (int i = 0; i < Items; ++i)
      room[this->thread * Items + i] = items[i];
    __syncthreads(site);
    for (int i = 0; i < Items; ++i)
      items[i] = room[i * X * Y * Z + this->thread];
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockRadixSort)

#define TRANSHIP_CUB_SORT(name, isDescending)                                                      \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], int begin = 0, int end = bits, TRANSHIP_SITE) {  \
    NullType none[Items];                                                                          \
    sort<isDescending>(keys, none, begin, end, site);                                              \
  }                                                                                                \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], V (&values)[Items], int begin = 0,               \
                                int end = bits, TRANSHIP_SITE) {                                   \
    sort<isDescending>(keys, values, begin, end, site);                                            \
  }                                                                                                \
  TRANSHIP_CUB_DEVICE void name##BlockedToStriped(K (&keys)[Items], int begin = 0, int end = bits, \
                                                  TRANSHIP_SITE) {                                 \
    name(keys, begin, end, site);                                                                  \
    stripe(&this->shared.keys[0], keys, site);                                                     \
  }                                                                                                \
  TRANSHIP_CUB_DEVICE void name##BlockedToStriped(K (&keys)[Items], V (&values)[Items],            \
                                                  int begin = 0, int end = bits, TRANSHIP_SITE) {  \
    name(keys, values, begin, end, site);                                                          \
    stripe(&this->shared.keys[0], keys, site);                                                     \
    __syncthreads(site);                                                                           \
    stripe(&this->shared.values[0], values, site);                                                 \
  }
  TRANSHIP_CUB_SORT(Sort, false)
  TRANSHIP_CUB_SORT(SortDescending, true)
#undef TRANSHIP_CUB_SORT
};

// The forms of a merge sort that end in `name(keys, values, less, site)`, for blocks and warps.
#define TRANSHIP_CUB_OTHER_MERGE_SORTS(name, rank)                                                 \
  template <class Less>                                                                            \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], Less less, TRANSHIP_SITE) {                      \
    NullType none[Items];                                                                          \
    name(keys, none, less, site);                                                                  \
  }                                                                                                \
  template <class Less>                                                                            \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], Less less, int valid, K rest, TRANSHIP_SITE) {   \
    tranship_cub::padFrom(keys, valid - int(rank) * Items, rest);                                  \
    name(keys, less, site);                                                                        \
  }                                                                                                \
  template <class Less, bool IsLast = true>                                                        \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], V (&values)[Items], Less less, int valid,        \
                                K rest, TRANSHIP_SITE) {                                           \
    if (IsLast)                                                                                    \
      tranship_cub::padFrom(keys, valid - int(rank) * Items, rest);                                \
    name(keys, values, less, site);                                                                \
  }

template <class K, int X, int Items, class V = NullType, int Y = 1, int Z = 1>
class BlockMergeSort
    : tranship_cub::BlockBase<tranship_cub::SortLayout<K, V, X * Y * Z * Items>, X, Y, Z> {
  static_assert(PowerOfTwo<X * Y * Z>::VALUE, "the number of threads must be a power of two");
  using Base = tranship_cub::BlockBase<tranship_cub::SortLayout<K, V, X * Y * Z * Items>, X, Y, Z>;

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockMergeSort)
  TRANSHIP_CUB_DEVICE unsigned get_linear_tid() const { return this->thread; }

#define TRANSHIP_CUB_SORT(name)                                                                    \
  template <class Less, class W>                                                                   \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], W (&values)[Items], Less less, TRANSHIP_SITE) {  \
    tranship_cub::sortTogether(this->shared, keys, values, less, this->thread, X * Y * Z,          \
                               [site] __device__() { __syncthreads(site); });                      \
  }                                                                                                \
  TRANSHIP_CUB_OTHER_MERGE_SORTS(name, this->thread)
  TRANSHIP_CUB_SORT(Sort)
  TRANSHIP_CUB_SORT(StableSort)
#undef TRANSHIP_CUB_SORT
};

} // namespace TRANSHIP_CUB
