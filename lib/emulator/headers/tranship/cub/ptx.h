// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's functions for places in a block, shuffles and bits.
#pragma once
#pragma GCC system_header

#include "types.h"

namespace TRANSHIP_CUB {

#ifdef __HIP__
using TranshipLaneMask = unsigned long long;
#else
using TranshipLaneMask = unsigned;
#endif

TRANSHIP_CUB_DEVICE int RowMajorTid(int x, int y, int z) {
  return (z == 1 ? 0 : int(threadIdx.z) * x * y) + (y == 1 ? 0 : int(threadIdx.y) * x) +
         int(threadIdx.x);
}
TRANSHIP_CUB_DEVICE unsigned LaneId() { return tranship_lane(); }
TRANSHIP_CUB_DEVICE unsigned WarpId() {
  return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) / warpSize;
}
TRANSHIP_CUB_DEVICE TranshipLaneMask LaneMaskLt() {
  return (TranshipLaneMask(1) << tranship_lane()) - 1;
}
TRANSHIP_CUB_DEVICE TranshipLaneMask LaneMaskLe() {
  return LaneMaskLt() | TranshipLaneMask(1) << tranship_lane();
}
TRANSHIP_CUB_DEVICE TranshipLaneMask LaneMaskGt() { return ~LaneMaskLe(); }
TRANSHIP_CUB_DEVICE TranshipLaneMask LaneMaskGe() { return ~LaneMaskLt(); }
template <int LogicalThreads, int Arch = 0>
TRANSHIP_CUB_DEVICE TranshipLaneMask WarpMask(unsigned warp) {
  TranshipLaneMask mask = TranshipLaneMask(~0ull >> (64 - LogicalThreads));
  const bool isPart = LogicalThreads < transhipWarpThreads();
  return isPart && PowerOfTwo<LogicalThreads>::VALUE ? mask << warp * LogicalThreads : mask;
}

// hipCUB ignores the masks of members, and the ends of segments.
#ifdef __HIP__
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleUp(T input, int offset, int, unsigned, TRANSHIP_SITE) {
  return __shfl_up(input, offset, Threads < warpSize ? Threads : warpSize, site);
}
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleDown(T input, int offset, int, unsigned, TRANSHIP_SITE) {
  return __shfl_down(input, offset, Threads < warpSize ? Threads : warpSize, site);
}
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleIndex(T input, int lane, unsigned, TRANSHIP_SITE) {
  return __shfl(input, lane, Threads < warpSize ? Threads : warpSize, site);
}
#else
/// `first`: the lane, within the logical warp, below which nothing is read.
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleUp(T input, int offset, int first, unsigned mask, TRANSHIP_SITE) {
  const int lane = tranship_lane(), base = lane / Threads * Threads;
  const int source = lane - offset < base + first ? lane : lane - offset;
  return transhipExchange(transhipMask32, mask, input, source, site);
}
/// `last`: the last lane that is read.
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleDown(T input, int offset, int last, unsigned mask, TRANSHIP_SITE) {
  const int lane = tranship_lane(), base = lane / Threads * Threads;
  const int source = lane + offset > base + last ? lane : lane + offset;
  return transhipExchange(transhipMask32, mask, input, source, site);
}
template <int Threads, class T>
TRANSHIP_CUB_DEVICE T ShuffleIndex(T input, int lane, unsigned mask, TRANSHIP_SITE) {
  return __shfl_sync(mask, input, lane, Threads, site);
}
#endif

template <class UnsignedBits>
TRANSHIP_CUB_DEVICE unsigned BFE(UnsignedBits source, unsigned start, unsigned count) {
#ifdef __HIP__
  static_assert(std::is_unsigned<UnsignedBits>::value, "UnsignedBits must be unsigned");
#endif
  using Word = typename tranship_cub::Bits<sizeof(UnsignedBits)>::Type;
  const unsigned long long bits = (unsigned long long)(Word(source) >> start);
  return unsigned(count >= 64 ? bits : bits & ((1ull << count) - 1));
}
TRANSHIP_CUB_DEVICE void BFI(unsigned &result, unsigned x, unsigned y, unsigned start,
                             unsigned count) {
  const unsigned mask = unsigned(((1ull << count) - 1) << start);
  result = (x & ~mask) | (y << start & mask);
}
TRANSHIP_CUB_DEVICE unsigned IADD3(unsigned x, unsigned y, unsigned z) { return x + y + z; }
TRANSHIP_CUB_DEVICE unsigned SHR_ADD(unsigned x, unsigned shift, unsigned y) {
  return (x >> shift) + y;
}
TRANSHIP_CUB_DEVICE unsigned SHL_ADD(unsigned x, unsigned shift, unsigned y) {
  return (x << shift) + y;
}
TRANSHIP_CUB_DEVICE int PRMT(unsigned a, unsigned b, unsigned index) {
  return __byte_perm(a, b, index);
}
TRANSHIP_CUB_DEVICE void CTA_SYNC(TRANSHIP_SITE) { __syncthreads(site); }
TRANSHIP_CUB_DEVICE void BAR(int, TRANSHIP_SITE) { __syncthreads(site); }
#ifdef __HIP__
TRANSHIP_CUB_DEVICE void WARP_SYNC(unsigned, TRANSHIP_SITE) { __syncwarp(site); }
TRANSHIP_CUB_DEVICE int WARP_ANY(int predicate, unsigned long long, TRANSHIP_SITE) {
  return __any(predicate, site);
}
TRANSHIP_CUB_DEVICE int WARP_ALL(int predicate, unsigned long long, TRANSHIP_SITE) {
  return __all(predicate, site);
}
TRANSHIP_CUB_DEVICE long long WARP_BALLOT(int predicate, unsigned long long, TRANSHIP_SITE) {
  return __ballot(predicate, site);
}
#else
TRANSHIP_CUB_DEVICE int CTA_SYNC_AND(int predicate, TRANSHIP_SITE) {
  return __syncthreads_and(predicate, site);
}
TRANSHIP_CUB_DEVICE int CTA_SYNC_OR(int predicate, TRANSHIP_SITE) {
  return __syncthreads_or(predicate, site);
}
TRANSHIP_CUB_DEVICE void WARP_SYNC(unsigned mask, TRANSHIP_SITE) { __syncwarp(mask, site); }
TRANSHIP_CUB_DEVICE int WARP_ANY(int predicate, unsigned mask, TRANSHIP_SITE) {
  return __any_sync(mask, predicate, site);
}
TRANSHIP_CUB_DEVICE int WARP_ALL(int predicate, unsigned mask, TRANSHIP_SITE) {
  return __all_sync(mask, predicate, site);
}
TRANSHIP_CUB_DEVICE int WARP_BALLOT(int predicate, unsigned mask, TRANSHIP_SITE) {
  return __ballot_sync(mask, predicate, site);
}
#endif

} // namespace TRANSHIP_CUB
