// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Signs that code which uses `warpSize` counts lanes by 32 all the same, too weak to be reported: 32 may count anything.
// Groups of 32 lanes are correct in either case, and whole wavefronts are not.
//   for (int i = threadIdx.x % warpSize; i < n; i += 32)     the kernel
//   auto [grid, block] = shapeFor(n);                         a launch whose numbers come from far away, where 32 occurs
#pragma once

#include "checks/analysis/WaveFacts.h"

namespace tranship::checks {

/// Finds none for kernels that the host launches by the width of the device.
void findWaveHints(const WaveCode &code, WaveFacts &facts);

} // namespace tranship::checks
