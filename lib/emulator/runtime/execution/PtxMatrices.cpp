// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What PTX's matrix instructions compute for one element of the result.
#include "emulator/interface/PtxRounding.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

extern "C" {
double tranship_ptxTinyValue(uint32_t code, uint32_t formatCode);
uint32_t tranship_ptxNarrow(double value, uint32_t formatCode, uint32_t mode, uint32_t narrowing);
}

using namespace tranship::emulator;

namespace {

unsigned bitsOf(uint32_t number) {
  switch (number) {
  case ptxMatrixHalf:
  case ptxMatrixBrain:
    return 16;
  case ptxMatrixTensor:
    return 32;
  case ptxMatrixE2m1:
  case ptxMatrixSigned4:
  case ptxMatrixUnsigned4:
    return 4;
  default:
    return 8;
  }
}

/// The number at a place of a row.
double elementOf(const uint32_t *row, unsigned place, uint32_t number) {
  const unsigned bits = bitsOf(number), perWord = 32 / bits;
  uint32_t code = row[place / perWord] >> place % perWord * bits;
  if (bits < 32)
    code &= (1u << bits) - 1;
  switch (number) {
  case ptxMatrixHalf:
    return double(std::bit_cast<_Float16>(uint16_t(code)));
  case ptxMatrixBrain:
    return std::bit_cast<float>(code << 16);
  case ptxMatrixTensor:
    return std::bit_cast<float>(code & ~0x1fffu); // the last bits of a float are not looked at
  case ptxMatrixE4m3:
    return tranship_ptxTinyValue(code, ptxE4m3);
  case ptxMatrixE5m2:
    return tranship_ptxTinyValue(code, ptxE5m2);
  case ptxMatrixE3m2:
    return tranship_ptxTinyValue(code & 0x3f, ptxE3m2);
  case ptxMatrixE2m3:
    return tranship_ptxTinyValue(code & 0x3f, ptxE2m3);
  case ptxMatrixByteE2m1:
    return tranship_ptxTinyValue(code >> 2 & 0xf, ptxE2m1);
  case ptxMatrixE2m1:
    return tranship_ptxTinyValue(code, ptxE2m1);
  case ptxMatrixSigned8:
    return int8_t(code);
  case ptxMatrixSigned4:
    return int(code << 28) >> 28;
  default:
    return code;
  }
}

/// The scale at a place of four.
double scaleOf(uint32_t word, unsigned place, uint32_t type) {
  const uint32_t code = word >> 8 * place & 0xff;
  if (type == ptxMatrixScaleE4m3)
    return tranship_ptxTinyValue(code & 0x7f, ptxE4m3);
  return code == 0xff ? std::numeric_limits<double>::quiet_NaN() : std::ldexp(1.0, int(code) - 127);
}

} // namespace

extern "C" {

/// A row of the first matrix times a column of the second, of so many words each, plus `start`. Products
/// are exact, and the sum is rounded once; GPUs round more often.
uint32_t tranship_ptxMatrixElement(uint32_t first, uint32_t second, uint32_t sum, uint32_t words,
                                   const uint32_t *row, const uint32_t *column, uint32_t start) {
  const unsigned count = words * (32 / bitsOf(first));
  const uint32_t kind = sum & ~uint32_t(ptxMatrixSumNegative);
  double result = kind == ptxMatrixSumSingle ? std::bit_cast<float>(start)
                  : kind == ptxMatrixSumHalf ? double(std::bit_cast<_Float16>(uint16_t(start)))
                                             : int32_t(start);
  const double sign = sum & ptxMatrixSumNegative ? -1 : 1;
  for (unsigned i = 0; i < count; ++i)
    result += sign * elementOf(row, i, first) * elementOf(column, i, second);
  switch (kind) {
  case ptxMatrixSumSingle:
    return std::bit_cast<uint32_t>(float(result));
  case ptxMatrixSumHalf:
    return tranship_ptxNarrow(result, ptxHalf, ptxNearestEven, 0);
  case ptxMatrixSumSaturating:
    return uint32_t(int32_t(std::clamp(result, -2147483648.0, 2147483647.0)));
  default:
    return uint32_t(int64_t(result));
  }
}

/// The same where each of `blocks` blocks has a scale on both sides. The sum is a float.
uint32_t tranship_ptxMatrixScaled(uint32_t first, uint32_t second, uint32_t scale, uint32_t blocks,
                                  uint32_t words, const uint32_t *row, const uint32_t *column,
                                  uint32_t rowScales, uint32_t columnScales, uint32_t start) {
  const unsigned count = words * (32 / bitsOf(first));
  double result = std::bit_cast<float>(start);
  for (unsigned i = 0; i < count; ++i) {
    const unsigned block = i * blocks / count;
    result += elementOf(row, i, first) * elementOf(column, i, second) *
              scaleOf(rowScales, block, scale) * scaleOf(columnScales, block, scale);
  }
  return std::bit_cast<uint32_t>(float(result));
}

/// 32 bytes of a row or column of an operand of wgmma. The descriptor says where it is: bits 0 to 13 the
/// beginning, 16 to 29 and 32 to 45 the leading and the stride distance (all in units of 16 bytes), 49 to 51
/// the row that the pattern begins with, 62 and 63 the pattern: none, or by 128, 64 or 32 bytes. In PTX's words,
/// "core matrices" are 8 times 16 bytes. With a pattern, 16 bytes at an address are where its bits 4 to 6 are
/// exclusive-ored with bits 7 to 9, as many as the pattern has.
void tranship_ptxMatrixLine(const uint8_t *shared, uint64_t descriptor, uint32_t line,
                            uint32_t isTransposed, uint32_t *to) {
  auto field = [&](unsigned at) { return uint32_t(descriptor >> at & 0x3fff) * 16; };
  const uint32_t begin = field(0), leading = field(16), stride = field(32);
  const uint32_t pattern = descriptor >> 62, first = descriptor >> 49 & 7;
  const uint32_t bytes = pattern == 0 ? 16 : 256u >> pattern; // of a line of the pattern
  auto at = [&](uint32_t offset) {
    const uint32_t address = begin + offset, row = (address / 128 - first) % (bytes / 16);
    return shared + (address ^ row * 16);
  };
  auto *bytesTo = reinterpret_cast<uint8_t *>(to);
  for (uint32_t half = 0; half < 2; ++half) {
    if (!isTransposed) {
      const uint32_t matrix = line / 8 * stride + half * (pattern == 0 ? leading : 16);
      std::memcpy(bytesTo + 16 * half, at(matrix + line % 8 * bytes), 16);
      continue;
    }
    // Numbers of 16 bits, those of a line apart.
    const uint32_t column = line / 8, lines = bytes / 16;
    const uint32_t matrix = pattern == 0
                                ? column * stride + half * leading
                                : column / lines * leading + column % lines * 16 + half * stride;
    for (uint32_t i = 0; i < 8; ++i)
      std::memcpy(bytesTo + 16 * half + 2 * i, at(matrix + i * bytes) + line % 8 * 2, 2);
  }
}

} // extern "C"
