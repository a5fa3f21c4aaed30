// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device that programs see. It is the same on every machine, so that programs make the same
// choices (sizes of grids) everywhere.
#pragma once

#include "tranship/cuda_spelling.h"

namespace tranship::emulator {

const cudaDeviceProp &properties();

} // namespace tranship::emulator
