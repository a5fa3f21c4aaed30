// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockDiscontinuity and BlockAdjacentDifference: what depends on an item and the one beside it.
#pragma once
#pragma GCC system_header

#include "block.h"

namespace tranship_cub {

template <class T, int Threads> struct NeighborLayout {
  Room<T, Threads> first, last; ///< of each thread's items
};

/// Operators for flags may ask for the index of the second item.
template <class Operation, class T>
TRANSHIP_CUB_DEVICE auto flag(Operation &op, T &a, T &b, int index, int)
    -> decltype(bool(op(a, b, index))) {
  return op(a, b, index);
}
template <class Operation, class T>
TRANSHIP_CUB_DEVICE auto flag(Operation &op, T &a, T &b, int, long)
    -> decltype(bool(op(a, b))) {
  return op(a, b);
}

} // namespace tranship_cub

namespace TRANSHIP_CUB {

template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
class BlockDiscontinuity
    : tranship_cub::BlockBase<tranship_cub::NeighborLayout<T, X * Y * Z>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::NeighborLayout<T, X * Y * Z>, X, Y, Z>;

  template <int Items> TRANSHIP_CUB_DEVICE void publish(T (&input)[Items], TranshipSite site) {
    this->shared.first[this->thread] = input[0];
    this->shared.last[this->thread] = input[Items - 1];
    __syncthreads(site);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void heads(Flag (&flags)[Items], T (&input)[Items], Operation &op,
                                 T *before) {
    for (int i = 0; i < Items; ++i) {
      const int index = this->thread * Items + i;
      if (i > 0)
        flags[i] = tranship_cub::flag(op, input[i - 1], input[i], index, 0);
      else if (this->thread > 0)
        flags[i] = tranship_cub::flag(op, this->shared.last[this->thread - 1], input[i], index, 0);
      else
        flags[i] = before ? tranship_cub::flag(op, *before, input[i], index, 0) : true;
    }
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void tails(Flag (&flags)[Items], T (&input)[Items], Operation &op,
                                 T *after) {
    for (int i = 0; i < Items; ++i) {
      const int index = this->thread * Items + i + 1;
      if (i < Items - 1)
        flags[i] = tranship_cub::flag(op, input[i], input[i + 1], index, 0);
      else if (this->thread < this->threads - 1)
        flags[i] = tranship_cub::flag(op, input[i], this->shared.first[this->thread + 1], index, 0);
      else
        flags[i] = after ? tranship_cub::flag(op, input[i], *after, index, 0) : true;
    }
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockDiscontinuity)

  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeads(Flag (&flags)[Items], T (&input)[Items], Operation op,
                                     TRANSHIP_SITE) {
    publish(input, site);
    heads(flags, input, op, nullptr);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeads(Flag (&flags)[Items], T (&input)[Items], Operation op,
                                     T before, TRANSHIP_SITE) {
    publish(input, site);
    heads(flags, input, op, &before);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagTails(Flag (&flags)[Items], T (&input)[Items], Operation op,
                                     TRANSHIP_SITE) {
    publish(input, site);
    tails(flags, input, op, nullptr);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagTails(Flag (&flags)[Items], T (&input)[Items], Operation op, T after,
                                     TRANSHIP_SITE) {
    publish(input, site);
    tails(flags, input, op, &after);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeadsAndTails(Flag (&headFlags)[Items], Flag (&tailFlags)[Items],
                                             T (&input)[Items], Operation op, TRANSHIP_SITE) {
    publish(input, site);
    heads(headFlags, input, op, nullptr);
    tails(tailFlags, input, op, nullptr);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeadsAndTails(Flag (&headFlags)[Items], Flag (&tailFlags)[Items],
                                             T after, T (&input)[Items], Operation op,
                                             TRANSHIP_SITE) {
    publish(input, site);
    heads(headFlags, input, op, nullptr);
    tails(tailFlags, input, op, &after);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeadsAndTails(Flag (&headFlags)[Items], T before,
                                             Flag (&tailFlags)[Items], T (&input)[Items],
                                             Operation op, TRANSHIP_SITE) {
    publish(input, site);
    heads(headFlags, input, op, &before);
    tails(tailFlags, input, op, nullptr);
  }
  template <int Items, class Flag, class Operation>
  TRANSHIP_CUB_DEVICE void FlagHeadsAndTails(Flag (&headFlags)[Items], T before,
                                             Flag (&tailFlags)[Items], T after, T (&input)[Items],
                                             Operation op, TRANSHIP_SITE) {
    publish(input, site);
    heads(headFlags, input, op, &before);
    tails(tailFlags, input, op, &after);
  }
};

template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
class BlockAdjacentDifference
    : tranship_cub::BlockBase<tranship_cub::NeighborLayout<T, X * Y * Z>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::NeighborLayout<T, X * Y * Z>, X, Y, Z>;

  /// Items without a neighbor stay what they are. From the end, so that input may be output.
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void left(T (&input)[Items], Out (&output)[Items], Operation &op, int valid,
                                T *before, TranshipSite site) {
    this->shared.last[this->thread] = input[Items - 1];
    __syncthreads(site);
    for (int i = Items - 1; i >= 0; --i) {
      const bool counts = this->thread * Items + i < valid;
      if (i > 0)
        output[i] = counts ? Out(op(input[i], input[i - 1])) : Out(input[i]);
      else if (this->thread > 0)
        output[i] = counts ? Out(op(input[i], this->shared.last[this->thread - 1])) : Out(input[i]);
      else
        output[i] = counts && before ? Out(op(input[i], *before)) : Out(input[i]);
    }
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void right(T (&input)[Items], Out (&output)[Items], Operation &op, int valid,
                                 T *after, TranshipSite site) {
    this->shared.first[this->thread] = input[0];
    __syncthreads(site);
    for (int i = 0; i < Items; ++i) {
      const bool counts = this->thread * Items + i + 1 < valid;
      if (i < Items - 1)
        output[i] = counts ? Out(op(input[i], input[i + 1])) : Out(input[i]);
      else if (this->thread < this->threads - 1)
        output[i] =
            counts ? Out(op(input[i], this->shared.first[this->thread + 1])) : Out(input[i]);
      else
        output[i] = after ? Out(op(input[i], *after)) : Out(input[i]);
    }
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockAdjacentDifference)

  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractLeft(T (&input)[Items], Out (&output)[Items], Operation op,
                                        TRANSHIP_SITE) {
    left(input, output, op, INT_MAX, nullptr, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractLeft(T (&input)[Items], Out (&output)[Items], Operation op,
                                        T before, TRANSHIP_SITE) {
    left(input, output, op, INT_MAX, &before, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractLeftPartialTile(T (&input)[Items], Out (&output)[Items],
                                                   Operation op, int valid, TRANSHIP_SITE) {
    left(input, output, op, valid, nullptr, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractLeftPartialTile(T (&input)[Items], Out (&output)[Items],
                                                   Operation op, int valid, T before,
                                                   TRANSHIP_SITE) {
    left(input, output, op, valid, &before, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractRight(T (&input)[Items], Out (&output)[Items], Operation op,
                                         TRANSHIP_SITE) {
    right(input, output, op, INT_MAX, nullptr, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractRight(T (&input)[Items], Out (&output)[Items], Operation op,
                                         T after, TRANSHIP_SITE) {
    right(input, output, op, INT_MAX, &after, site);
  }
  template <int Items, class Out, class Operation>
  TRANSHIP_CUB_DEVICE void SubtractRightPartialTile(T (&input)[Items], Out (&output)[Items],
                                                    Operation op, int valid, TRANSHIP_SITE) {
    right(input, output, op, valid, nullptr, site);
  }
};

} // namespace TRANSHIP_CUB
