// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceHistogram.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

/// Bins of equal width. CUB and hipCUB place whole numbers differently if the width is not whole.
template <class Level, class Sample> struct EvenBins {
  using Number = typename std::common_type<Level, Sample>::type;
  int levels;
  Level lower, upper;
  TRANSHIP_CUB_DEVICE int find(Sample sample) const {
    const Number value = sample, low = lower, high = upper;
    if (value < low || !(value < high))
      return -1;
    if constexpr (IsFloat<Number>::value) {
#ifdef __HIP__
      return int((Level(sample) - lower) * (Level(levels - 1) / (upper - lower)));
#else
      return int((value - low) * (Number(levels - 1) / (high - low)));
#endif
    } else {
#ifdef __HIP__
      return int((Level(sample) - lower) / ((upper - lower) / Level(levels - 1)));
#else
      using Wide = unsigned __int128;
      return int(Wide(value - low) * Wide(levels - 1) / Wide(high - low));
#endif
    }
  }
};
template <class Level, class Sample> struct RangeBins {
  int levels;
  const Level *places;
  TRANSHIP_CUB_DEVICE int find(Sample sample) const {
    const int bin = TRANSHIP_CUB::UpperBound(places, levels, Level(sample)) - 1;
    return bin < levels - 1 ? bin : -1;
  }
};

template <int Channels, int Active, class Bins, class Counter> struct Histograms {
  Bins bins[Active];
  Counter *counters[Active];

  template <class Samples>
  TRANSHIP_NAME(Error_t) count(void *storage, size_t &bytes, Samples samples, long long width,
                     long long height, size_t stride, TRANSHIP_NAME(Stream_t) stream) {
    const Histograms self = *this;
    return run(storage, bytes, 1, stream, [=] __device__() mutable {
      for (int c = 0; c < Active; ++c)
        for (int bin = 0; bin < self.bins[c].levels - 1; ++bin)
          self.counters[c][bin] = 0;
      const long long rowSamples = stride / sizeof(Element<Samples>);
      for (long long y = 0; y < height; ++y)
        for (long long x = 0; x < width; ++x)
          for (int c = 0; c < Active; ++c) {
            const int bin = self.bins[c].find(samples[y * rowSamples + x * Channels + c]);
            if (bin >= 0 && bin < self.bins[c].levels - 1)
              ++self.counters[c][bin];
          }
    });
  }
};

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceHistogram {
  template <class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) HistogramEven(void *storage, size_t &bytes, Samples samples,
                                    Counter *histogram, int levels, Level lower, Level upper,
                                    Count width, Count height, size_t stride,
                                    TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using Bins = tranship_cub::EvenBins<Level, tranship_cub::Element<Samples>>;
    return tranship_cub::Histograms<1, 1, Bins, Counter>{{{levels, lower, upper}}, {histogram}}
        .count(storage, bytes, samples, width, height, stride, stream);
  }
  template <class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) HistogramEven(void *storage, size_t &bytes, Samples samples,
                                    Counter *histogram, int levels, Level lower, Level upper,
                                    Count count, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return HistogramEven(storage, bytes, samples, histogram, levels, lower, upper, count, Count(1),
                         size_t(0), stream);
  }
  template <class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) HistogramRange(void *storage, size_t &bytes, Samples samples,
                                     Counter *histogram, int levels, const Level *places,
                                     Count width, Count height, size_t stride,
                                     TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using Bins = tranship_cub::RangeBins<Level, tranship_cub::Element<Samples>>;
    return tranship_cub::Histograms<1, 1, Bins, Counter>{{{levels, places}}, {histogram}}.count(
        storage, bytes, samples, width, height, stride, stream);
  }
  template <class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) HistogramRange(void *storage, size_t &bytes, Samples samples,
                                     Counter *histogram, int levels, const Level *places,
                                     Count count, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return HistogramRange(storage, bytes, samples, histogram, levels, places, count, Count(1),
                          size_t(0), stream);
  }

  template <int Channels, int Active, class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) MultiHistogramEven(void *storage, size_t &bytes, Samples samples,
                                         Counter **histograms, const int *levels,
                                         const Level *lower, const Level *upper, Count width,
                                         Count height, size_t stride, TRANSHIP_NAME(Stream_t) stream = 0,
                                         bool = false) {
    using Bins = tranship_cub::EvenBins<Level, tranship_cub::Element<Samples>>;
    tranship_cub::Histograms<Channels, Active, Bins, Counter> all;
    for (int c = 0; c < Active; ++c) {
      all.bins[c] = {levels[c], lower[c], upper[c]};
      all.counters[c] = histograms[c];
    }
    return all.count(storage, bytes, samples, width, height, stride, stream);
  }
  template <int Channels, int Active, class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) MultiHistogramEven(void *storage, size_t &bytes, Samples samples,
                                         Counter **histograms, const int *levels,
                                         const Level *lower, const Level *upper, Count count,
                                         TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return MultiHistogramEven<Channels, Active>(storage, bytes, samples, histograms, levels, lower,
                                                upper, count, Count(1), size_t(0), stream);
  }
  template <int Channels, int Active, class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) MultiHistogramRange(void *storage, size_t &bytes, Samples samples,
                                          Counter **histograms, const int *levels,
                                          Level *const *places, Count width, Count height,
                                          size_t stride, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using Bins = tranship_cub::RangeBins<typename std::remove_cv<Level>::type,
                                         tranship_cub::Element<Samples>>;
    tranship_cub::Histograms<Channels, Active, Bins, Counter> all;
    for (int c = 0; c < Active; ++c) {
      all.bins[c] = {levels[c], places[c]};
      all.counters[c] = histograms[c];
    }
    return all.count(storage, bytes, samples, width, height, stride, stream);
  }
  template <int Channels, int Active, class Samples, class Counter, class Level, class Count>
  static TRANSHIP_NAME(Error_t) MultiHistogramRange(void *storage, size_t &bytes, Samples samples,
                                          Counter **histograms, const int *levels,
                                          Level *const *places, Count count,
                                          TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return MultiHistogramRange<Channels, Active>(storage, bytes, samples, histograms, levels,
                                                 places, count, Count(1), size_t(0), stream);
  }
};

} // namespace TRANSHIP_CUB
