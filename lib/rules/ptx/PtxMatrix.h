// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of matrices that the lanes of a warp hold, and loads and stores of their operands.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// Writes the C++ of `mma.sync`, `ldmatrix`, `stmatrix` or `movmatrix`; false if the instruction is none
/// of them, or of a shape or type that the helpers do not have.
bool translateMatrix(PtxWriter &writer, const PtxInstruction &instruction);

} // namespace tranship::rules
