// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the regions of a kernel.
#pragma once

#include "ThreadValues.h"

namespace tranship::emulator {

/// The metadata of the loop over the threads of one row of a block.
inline constexpr char threadLoopMetadata[] = "tranship.threads";

/// Writes a function for each region: the one that starts, then those after each meeting point.
std::vector<llvm::Function *> writeRegions(const KernelBody &body, const ThreadValues &values);

} // namespace tranship::emulator
