// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements whose type is a parameter, as numbers that the CPU computes with.
#pragma once

#include "libraries/Blas.h"

#include <cstring>

namespace tranship::emulator {

inline bool isSmall(cudaDataType type) { return type == CUDA_R_16F || type == CUDA_R_16BF; }
inline bool isReal(cudaDataType type) { return type == CUDA_R_32F || isSmall(type); }
inline size_t sizeOf(cudaDataType type) {
  switch (type) {
  case CUDA_R_16F:
  case CUDA_R_16BF:
    return 2;
  case CUDA_R_32F:
    return 4;
  case CUDA_C_64F:
    return 16;
  default:
    return 8;
  }
}

inline float widen(const void *place, cudaDataType type) {
  if (type == CUDA_R_32F)
    return *static_cast<const float *>(place);
  if (type == CUDA_R_16F)
    return float(*static_cast<const _Float16 *>(place));
  uint32_t bits = uint32_t(*static_cast<const uint16_t *>(place)) << 16;
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

inline void narrow(float value, void *place, cudaDataType type) {
  if (type == CUDA_R_32F)
    *static_cast<float *>(place) = value;
  else if (type == CUDA_R_16F)
    *static_cast<_Float16 *>(place) = _Float16(value);
  else {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    // Rounds to the nearest, ties to even. NaN stays NaN.
    bits = value != value ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
    *static_cast<uint16_t *>(place) = uint16_t(bits >> 16);
  }
}

} // namespace tranship::emulator
