// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "libraries/CollectiveElements.h"

#include "execution/TinyNumbers.h"
#include "libraries/BlasElements.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace tranship::emulator {

namespace {

/// How elements are stored, and the numbers that they are computed as.
template <class T> struct Plain {
  using Stored = T;
  using Number = T;
  static Number load(Stored stored) { return stored; }
  static Stored store(Number number) { return number; }
};
struct Half {
  using Stored = _Float16;
  using Number = float;
  static Number load(Stored stored) { return float(stored); }
  static Stored store(Number number) { return _Float16(number); }
};
struct BrainFloat {
  using Stored = uint16_t;
  using Number = float;
  static Number load(Stored stored) { return widen(&stored, CUDA_R_16BF); }
  static Stored store(Number number) {
    Stored stored;
    narrow(number, &stored, CUDA_R_16BF);
    return stored;
  }
};
template <WaveNumber format> struct Tiny {
  using Stored = uint8_t;
  using Number = float;
  static Number load(Stored stored) { return tinyValue(format, stored); }
  static Stored store(Number number) { return tinyCode(format, number); }
};

/// Sums and products of integers wrap around.
template <class T> T add(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return T(uint64_t(a) + uint64_t(b));
  else
    return a + b;
}
template <class T> T multiply(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return T(uint64_t(a) * uint64_t(b));
  else
    return a * b;
}
template <class T> T larger(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return std::max(a, b);
  else
    return std::fmax(a, b);
}
template <class T> T smaller(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return std::min(a, b);
  else
    return std::fmin(a, b);
}
template <class T> T combined(ncclRedOp_t operation, T a, T b) {
  switch (operation) {
  case ncclProd:
    return multiply(a, b);
  case ncclMax:
    return larger(a, b);
  case ncclMin:
    return smaller(a, b);
  default:
    return add(a, b);
  }
}

template <class Format>
void reduceAs(ncclRedOp_t operation, size_t count, const std::vector<Contribution> &contributions,
              const std::vector<void *> &targets) {
  using Stored = typename Format::Stored;
  using Number = typename Format::Number;
  constexpr bool isInteger = std::is_integral_v<Number>;
  // The mean of integers is their sum, divided. Others are divided before they are added.
  Number share = 1;
  if constexpr (!isInteger)
    if (operation == ncclAvg)
      share = Format::load(Format::store(Number(1) / Number(contributions.size())));
  auto load = [&](const Contribution &from, size_t i) {
    Number number = Format::load(static_cast<const Stored *>(from.elements)[i]);
    if (from.scalar)
      number = multiply(number, Format::load(*static_cast<const Stored *>(from.scalar)));
    else if (operation == ncclAvg)
      number = multiply(number, share);
    else
      return number;
    return Format::load(Format::store(number));
  };
  for (size_t i = 0; i < count; ++i) {
    Number result = load(contributions[0], i);
    for (size_t rank = 1; rank < contributions.size(); ++rank)
      result =
          Format::load(Format::store(combined(operation, result, load(contributions[rank], i))));
    if constexpr (isInteger)
      if (operation == ncclAvg)
        result = std::is_signed_v<Number> ? Number(int64_t(result) / int64_t(contributions.size()))
                                          : Number(result / contributions.size());
    for (void *target : targets)
      static_cast<Stored *>(target)[i] = Format::store(result);
  }
}

} // namespace

size_t sizeOf(ncclDataType_t type) {
  switch (type) {
  case ncclInt8:
  case ncclUint8:
  case ncclFloat8e4m3:
  case ncclFloat8e5m2:
    return 1;
  case ncclFloat16:
  case ncclBfloat16:
    return 2;
  case ncclInt32:
  case ncclUint32:
  case ncclFloat32:
    return 4;
  case ncclInt64:
  case ncclUint64:
  case ncclFloat64:
    return 8;
  default:
    return 0;
  }
}

void reduce(ncclDataType_t type, ncclRedOp_t operation, size_t count,
            const std::vector<Contribution> &contributions, const std::vector<void *> &targets) {
  switch (type) {
#define REDUCE_AS(name, ...)                                                                       \
  case name:                                                                                       \
    return reduceAs<__VA_ARGS__>(operation, count, contributions, targets);
    REDUCE_AS(ncclInt8, Plain<int8_t>)
    REDUCE_AS(ncclUint8, Plain<uint8_t>)
    REDUCE_AS(ncclInt32, Plain<int32_t>)
    REDUCE_AS(ncclUint32, Plain<uint32_t>)
    REDUCE_AS(ncclInt64, Plain<int64_t>)
    REDUCE_AS(ncclUint64, Plain<uint64_t>)
    REDUCE_AS(ncclFloat16, Half)
    REDUCE_AS(ncclFloat32, Plain<float>)
    REDUCE_AS(ncclFloat64, Plain<double>)
    REDUCE_AS(ncclBfloat16, BrainFloat)
    REDUCE_AS(ncclFloat8e4m3, Tiny<WaveNumber::Fp8>)
    REDUCE_AS(ncclFloat8e5m2, Tiny<WaveNumber::Bf8>)
#undef REDUCE_AS
  default:
    return;
  }
}

} // namespace tranship::emulator
