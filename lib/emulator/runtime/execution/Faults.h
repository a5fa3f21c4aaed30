// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles signals that kernels raise: bad addresses and stack overflows.
#pragma once

namespace tranship::emulator {

class Block;

/// Installs the handlers for the calling thread. Signals outside of kernels are passed on to the
/// program.
void catchFaults();

/// Reports the fault that the calling thread has caught last, and ends the launch. For a block that
/// ran in loops and did not fail again as fibers.
void reportLastFault(Block &block);

} // namespace tranship::emulator
