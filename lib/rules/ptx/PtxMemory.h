// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions on memory: loads, stores, atomics and copies.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// Writes the C++ of an instruction on memory; false if it is none, or has no exact form.
bool translateMemory(PtxWriter &writer, const PtxInstruction &instruction);

} // namespace tranship::rules
