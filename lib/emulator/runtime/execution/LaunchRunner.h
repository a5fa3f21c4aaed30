// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the blocks of a launch on the machine's threads.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

/// Runs the launch to its end, one launch at a time. Returns the kernel's error.
gpuError runLaunch(Launch &launch);
/// The threads that help with launches, and otherwise sleep.
size_t launchHelpers();

} // namespace tranship::emulator
