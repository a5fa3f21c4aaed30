// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline assembly for AMD GPUs, as far as HIP's libraries have it: loads and stores that pass
// caches, moves, waits, and texts that only hide a value from the optimizer.
#pragma once

#include "WaveWriter.h"

namespace tranship::emulator {

/// Writes a call of inline assembly for a wave. What is not known ends the launch with a report.
void writeInlineAssembly(WaveWriter &writer, llvm::CallInst &call);

} // namespace tranship::emulator
