// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What several families of PTX do to floating-point numbers.
#pragma once

#include "Lowering.h"

#include "emulator/interface/PtxRounding.h"

namespace tranship::emulator::ptx {

/// `.ftz`: zero, with the number's sign, for a subnormal number.
llvm::Value *flushed(Lowering &into, llvm::Value *value);

/// `.sat`: at least 0 and at most 1; 0 for NaN.
llvm::Value *clampedToOne(Lowering &into, llvm::Value *value);

/// `.relu`: at least 0; NaN stays.
llvm::Value *withoutNegatives(Lowering &into, llvm::Value *value);

/// Takes one of `.rn`, `.rz`, `.rm` and `.rp`.
std::optional<PtxRounding> takeRounding(Words &words);

} // namespace tranship::emulator::ptx
