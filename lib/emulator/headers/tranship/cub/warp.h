// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the warp-wide operations share: a logical warp is a part of the warp, or all of it.
#pragma once
#pragma GCC system_header

#include "ptx.h"
#include "thread.h"

namespace tranship_cub {

template <int LogicalThreads> class WarpBase {
  static_assert(LogicalThreads > 0, "a warp has threads");

protected:
  int width; ///< of the logical warp
  int lane;  ///< within it
  int first; ///< the warp's lane that is its first one

  TRANSHIP_CUB_DEVICE WarpBase() {
    const int all = TRANSHIP_CUB::transhipWarpThreads(), here = tranship_lane();
    width = LogicalThreads < all ? LogicalThreads : all;
    first = here / width * width;
    lane = here - first;
  }
  TRANSHIP_CUB_DEVICE unsigned long long mask() const {
    return ~0ull >> (64 - width) << first;
  }
  /// The value of a lane of the logical warp. All of its lanes take part.
  template <class T> TRANSHIP_CUB_DEVICE T read(const T &value, int from, TranshipSite site) const {
    return transhipExchange(transhipMask64, mask(), value, first + from, site);
  }
  TRANSHIP_CUB_DEVICE unsigned long long ballot(bool predicate, TranshipSite site) const {
    return transhipVote(transhipMask64, mask(), predicate, site) >> first;
  }
  TRANSHIP_CUB_DEVICE void meet(TranshipSite site) const {
    transhipWarp(transhipSyncWarp, transhipMask64, mask(), 0, 0, site);
  }
};

/// The storage of operations that keep nothing in memory.
struct NoStorage {
  unsigned char transhipByte;
};

} // namespace tranship_cub
