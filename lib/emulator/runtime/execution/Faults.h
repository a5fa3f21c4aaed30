// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles signals that kernels raise: bad addresses and stack overflows.
#pragma once

namespace tranship::emulator {

/// Installs the handlers for the calling thread. Signals outside of kernels are passed on to the
/// program.
void catchFaults();

} // namespace tranship::emulator
