// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device that programs see. It is the same on every machine, so that programs make the same
// choices (sizes of grids) everywhere.
#pragma once

#include "tranship/cuda_spelling.h"

namespace tranship::emulator {

const cudaDeviceProp &properties();
/// The properties of one of several devices, which differ in their identity only.
cudaDeviceProp propertiesOf(int device);

} // namespace tranship::emulator
