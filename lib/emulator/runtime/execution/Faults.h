// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles signals that kernels and library calls raise: bad addresses and stack overflows.
#pragma once

#include "core/Launch.h"

namespace tranship::emulator {

class Block;

/// Installs the handlers for the calling thread. Signals outside of kernels are passed on to the
/// program.
void catchFaults();

/// While it exists, what a library call asks for is computed. A bad address in memory of the device is
/// reported; then the signal is passed on.
class LibraryCall {
public:
  LibraryCall();
  ~LibraryCall();
  LibraryCall(const LibraryCall &) = delete;
};

/// Reports the fault that the calling thread has caught last. Returns the error that the launch ends
/// with.
gpuError describeFault(Block &block);
/// The same, and ends the launch, for a block that ran in loops and did not fail again on fibers.
void reportLastFault(Block &block);

} // namespace tranship::emulator
