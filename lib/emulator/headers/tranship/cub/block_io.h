// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockLoad and BlockStore, and the functions that each thread calls for its own part.
#pragma once
#pragma GCC system_header

#include "block_exchange.h"
#include "iterators.h"

namespace tranship_cub {
/// The place of item i in blocked, striped and warp-striped order.
struct Blocked {
  template <int Threads, int Items> TRANSHIP_CUB_DEVICE static int place(int thread, int i) {
    return thread * Items + i;
  }
};
struct Striped {
  template <int Threads, int Items> TRANSHIP_CUB_DEVICE static int place(int thread, int i) {
    return thread + i * Threads;
  }
};
struct WarpStriped {
  template <int Threads, int Items> TRANSHIP_CUB_DEVICE static int place(int thread, int i) {
    const int warp = TRANSHIP_CUB::transhipWarpThreads(), first = thread / warp * warp;
    return first * Items + i * warp + thread - first;
  }
};
template <class Order, int Threads, class T, int Items, class Iterator>
TRANSHIP_CUB_DEVICE void load(int thread, Iterator from, T (&items)[Items], int valid) {
  for (int i = 0; i < Items; ++i) {
    const int place = Order::template place<Threads, Items>(thread, i);
    if (place < valid)
      items[i] = from[place];
  }
}
template <class Order, int Threads, class T, int Items, class Iterator>
TRANSHIP_CUB_DEVICE void store(int thread, Iterator to, T (&items)[Items], int valid) {
  for (int i = 0; i < Items; ++i) {
    const int place = Order::template place<Threads, Items>(thread, i);
    if (place < valid)
      to[place] = items[i];
  }
}
/// Warps that are not whole cannot give each other their items. hipCUB, whose warps have the width
/// of the device's warps, asserts it.
template <int Threads> TRANSHIP_CUB_DEVICE void needWholeWarps(TranshipSite site) {
#ifdef __HIP__
  if (Threads % warpSize != 0)
    __assert_fail("the size of the block is a multiple of the warp's", site.file, site.line,
                  "hipCUB with WARP_TRANSPOSE");
#else
  static_assert(Threads % 32 == 0, "the size of the block must be a multiple of the warp's");
#endif
}
template <class T, int Items, class Default>
TRANSHIP_CUB_DEVICE void fill(T (&items)[Items], const Default &value) {
  for (int i = 0; i < Items; ++i)
    items[i] = value;
}
} // namespace tranship_cub

namespace TRANSHIP_CUB {

#define TRANSHIP_CUB_DIRECT(suffix, order, threads, ...)                                           \
  template <__VA_ARGS__ class T, int Items, class Iterator>                                        \
  TRANSHIP_CUB_DEVICE void LoadDirect##suffix(int thread, Iterator from, T (&items)[Items],        \
                                              int valid = INT_MAX) {                               \
    tranship_cub::load<tranship_cub::order, threads>(thread, from, items, valid);                  \
  }                                                                                                \
  template <__VA_ARGS__ class T, class Default, int Items, class Iterator>                         \
  TRANSHIP_CUB_DEVICE void LoadDirect##suffix(int thread, Iterator from, T (&items)[Items],        \
                                              int valid, Default rest) {                           \
    tranship_cub::fill(items, rest);                                                               \
    tranship_cub::load<tranship_cub::order, threads>(thread, from, items, valid);                  \
  }                                                                                                \
  template <__VA_ARGS__ class T, int Items, class Iterator>                                        \
  TRANSHIP_CUB_DEVICE void StoreDirect##suffix(int thread, Iterator to, T (&items)[Items],         \
                                               int valid = INT_MAX) {                              \
    tranship_cub::store<tranship_cub::order, threads>(thread, to, items, valid);                   \
  }
TRANSHIP_CUB_DIRECT(Blocked, Blocked, 1, )
#define TRANSHIP_CUB_COMMA ,
TRANSHIP_CUB_DIRECT(Striped, Striped, Threads, int Threads TRANSHIP_CUB_COMMA)
#undef TRANSHIP_CUB_COMMA
TRANSHIP_CUB_DIRECT(WarpStriped, WarpStriped, 1, )
#undef TRANSHIP_CUB_DIRECT

template <class T, int Items>
TRANSHIP_CUB_DEVICE void LoadDirectBlockedVectorized(int thread, T *from, T (&items)[Items]) {
  LoadDirectBlocked(thread, from, items);
}
template <class T, int Items>
TRANSHIP_CUB_DEVICE void StoreDirectBlockedVectorized(int thread, T *to, T (&items)[Items]) {
  StoreDirectBlocked(thread, to, items);
}

enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};

} // namespace TRANSHIP_CUB

namespace tranship_cub {
template <class T, int X, int Items, int Algorithm, int Y, int Z> struct BlockTransfer {
  static constexpr bool exchanges = Algorithm >= TRANSHIP_CUB::BLOCK_LOAD_TRANSPOSE;
  using Exchange = TRANSHIP_CUB::BlockExchange<T, X, Items, false, Y, Z>;
  union Layout {
    unsigned char none;
    typename std::conditional<exchanges, typename Exchange::TempStorage, unsigned char>::type room;
  };
  using Base = BlockBase<Layout, X, Y, Z>;
  using Order = typename std::conditional<
      Algorithm == TRANSHIP_CUB::BLOCK_LOAD_STRIPED ||
          Algorithm == TRANSHIP_CUB::BLOCK_LOAD_TRANSPOSE,
      Striped,
      typename std::conditional<(Algorithm > TRANSHIP_CUB::BLOCK_LOAD_TRANSPOSE), WarpStriped,
                                Blocked>::type>::type;
};
} // namespace tranship_cub

namespace TRANSHIP_CUB {

/// The transposing algorithms read in one order and exchange the items.
template <class T, int X, int Items, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int Y = 1,
          int Z = 1, int Arch = 0>
class BlockLoad : tranship_cub::BlockTransfer<T, X, Items, Algorithm, Y, Z>::Base {
  using Transfer = tranship_cub::BlockTransfer<T, X, Items, Algorithm, Y, Z>;
  using Base = typename Transfer::Base;

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockLoad)

  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Load(Iterator from, T (&items)[Items], int valid, TRANSHIP_SITE) {
    using Order = typename Transfer::Order;
    if constexpr (std::is_same<Order, tranship_cub::WarpStriped>::value)
      tranship_cub::needWholeWarps<X * Y * Z>(site);
    tranship_cub::load<Order, X * Y * Z>(this->thread, from, items, valid);
    if constexpr (Transfer::exchanges) {
      typename Transfer::Exchange exchange(this->shared.room);
      if (std::is_same<Order, tranship_cub::Striped>::value)
        exchange.StripedToBlocked(items, site);
      else
        exchange.WarpStripedToBlocked(items, site);
    }
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

template <class T, int X, int Items, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int Y = 1,
          int Z = 1, int Arch = 0>
class BlockStore : tranship_cub::BlockTransfer<T, X, Items, Algorithm, Y, Z>::Base {
  using Transfer = tranship_cub::BlockTransfer<T, X, Items, Algorithm, Y, Z>;
  using Base = typename Transfer::Base;

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockStore)

  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Store(Iterator to, T (&items)[Items], int valid, TRANSHIP_SITE) {
    using Order = typename Transfer::Order;
    if constexpr (std::is_same<Order, tranship_cub::WarpStriped>::value)
      tranship_cub::needWholeWarps<X * Y * Z>(site);
    if constexpr (Transfer::exchanges) {
      typename Transfer::Exchange exchange(this->shared.room);
      if (std::is_same<Order, tranship_cub::Striped>::value)
        exchange.BlockedToStriped(items, site);
      else
        exchange.BlockedToWarpStriped(items, site);
    }
    tranship_cub::store<Order, X * Y * Z>(this->thread, to, items, valid);
  }
  template <class Iterator>
  TRANSHIP_CUB_DEVICE void Store(Iterator to, T (&items)[Items], TRANSHIP_SITE) {
    Store(to, items, INT_MAX, site);
  }
};

} // namespace TRANSHIP_CUB
