// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// WarpExchange, WarpLoad, WarpStore and WarpMergeSort: several items in each lane.
#pragma once
#pragma GCC system_header

#include "block_io.h"
#include "block_sort.h"
#include "warp.h"

namespace TRANSHIP_CUB {

enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };

template <class T, int Items, int LogicalThreads = transhipDefaultWarp, int Arch = 0,
          WarpExchangeAlgorithm Algorithm = WARP_EXCHANGE_SMEM>
class WarpExchange : tranship_cub::WarpBase<LogicalThreads> {
  TRANSHIP_CUB_DEVICE int blocked(int i) const { return this->lane * Items + i; }
  TRANSHIP_CUB_DEVICE int striped(int i) const { return i * this->width + this->lane; }

public:
  struct TempStorage {
    tranship_cub::Room<T, LogicalThreads * Items> transhipItems;
  };
  WarpExchange() = delete;
  TRANSHIP_CUB_DEVICE explicit WarpExchange(TempStorage &storage)
      : shared_(storage.transhipItems) {}

  template <class Out>
  TRANSHIP_CUB_DEVICE void BlockedToStriped(const T (&input)[Items], Out (&output)[Items],
                                            TRANSHIP_SITE) {
    for (int i = 0; i < Items; ++i)
      shared_[blocked(i)] = input[i];
    this->meet(site);
    for (int i = 0; i < Items; ++i)
      output[i] = shared_[striped(i)];
  }
  template <class Out>
  TRANSHIP_CUB_DEVICE void StripedToBlocked(const T (&input)[Items], Out (&output)[Items],
                                            TRANSHIP_SITE) {
    for (int i = 0; i < Items; ++i)
      shared_[striped(i)] = input[i];
    this->meet(site);
    for (int i = 0; i < Items; ++i)
      output[i] = shared_[blocked(i)];
  }
  template <class Out, class Offset>
  TRANSHIP_CUB_DEVICE void ScatterToStriped(const T (&input)[Items], Out (&output)[Items],
                                            Offset (&ranks)[Items], TRANSHIP_SITE) {
    for (int i = 0; i < Items; ++i)
      shared_[int(ranks[i])] = input[i];
    this->meet(site);
    for (int i = 0; i < Items; ++i)
      output[i] = shared_[striped(i)];
  }
  template <class Offset>
  TRANSHIP_CUB_DEVICE void ScatterToStriped(T (&items)[Items], Offset (&ranks)[Items],
                                            TRANSHIP_SITE) {
    ScatterToStriped(items, items, ranks, site);
  }

private:
  tranship_cub::Room<T, LogicalThreads * Items> &shared_;
};

enum WarpLoadAlgorithm {
  WARP_LOAD_DIRECT,
  WARP_LOAD_STRIPED,
  WARP_LOAD_VECTORIZE,
  WARP_LOAD_TRANSPOSE
};
enum WarpStoreAlgorithm {
  WARP_STORE_DIRECT,
  WARP_STORE_STRIPED,
  WARP_STORE_VECTORIZE,
  WARP_STORE_TRANSPOSE
};

} // namespace TRANSHIP_CUB

namespace tranship_cub {
template <class T, int Items, int Algorithm, int LogicalThreads>
class WarpTransfer : protected WarpBase<LogicalThreads> {
protected:
  static constexpr bool exchanges = Algorithm == TRANSHIP_CUB::WARP_LOAD_TRANSPOSE;
  using Exchange = TRANSHIP_CUB::WarpExchange<T, Items, LogicalThreads>;

public:
  struct TempStorage {
    typename std::conditional<exchanges, typename Exchange::TempStorage, NoStorage>::type
        transhipRoom;
  };

protected:
  TRANSHIP_CUB_DEVICE static TempStorage &ownStorage() {
    __shared__ TempStorage storage;
    return storage;
  }
  TRANSHIP_CUB_DEVICE explicit WarpTransfer(TempStorage &storage) : shared(storage) {}
  TRANSHIP_CUB_DEVICE int place(int i) const {
    return Algorithm == TRANSHIP_CUB::WARP_LOAD_STRIPED || exchanges ? i * this->width + this->lane
                                                                     : this->lane * Items + i;
  }
  TempStorage &shared;
};
} // namespace tranship_cub

namespace TRANSHIP_CUB {

template <class T, int Items, WarpLoadAlgorithm Algorithm = WARP_LOAD_DIRECT,
          int LogicalThreads = transhipDefaultWarp, int Arch = 0>
class WarpLoad : tranship_cub::WarpTransfer<T, Items, Algorithm, LogicalThreads> {
  using Base = tranship_cub::WarpTransfer<T, Items, Algorithm, LogicalThreads>;

public:
  using typename Base::TempStorage;
  TRANSHIP_CUB_DEVICE WarpLoad() : Base(Base::ownStorage()) {}
  TRANSHIP_CUB_DEVICE WarpLoad(TempStorage &storage) : Base(storage) {}

  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Load(Iterator from, T (&items)[Items], int valid, TRANSHIP_SITE) {
    for (int i = 0; i < Items; ++i)
      if (this->place(i) < valid)
        items[i] = from[this->place(i)];
    if constexpr (Base::exchanges)
      typename Base::Exchange(this->shared.transhipRoom).StripedToBlocked(items, items, site);
  }
  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Load(Iterator from, T (&items)[Items], TRANSHIP_SITE) {
    Load(from, items, INT_MAX, site);
  }
  template <class Iterator, class Default>
  TRANSHIP_CUB_DEVICE void Load(Iterator from, T (&items)[Items], int valid, Default rest,
                                TRANSHIP_SITE) {
    tranship_cub::fill(items, rest);
    Load(from, items, valid, site);
  }
};

template <class T, int Items, WarpStoreAlgorithm Algorithm = WARP_STORE_DIRECT,
          int LogicalThreads = transhipDefaultWarp, int Arch = 0>
class WarpStore : tranship_cub::WarpTransfer<T, Items, Algorithm, LogicalThreads> {
  using Base = tranship_cub::WarpTransfer<T, Items, Algorithm, LogicalThreads>;

public:
  using typename Base::TempStorage;
  TRANSHIP_CUB_DEVICE WarpStore() : Base(Base::ownStorage()) {}
  TRANSHIP_CUB_DEVICE WarpStore(TempStorage &storage) : Base(storage) {}

  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Store(Iterator to, T (&items)[Items], int valid, TRANSHIP_SITE) {
    if constexpr (Base::exchanges)
      typename Base::Exchange(this->shared.transhipRoom).BlockedToStriped(items, items, site);
    for (int i = 0; i < Items; ++i)
      if (this->place(i) < valid)
        to[this->place(i)] = items[i];
  }
  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Store(Iterator to, T (&items)[Items], TRANSHIP_SITE) {
    Store(to, items, INT_MAX, site);
  }
};

template <class K, int Items, int LogicalThreads = transhipDefaultWarp, class V = NullType,
          int Arch = 0>
class WarpMergeSort : tranship_cub::WarpBase<LogicalThreads> {
  static_assert(PowerOfTwo<LogicalThreads>::VALUE, "the number of threads must be a power of two");
  using Layout = tranship_cub::SortLayout<K, V, LogicalThreads * Items>;

public:
  struct TempStorage {
    Layout transhipItems;
  };
  WarpMergeSort() = delete;
  TRANSHIP_CUB_DEVICE WarpMergeSort(TempStorage &storage) : shared_(storage.transhipItems) {}
  TRANSHIP_CUB_DEVICE unsigned get_linear_tid() const { return this->lane; }
  TRANSHIP_CUB_DEVICE unsigned long long get_member_mask() const { return this->mask(); }

#define TRANSHIP_CUB_SORT(name)                                                                    \
  template <class Less, class W>                                                                   \
  TRANSHIP_CUB_DEVICE void name(K (&keys)[Items], W (&values)[Items], Less less, TRANSHIP_SITE) {  \
    tranship_cub::sortTogether(shared_, keys, values, less, this->lane, this->width,               \
                               [this, site] __device__() { this->meet(site); });                   \
  }                                                                                                \
  TRANSHIP_CUB_OTHER_MERGE_SORTS(name, this->lane)
  TRANSHIP_CUB_SORT(Sort)
  TRANSHIP_CUB_SORT(StableSort)
#undef TRANSHIP_CUB_SORT

private:
  Layout &shared_;
};

} // namespace TRANSHIP_CUB
