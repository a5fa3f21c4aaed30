// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What PTX's matrix instructions compute for one element of the result.
#include "emulator/interface/PtxRounding.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
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
  double result = sum == ptxMatrixSumSingle ? std::bit_cast<float>(start)
                  : sum == ptxMatrixSumHalf ? double(std::bit_cast<_Float16>(uint16_t(start)))
                                            : int32_t(start);
  for (unsigned i = 0; i < count; ++i)
    result += elementOf(row, i, first) * elementOf(column, i, second);
  switch (sum) {
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

} // extern "C"
