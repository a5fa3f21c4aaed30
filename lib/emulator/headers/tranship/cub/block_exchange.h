// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockExchange and BlockShuffle: threads give each other their items.
#pragma once
#pragma GCC system_header

#include "block.h"

namespace TRANSHIP_CUB {

template <class T, int X, int Items, bool TimeSlicing = false, int Y = 1, int Z = 1, int Arch = 0>
class BlockExchange : tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z * Items>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z * Items>, X, Y, Z>;

  // The position of item i of this thread in the orders of a block's items.
  TRANSHIP_CUB_DEVICE int blocked(int i) const { return this->thread * Items + i; }
  TRANSHIP_CUB_DEVICE int striped(int i) const { return i * this->threads + this->thread; }
  TRANSHIP_CUB_DEVICE int warpStriped(int i) const {
    const int warp = transhipWarpThreads(), first = this->thread / warp * warp;
    const int size = this->threads - first < warp ? this->threads - first : warp;
    return first * Items + i * size + this->thread - first;
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockExchange)

#define TRANSHIP_CUB_EXCHANGE(name, from, to)                                                      \
  template <class Out>                                                                             \
  TRANSHIP_CUB_DEVICE void name(const T (&input)[Items], Out (&output)[Items], TRANSHIP_SITE) {    \
    for (int i = 0; i < Items; ++i)                                                                \
      this->shared[from(i)] = input[i];                                                            \
    __syncthreads(site);                                                                           \
    for (int i = 0; i < Items; ++i)                                                                \
      output[i] = this->shared[to(i)];                                                             \
  }                                                                                                \
  TRANSHIP_CUB_DEVICE void name(T (&items)[Items], TRANSHIP_SITE) { name(items, items, site); }
  TRANSHIP_CUB_EXCHANGE(StripedToBlocked, striped, blocked)
  TRANSHIP_CUB_EXCHANGE(BlockedToStriped, blocked, striped)
  TRANSHIP_CUB_EXCHANGE(WarpStripedToBlocked, warpStriped, blocked)
  TRANSHIP_CUB_EXCHANGE(BlockedToWarpStriped, blocked, warpStriped)
#undef TRANSHIP_CUB_EXCHANGE

#define TRANSHIP_CUB_SCATTER(name, to, condition)                                                  \
  template <class Out, class Offset>                                                               \
  TRANSHIP_CUB_DEVICE void name(const T (&input)[Items], Out (&output)[Items],                     \
                                Offset (&ranks)[Items], TRANSHIP_SITE) {                           \
    for (int i = 0; i < Items; ++i)                                                                \
      if (condition)                                                                               \
        this->shared[int(ranks[i])] = input[i];                                                    \
    __syncthreads(site);                                                                           \
    for (int i = 0; i < Items; ++i)                                                                \
      output[i] = this->shared[to(i)];                                                             \
  }                                                                                                \
  template <class Offset>                                                                          \
  TRANSHIP_CUB_DEVICE void name(T (&items)[Items], Offset (&ranks)[Items], TRANSHIP_SITE) {        \
    name(items, items, ranks, site);                                                               \
  }
  TRANSHIP_CUB_SCATTER(ScatterToBlocked, blocked, true)
  TRANSHIP_CUB_SCATTER(ScatterToStriped, striped, true)
  TRANSHIP_CUB_SCATTER(ScatterToStripedGuarded, striped, int(ranks[i]) >= 0)
#undef TRANSHIP_CUB_SCATTER

  template <class Out, class Offset, class Flag>
  TRANSHIP_CUB_DEVICE void ScatterToStripedFlagged(const T (&input)[Items], Out (&output)[Items],
                                                   Offset (&ranks)[Items], Flag (&valid)[Items],
                                                   TRANSHIP_SITE) {
    for (int i = 0; i < Items; ++i)
      if (valid[i])
        this->shared[int(ranks[i])] = input[i];
    __syncthreads(site);
    for (int i = 0; i < Items; ++i)
      output[i] = this->shared[striped(i)];
  }
  template <class Offset, class Flag>
  TRANSHIP_CUB_DEVICE void ScatterToStripedFlagged(T (&items)[Items], Offset (&ranks)[Items],
                                                   Flag (&valid)[Items], TRANSHIP_SITE) {
    ScatterToStripedFlagged(items, items, ranks, valid, site);
  }
};

template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
class BlockShuffle : tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z>, X, Y, Z>;

  TRANSHIP_CUB_DEVICE void publish(const T &value, TranshipSite site) {
    this->shared[this->thread] = value;
    __syncthreads(site);
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockShuffle)

  TRANSHIP_CUB_DEVICE void Offset(T input, T &output, int distance = 1, TRANSHIP_SITE) {
    publish(input, site);
    const int other = this->thread + distance;
    if (other >= 0 && other < this->threads)
      output = this->shared[other];
  }
  TRANSHIP_CUB_DEVICE void Rotate(T input, T &output, unsigned distance = 1, TRANSHIP_SITE) {
    publish(input, site);
    output = this->shared[int((this->thread + distance) % this->threads)];
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void Up(T (&input)[Items], T (&previous)[Items], TRANSHIP_SITE) {
    publish(input[Items - 1], site);
    for (int i = Items - 1; i > 0; --i)
      previous[i] = input[i - 1];
    if (this->thread > 0)
      previous[0] = this->shared[this->thread - 1];
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void Up(T (&input)[Items], T (&previous)[Items], T &last, TRANSHIP_SITE) {
    Up(input, previous, site);
    last = this->shared[this->threads - 1];
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void Down(T (&input)[Items], T (&next)[Items], TRANSHIP_SITE) {
    publish(input[0], site);
    for (int i = 0; i < Items - 1; ++i)
      next[i] = input[i + 1];
    if (this->thread < this->threads - 1)
      next[Items - 1] = this->shared[this->thread + 1];
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void Down(T (&input)[Items], T (&next)[Items], T &first, TRANSHIP_SITE) {
    Down(input, next, site);
    first = this->shared[0];
  }
};

} // namespace TRANSHIP_CUB
