// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Codes that the plugin passes to the runtime's functions for PTX (runtime/execution/PtxNumbers.cpp).
#pragma once

#include <cstdint>

namespace tranship::emulator {

/// How a result is rounded.
enum PtxRounding : uint32_t {
  ptxNearestEven,
  ptxTowardZero,
  ptxDown,
  ptxUp,
  ptxNearestAway ///< ties away from zero
};

enum PtxOperation : uint32_t { ptxAdd, ptxSubtract, ptxMultiply, ptxFma, ptxDivide, ptxSqrt };

/// Formats of floating-point numbers.
enum PtxFormat : uint32_t {
  ptxHalf,
  ptxBrain,
  ptxSingle,
  ptxDouble,
  ptxTensor, ///< tf32: a float whose last 13 bits are 0
  ptxE4m3,
  ptxE5m2,
  ptxE2m1,
  ptxE3m2,
  ptxE2m3
};

/// Numbers in matrices.
enum PtxMatrixNumber : uint32_t {
  ptxMatrixHalf,
  ptxMatrixBrain,
  ptxMatrixTensor,
  ptxMatrixE4m3,
  ptxMatrixE5m2,
  ptxMatrixE3m2, ///< in bytes, as the next two
  ptxMatrixE2m3,
  ptxMatrixByteE2m1, ///< at bit 2 of a byte
  ptxMatrixE2m1,
  ptxMatrixSigned8,
  ptxMatrixUnsigned8,
  ptxMatrixSigned4,
  ptxMatrixUnsigned4
};

/// What the products of matrices are added to.
enum PtxMatrixSum : uint32_t {
  ptxMatrixSumSingle,
  ptxMatrixSumHalf,
  ptxMatrixSumInteger,
  ptxMatrixSumSaturating,
  ptxMatrixSumNegative = 16 ///< a flag: products are subtracted
};

/// Scales of blocks of numbers in matrices.
enum PtxMatrixScale : uint32_t { ptxMatrixScaleE8m0, ptxMatrixScaleE4m3 };

/// What happens to results that are too large, and to negative ones.
enum PtxNarrowing : uint32_t {
  ptxFinite = 1, ///< the largest number instead of infinity
  ptxRelu = 2    ///< 0 for negative numbers
};

} // namespace tranship::emulator
