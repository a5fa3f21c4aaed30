// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs one launch of a trace again, and nothing else of the program.
#pragma once

namespace tranship::emulator {

/// If the environment asks for it, restores the memory that was kept, runs the kernel and ends the
/// program.
void replayIfAsked();

} // namespace tranship::emulator
