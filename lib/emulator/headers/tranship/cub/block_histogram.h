// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockHistogram and BlockRunLengthDecode.
#pragma once
#pragma GCC system_header

#include "block_scan.h"

namespace TRANSHIP_CUB {

enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };

template <class T, int X, int Items, int Bins, BlockHistogramAlgorithm Algorithm = BLOCK_HISTO_SORT,
          int Y = 1, int Z = 1, int Arch = 0>
class BlockHistogram : tranship_cub::BlockBase<unsigned char, X, Y, Z> {
  using Base = tranship_cub::BlockBase<unsigned char, X, Y, Z>;

public:
  TRANSHIP_CUB_BLOCK_CONSTRUCTORS(BlockHistogram)

  template <class Counter> TRANSHIP_CUB_DEVICE void InitHistogram(Counter (&histogram)[Bins]) {
    InitHistogram((Counter *)histogram);
  }
  template <class Counter> TRANSHIP_CUB_DEVICE void InitHistogram(Counter *histogram) {
    for (int i = this->thread; i < Bins; i += this->threads)
      histogram[i] = 0;
  }
  template <class Counter>
  TRANSHIP_CUB_DEVICE void Composite(T (&items)[Items], Counter *histogram) {
    for (int i = 0; i < Items; ++i) {
      if constexpr (std::is_integral<Counter>::value)
        __atomic_fetch_add(&histogram[items[i]], Counter(1), __ATOMIC_RELAXED);
      else
        atomicAdd(&histogram[items[i]], Counter(1));
    }
  }
  template <class Counter>
  TRANSHIP_CUB_DEVICE void Histogram(T (&items)[Items], Counter *histogram, TRANSHIP_SITE) {
    InitHistogram(histogram);
    __syncthreads(site);
    Composite(items, histogram);
  }
};

} // namespace TRANSHIP_CUB

namespace tranship_cub {
template <class Item, class Offset, int X, int Y, int Z, int Runs> struct RunLayout {
  using Scan = TRANSHIP_CUB::BlockScan<Offset, X, TRANSHIP_CUB::BLOCK_SCAN_WARP_SCANS, Y, Z>;
  using Base = BlockBase<RunLayout, X, Y, Z>;
  typename Scan::TempStorage scan;
  Room<Item, X * Y * Z * Runs> values;
  Room<Offset, X * Y * Z * Runs> offsets;
};
} // namespace tranship_cub

namespace TRANSHIP_CUB {

/// Runs become items, a window of them at a time.
template <class Item, int X, int Runs, int Items, class Offset = unsigned, int Y = 1, int Z = 1>
class BlockRunLengthDecode : tranship_cub::RunLayout<Item, Offset, X, Y, Z, Runs>::Base {
  using Layout = tranship_cub::RunLayout<Item, Offset, X, Y, Z, Runs>;
  using Base = typename Layout::Base;

  template <class From>
  TRANSHIP_CUB_DEVICE void keep(Item (&values)[Runs], From (&offsets)[Runs], TranshipSite site) {
    for (int i = 0; i < Runs; ++i) {
      this->shared.values[this->thread * Runs + i] = values[i];
      this->shared.offsets[this->thread * Runs + i] = Offset(offsets[i]);
    }
    __syncthreads(site);
  }

public:
  using typename Base::TempStorage;

  template <class Length, class Total>
  TRANSHIP_CUB_DEVICE BlockRunLengthDecode(TempStorage &storage, Item (&values)[Runs],
                                           Length (&lengths)[Runs], Total &total, TRANSHIP_SITE)
      : Base(storage) {
    Offset offsets[Runs], sum;
    for (int i = 0; i < Runs; ++i)
      offsets[i] = Offset(lengths[i]);
    typename Layout::Scan(this->shared.scan).ExclusiveSum(offsets, offsets, sum, site);
    total = Total(sum);
    keep(values, offsets, site);
  }
  template <class From>
  TRANSHIP_CUB_DEVICE BlockRunLengthDecode(TempStorage &storage, Item (&values)[Runs],
                                           From (&offsets)[Runs], TRANSHIP_SITE)
      : Base(storage) {
    keep(values, offsets, site);
  }
  template <class Length, class Total>
  TRANSHIP_CUB_DEVICE BlockRunLengthDecode(Item (&values)[Runs], Length (&lengths)[Runs],
                                           Total &total, TRANSHIP_SITE)
      : BlockRunLengthDecode(Base::ownStorage(), values, lengths, total, site) {}
  template <class From>
  TRANSHIP_CUB_DEVICE BlockRunLengthDecode(Item (&values)[Runs], From (&offsets)[Runs],
                                           TRANSHIP_SITE)
      : BlockRunLengthDecode(Base::ownStorage(), values, offsets, site) {}

  template <class Relative>
  TRANSHIP_CUB_DEVICE void RunLengthDecode(Item (&items)[Items], Relative (&relative)[Items],
                                           Offset from = 0) {
    for (int i = 0; i < Items; ++i) {
      const Offset place = from + Offset(this->thread * Items + i);
      const Offset *offsets = &this->shared.offsets[0];
      const int run = UpperBound(offsets, X * Y * Z * Runs, place) - 1;
      items[i] = this->shared.values[run];
      relative[i] = Relative(place - offsets[run]);
    }
  }
  TRANSHIP_CUB_DEVICE void RunLengthDecode(Item (&items)[Items], Offset from = 0) {
    Offset relative[Items];
    RunLengthDecode(items, relative, from);
  }
};

} // namespace TRANSHIP_CUB
