// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// WarpReduce, with shuffles, as the GPUs' libraries do it.
#pragma once
#pragma GCC system_header

#include "warp.h"

namespace TRANSHIP_CUB {

template <class T, int LogicalThreads = transhipDefaultWarp, int Arch = 0>
class WarpReduce : tranship_cub::WarpBase<LogicalThreads> {
  /// Combines the values from this lane to before `end`.
  template <class Operation>
  TRANSHIP_CUB_DEVICE T until(T value, Operation &op, int end, TranshipSite site) const {
    for (int step = 1; step < this->width; step *= 2) {
      const bool has = this->lane + step < end;
      T other = this->read(value, has ? this->lane + step : this->lane, site);
      if (has)
        value = op(value, other);
    }
    return value;
  }
  /// The lane before which the segment ends that this lane is in.
  template <class Flag>
  TRANSHIP_CUB_DEVICE int segmentEnd(Flag flag, bool isHead, TranshipSite site) const {
    unsigned long long flags = this->ballot(flag != 0, site) >> this->lane;
    if (isHead)
      flags = flags >> 1 << 1;
    if (!flags)
      return this->width;
    return this->lane + __builtin_ctzll(flags) + (isHead ? 0 : 1);
  }

public:
  using TempStorage = tranship_cub::NoStorage;
  TRANSHIP_CUB_DEVICE WarpReduce(TempStorage &) {}

  // The result is that of the logical warp's lane 0, or of a segment's first lane.
  template <class Operation> TRANSHIP_CUB_DEVICE T Reduce(T input, Operation op, TRANSHIP_SITE) {
    return until(input, op, this->width, site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE T Reduce(T input, Operation op, int valid, TRANSHIP_SITE) {
    return until(input, op, valid < this->width ? valid : this->width, site);
  }
  TRANSHIP_CUB_DEVICE T Sum(T input, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), site);
  }
  TRANSHIP_CUB_DEVICE T Sum(T input, int valid, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), valid, site);
  }
  template <class Operation, class Flag>
  TRANSHIP_CUB_DEVICE T HeadSegmentedReduce(T input, Flag head, Operation op, TRANSHIP_SITE) {
    return until(input, op, segmentEnd(head, true, site), site);
  }
  template <class Operation, class Flag>
  TRANSHIP_CUB_DEVICE T TailSegmentedReduce(T input, Flag tail, Operation op, TRANSHIP_SITE) {
    return until(input, op, segmentEnd(tail, false, site), site);
  }
  template <class Flag> TRANSHIP_CUB_DEVICE T HeadSegmentedSum(T input, Flag head, TRANSHIP_SITE) {
    return HeadSegmentedReduce(input, head, TRANSHIP_CUB::Sum(), site);
  }
  template <class Flag> TRANSHIP_CUB_DEVICE T TailSegmentedSum(T input, Flag tail, TRANSHIP_SITE) {
    return TailSegmentedReduce(input, tail, TRANSHIP_CUB::Sum(), site);
  }

#ifndef __HIP__ // hipCUB has none of these
  TRANSHIP_CUB_DEVICE T Max(T input, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Max(), site);
  }
  TRANSHIP_CUB_DEVICE T Max(T input, int valid, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Max(), valid, site);
  }
  TRANSHIP_CUB_DEVICE T Min(T input, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Min(), site);
  }
  TRANSHIP_CUB_DEVICE T Min(T input, int valid, TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Min(), valid, site);
  }
  template <int Items, class Operation>
  TRANSHIP_CUB_DEVICE T Reduce(T (&input)[Items], Operation op, TRANSHIP_SITE) {
    return Reduce(ThreadReduce(input, op), op, site);
  }
  template <int Items> TRANSHIP_CUB_DEVICE T Sum(T (&input)[Items], TRANSHIP_SITE) {
    return Reduce(input, TRANSHIP_CUB::Sum(), site);
  }
#endif
};

} // namespace TRANSHIP_CUB
