// Signals that kernels raise: bad addresses, stacks that overflow.
#pragma once

namespace tranship::emulator {

/// For the calling thread; signals outside of kernels stay the program's.
void catchFaults();

} // namespace tranship::emulator
