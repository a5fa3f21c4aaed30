// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalar video instructions on parts of registers: `vadd.s32.s32.s32 %0, %1.h1, %2.h0`.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// Writes the C++ of such an instruction, or returns false: it has no parts, or no exact form.
bool translateVideo(PtxWriter &writer, const PtxInstruction &instruction);

} // namespace tranship::rules
