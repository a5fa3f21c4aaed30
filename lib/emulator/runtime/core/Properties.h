// The device that programs see: the same on every machine, so that their choices (sizes of grids)
// are, too.
#pragma once

#include "tranship/cuda_spelling.h"

namespace tranship::emulator {

const cudaDeviceProp &properties();

} // namespace tranship::emulator
