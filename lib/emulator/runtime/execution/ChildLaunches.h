// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches from kernels. A grid that a thread launches begins when its parent's blocks have run, or
// as soon as the thread waits for it; by then, all that the thread wrote before is there.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

/// Returns where the arguments of the kernel are.
std::vector<void *> argumentsOf(const ChildGrid &child);

/// Runs the grids one after another, each with those that it launches. Returns the first error.
/// Other workers help with large ones if they may.
gpuError runChildren(std::vector<ChildGrid> children, bool mayHaveHelp);

// The API's functions as kernels call them.

/// Whether a kernel runs on this thread of the machine.
bool inKernel();
/// Runs it once the grids that the block launched earlier are complete.
void transferLater(cudaStream_t stream, std::function<gpuError()> transfer);
/// Runs what the block has launched, but for tail launches. An error ends the kernel.
gpuError waitForChildren();

} // namespace tranship::emulator
