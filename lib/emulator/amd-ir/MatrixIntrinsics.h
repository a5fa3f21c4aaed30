// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of matrices that a wave computes together: MFMA (CDNA) and WMMA (RDNA 3).
#pragma once

#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"

#include <optional>

namespace tranship::emulator {

class WaveWriter;

/// Whether the intrinsic is MFMA or WMMA, executed or not.
bool isMatrixIntrinsic(const llvm::IntrinsicInst &call);

/// What the instruction does, read off its name and its types. None: it is not executed, since its
/// matrices are sparse, its numbers are scaled or xf32, or it came with gfx12.
std::optional<WaveMatrix> matrixOf(const llvm::IntrinsicInst &call, unsigned lanes);

void writeMatrix(WaveWriter &writer, llvm::IntrinsicInst &call);

} // namespace tranship::emulator
