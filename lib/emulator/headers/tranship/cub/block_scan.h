// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockScan. Thread 0 adds up the values of all threads between two barriers, and each thread
// reads what is before it.
#pragma once
#pragma GCC system_header

#include "block.h"

namespace tranship_cub {
template <class T, int Threads> struct ScanLayout {
  Room<T, Threads> sums; ///< inclusive
  Room<T, 1> prefix;
};
} // namespace tranship_cub

namespace TRANSHIP_CUB {

enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };

template <class T, int X, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1,
          int Arch = 0>
class BlockScan : tranship_cub::BlockBase<tranship_cub::ScanLayout<T, X * Y * Z>, X, Y, Z> {
  using Base = tranship_cub::BlockBase<tranship_cub::ScanLayout<T, X * Y * Z>, X, Y, Z>;
  using Plus = TRANSHIP_CUB::Sum;

  template <class Operation>
  TRANSHIP_CUB_DEVICE void addUp(const T &input, Operation &op, TranshipSite site) {
    this->shared.sums[this->thread] = input;
    __syncthreads(site);
    if (this->thread == 0) {
      T sum = this->shared.sums[0];
      for (int i = 1; i < this->threads; ++i)
        this->shared.sums[i] = sum = op(sum, this->shared.sums[i]);
    }
    __syncthreads(site);
  }
  TRANSHIP_CUB_DEVICE T before() { return this->shared.sums[this->thread - 1]; }
  TRANSHIP_CUB_DEVICE T total() { return this->shared.sums[this->threads - 1]; }
  /// The callback runs in the first warp; its first lane has the block's prefix.
  template <class Callback> TRANSHIP_CUB_DEVICE T prefixOf(Callback &callback, TranshipSite site) {
    if (this->thread < transhipWarpThreads()) {
      T prefix = callback(total());
      if (this->thread == 0)
        this->shared.prefix[0] = prefix;
    }
    __syncthreads(site);
    return this->shared.prefix[0];
  }

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockScan)

  // One item for each thread.
  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &output, Operation op, TRANSHIP_SITE) {
    addUp(input, op, site);
    output = this->shared.sums[this->thread];
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &output, Operation op, T &aggregate,
                                         TRANSHIP_SITE) {
    addUp(input, op, site);
    output = this->shared.sums[this->thread];
    aggregate = total();
  }
  template <class Operation, class Callback>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &output, Operation op, Callback &callback,
                                         TRANSHIP_SITE) {
    addUp(input, op, site);
    T prefix = prefixOf(callback, site);
    output = op(prefix, this->shared.sums[this->thread]);
  }
  /// Thread 0's output stays as it is.
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &output, Operation op, TRANSHIP_SITE) {
    addUp(input, op, site);
    if (this->thread > 0)
      output = before();
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &output, T initial, Operation op,
                                         TRANSHIP_SITE) {
    addUp(input, op, site);
    output = this->thread > 0 ? T(op(initial, before())) : initial;
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &output, T initial, Operation op, T &aggregate,
                                         TRANSHIP_SITE) {
    ExclusiveScan(input, output, initial, op, site);
    aggregate = total();
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &output, Operation op, T &aggregate,
                                         TRANSHIP_SITE) {
    ExclusiveScan(input, output, op, site);
    aggregate = total();
  }
  template <class Operation, class Callback>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &output, Operation op, Callback &callback,
                                         TRANSHIP_SITE) {
    addUp(input, op, site);
    T prefix = prefixOf(callback, site);
    output = this->thread > 0 ? T(op(prefix, before())) : prefix;
  }

  // Several items for each thread, in blocked order.
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         TRANSHIP_SITE) {
    T sum = ThreadReduce(input, op), prefix = sum;
    ExclusiveScan(sum, prefix, op, site);
    internal::ThreadScanInclusive(input, output, op, prefix, this->thread > 0);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         T &aggregate, TRANSHIP_SITE) {
    InclusiveScan(input, output, op, site);
    aggregate = total();
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T (&input)[Items], T (&output)[Items], T initial,
                                         Operation op, TRANSHIP_SITE) {
    T prefix;
    ExclusiveScan(ThreadReduce(input, op), prefix, initial, op, site);
    internal::ThreadScanInclusive(input, output, op, prefix);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T (&input)[Items], T (&output)[Items], T initial,
                                         Operation op, T &aggregate, TRANSHIP_SITE) {
    InclusiveScan(input, output, initial, op, site);
    aggregate = total();
  }
  template <int Items, class Operation, class Callback>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         Callback &callback, TRANSHIP_SITE) {
    T prefix;
    ExclusiveScan(ThreadReduce(input, op), prefix, op, callback, site);
    internal::ThreadScanInclusive(input, output, op, prefix);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         TRANSHIP_SITE) {
    T sum = ThreadReduce(input, op), prefix = sum;
    ExclusiveScan(sum, prefix, op, site);
    internal::ThreadScanExclusive(input, output, op, prefix, this->thread > 0);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial,
                                         Operation op, TRANSHIP_SITE) {
    T prefix;
    ExclusiveScan(ThreadReduce(input, op), prefix, initial, op, site);
    internal::ThreadScanExclusive(input, output, op, prefix);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial,
                                         Operation op, T &aggregate, TRANSHIP_SITE) {
    ExclusiveScan(input, output, initial, op, site);
    aggregate = total();
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         T &aggregate, TRANSHIP_SITE) {
    ExclusiveScan(input, output, op, site);
    aggregate = total();
  }
  template <int Items, class Operation, class Callback>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T (&input)[Items], T (&output)[Items], Operation op,
                                         Callback &callback, TRANSHIP_SITE) {
    T prefix;
    ExclusiveScan(ThreadReduce(input, op), prefix, op, callback, site);
    internal::ThreadScanExclusive(input, output, op, prefix);
  }

  // Sums. The third argument is the aggregate or the callback.
  TRANSHIP_CUB_DEVICE void InclusiveSum(T input, T &output, TRANSHIP_SITE) {
    InclusiveScan(input, output, Plus(), site);
  }
  template <class More>
  TRANSHIP_CUB_DEVICE void InclusiveSum(T input, T &output, More &more, TRANSHIP_SITE) {
    InclusiveScan(input, output, Plus(), more, site);
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void InclusiveSum(T (&input)[Items], T (&output)[Items], TRANSHIP_SITE) {
    InclusiveScan(input, output, Plus(), site);
  }
  template <int Items, class More>
  TRANSHIP_CUB_DEVICE void InclusiveSum(T (&input)[Items], T (&output)[Items], More &more,
                                        TRANSHIP_SITE) {
    InclusiveScan(input, output, Plus(), more, site);
  }
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T input, T &output, TRANSHIP_SITE) {
    ExclusiveScan(input, output, T{}, Plus(), site);
  }
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T input, T &output, T &aggregate, TRANSHIP_SITE) {
    ExclusiveScan(input, output, T{}, Plus(), aggregate, site);
  }
  template <class Callback>
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T input, T &output, Callback &callback, TRANSHIP_SITE) {
    ExclusiveScan(input, output, Plus(), callback, site);
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T (&input)[Items], T (&output)[Items], TRANSHIP_SITE) {
    ExclusiveScan(input, output, T{}, Plus(), site);
  }
  template <int Items>
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T (&input)[Items], T (&output)[Items], T &aggregate,
                                        TRANSHIP_SITE) {
    ExclusiveScan(input, output, T{}, Plus(), aggregate, site);
  }
  template <int Items, class Callback>
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T (&input)[Items], T (&output)[Items], Callback &callback,
                                        TRANSHIP_SITE) {
    ExclusiveScan(input, output, Plus(), callback, site);
  }
};

} // namespace TRANSHIP_CUB
