// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that were compiled for an AMD GPU.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

/// Fills in the data that all waves of a launch share.
void prepareWaves(Launch &launch);

} // namespace tranship::emulator
