// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The clocks of the C library for the program. On request each reading is ahead by one more step, so that times differ from run
// to run, however few digits of them a program prints.
#pragma once

namespace tranship::emulator {

/// Does nothing. A call makes the linker take these clocks for those of the C library.
void linkClocks();

} // namespace tranship::emulator
