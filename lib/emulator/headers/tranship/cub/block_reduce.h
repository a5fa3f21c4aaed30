// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockReduce. Thread 0 combines the values of all threads in their order. As in CUB, nothing
// keeps the other threads from going on, so the storage must not be used again before a barrier.
#pragma once
#pragma GCC system_header

#include "block.h"

namespace TRANSHIP_CUB {

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS,
#ifndef __HIP__
  BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC,
#endif
};

template <class T, int X, BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1,
          int Z = 1, int Arch = 0>
class BlockReduce : tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::Room<T, X * Y * Z>, X, Y, Z>;

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockReduce)

  /// The result is thread 0's alone; the other threads get their own input back.
  template <class Operation>
  TRANSHIP_CUB_DEVICE T Reduce(T input, Operation op, int valid, TRANSHIP_SITE) {
    if (this->thread < valid)
      this->shared[this->thread] = input;
    __syncthreads(site);
    if (this->thread == 0)
      for (int i = 1; i < valid && i < this->threads; ++i)
        input = op(input, this->shared[i]);
    return input;
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE T Reduce(T input, Operation op, TRANSHIP_SITE) {
    return Reduce(input, op, X * Y * Z, site);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE T Reduce(T (&input)[Items], Operation op, TRANSHIP_SITE) {
    return Reduce(ThreadReduce(input, op), op, site);
  }
  TRANSHIP_CUB_DEVICE T Sum(T input, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), site);
  }
  TRANSHIP_CUB_DEVICE T Sum(T input, int valid, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), valid, site);
  }
  template <int Items> TRANSHIP_CUB_DEVICE T Sum(T (&input)[Items], TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), site);
  }
};

} // namespace TRANSHIP_CUB
