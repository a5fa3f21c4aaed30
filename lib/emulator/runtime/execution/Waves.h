// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that were compiled for an AMD GPU.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

/// Fills in what the waves of a launch read in common.
void prepareWaves(Launch &launch);

} // namespace tranship::emulator
