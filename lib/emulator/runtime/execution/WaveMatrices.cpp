// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix instructions of AMD GPUs (MFMA and WMMA), as plain loops. AMD's ISA documents say which lane
// holds which element. Products are exact in the type of the sum; sums are fused and in the order of
// the depth, which is one of those that hardware may take.
#include "emulator/interface/Wave.h"

#include "execution/TinyNumbers.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

using namespace tranship::emulator;

namespace {

template <typename T> T read(const unsigned char *memory, unsigned index) {
  T value;
  std::memcpy(&value, memory + index * sizeof value, sizeof value);
  return value;
}

float brainFloat(uint16_t bits) {
  uint32_t wide = uint32_t(bits) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof value);
  return value;
}

unsigned fourBits(const unsigned char *memory, unsigned index) {
  return memory[index / 2] >> (index % 2 * 4) & 15;
}

template <typename T> T element(WaveNumber number, const unsigned char *memory, unsigned index) {
  switch (number) {
  case WaveNumber::Int4:
    return T(int(fourBits(memory, index) ^ 8) - 8);
  case WaveNumber::UInt4:
    return T(fourBits(memory, index));
  case WaveNumber::Int8:
    return T(read<int8_t>(memory, index));
  case WaveNumber::UInt8:
    return T(read<uint8_t>(memory, index));
  case WaveNumber::Int32:
    return T(read<int32_t>(memory, index));
  case WaveNumber::Half:
    return T(float(read<_Float16>(memory, index)));
  case WaveNumber::BrainFloat:
    return T(brainFloat(read<uint16_t>(memory, index)));
  case WaveNumber::Float:
    return T(read<float>(memory, index));
  case WaveNumber::Double:
    return T(read<double>(memory, index));
  default:
    return T(tinyValue(number, read<uint8_t>(memory, index)));
  }
}

void write(WaveNumber number, unsigned char *memory, unsigned index, float value) {
  if (number == WaveNumber::Half) {
    _Float16 half = _Float16(value);
    std::memcpy(memory + index * sizeof half, &half, sizeof half);
  } else if (number == WaveNumber::BrainFloat) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    bits = value != value ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
    uint16_t high = uint16_t(bits >> 16);
    std::memcpy(memory + index * sizeof high, &high, sizeof high);
  } else
    std::memcpy(memory + index * sizeof value, &value, sizeof value);
}
void write(WaveNumber, unsigned char *memory, unsigned index, double value) {
  std::memcpy(memory + index * sizeof value, &value, sizeof value);
}
void write(WaveNumber, unsigned char *memory, unsigned index, int64_t value) {
  int32_t low = int32_t(value);
  std::memcpy(memory + index * sizeof low, &low, sizeof low);
}

unsigned bytesOf(WaveNumber number) {
  switch (number) {
  case WaveNumber::Half:
  case WaveNumber::BrainFloat:
    return 2;
  case WaveNumber::Double:
    return 8;
  default:
    return 4;
  }
}

unsigned bitsOf(WaveNumber number) {
  if (number <= WaveNumber::UInt4)
    return 4;
  return number == WaveNumber::Int8 || number == WaveNumber::UInt8 ||
                 (number >= WaveNumber::Fp8 && number <= WaveNumber::Bf8Fnuz)
             ? 8
             : 8 * bytesOf(number);
}

/// The lane from which a lane takes B (BLGP).
unsigned permuted(unsigned permutation, unsigned lane) {
  switch (permutation) {
  case 0:
    return lane;
  case 1:
  case 2:
    return lane % 32 + 32 * (permutation - 1);
  case 3:
    return (lane + 16) % 64;
  default:
    return lane % 16 + 16 * (permutation - 4);
  }
}

int64_t fused(int64_t a, int64_t b, int64_t c) { return a * b + c; }
float fused(float a, float b, float c) { return std::fma(a, b, c); }
double fused(double a, double b, double c) { return std::fma(a, b, c); }

template <typename T>
void multiply(const WaveMatrix &shape, const unsigned char *a, const unsigned char *b,
              const unsigned char *c, unsigned char *d) {
  // A lane has several elements of a row of A, or of a column of B. WMMA repeats the rows.
  unsigned perLane = shape.elements;
  unsigned bytesA = perLane * bitsOf(shape.a) / 8, bytesB = perLane * bitsOf(shape.b) / 8;
  unsigned groups = shape.rows / shape.rowGroup, laneGroups = shape.lanes / shape.columns;
  unsigned sumBytes = shape.rows * shape.columns * shape.blocks / shape.lanes * shape.stride *
                      bytesOf(shape.result);
  std::memcpy(d, c, size_t(shape.lanes) * sumBytes); // halves that are not written keep C
  unsigned sharing = (1u << shape.broadcast) - 1;
  for (unsigned block = 0; block < shape.blocks; ++block) {
    unsigned blockOfA = shape.broadcast ? (block & ~sharing) + (shape.source & sharing) : block;
    T left[32 * 32], right[32 * 32];
    for (unsigned k = 0; k < shape.depth; ++k) {
      unsigned part = k / perLane, index = k % perLane;
      for (unsigned i = 0; i < shape.rows; ++i) {
        unsigned lane = i + shape.rows * (blockOfA + shape.blocks * part);
        left[i * shape.depth + k] = element<T>(shape.a, a + lane * bytesA, index);
      }
      for (unsigned j = 0; j < shape.columns; ++j) {
        unsigned lane =
            permuted(shape.permutation, j + shape.columns * (block + shape.blocks * part));
        right[j * shape.depth + k] = element<T>(shape.b, b + lane * bytesB, index);
      }
    }
    for (unsigned i = 0; i < shape.rows; ++i) {
      unsigned group = i / shape.rowGroup;
      unsigned place = shape.blocksFirst ? block + shape.blocks * group : group + groups * block;
      unsigned index = (place / laneGroups * shape.rowGroup + i % shape.rowGroup) * shape.stride +
                       shape.upperHalf;
      for (unsigned j = 0; j < shape.columns; ++j) {
        unsigned lane = j + shape.columns * (place % laneGroups);
        T sum = element<T>(shape.result, c + lane * sumBytes, index);
        for (unsigned k = 0; k < shape.depth; ++k)
          sum = fused(left[i * shape.depth + k], right[j * shape.depth + k], sum);
        if constexpr (std::numeric_limits<T>::is_integer)
          if (shape.clamps)
            sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
        write(shape.result, d + lane * sumBytes, index, sum);
      }
    }
  }
}

} // namespace

extern "C" void tranship_waveMatrix(const WaveMatrix *shape, const unsigned char *a,
                                    const unsigned char *b, const unsigned char *c,
                                    unsigned char *d) {
  if (shape->result == WaveNumber::Double)
    multiply<double>(*shape, a, b, c, d);
  else if (shape->result == WaveNumber::Int32)
    multiply<int64_t>(*shape, a, b, c, d);
  else
    multiply<float>(*shape, a, b, c, d);
}
