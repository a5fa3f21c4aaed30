// The device that programs see: the same on every machine, so that their choices (sizes of grids)
// are, too.
#pragma once

#include "cuda_runtime_api.h"

namespace tranship::emulator {

const cudaDeviceProp &properties();

} // namespace tranship::emulator
