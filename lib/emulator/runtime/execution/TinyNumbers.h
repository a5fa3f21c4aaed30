// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Floating-point numbers of 8 bits, as AMD GPUs have them.
#pragma once

#include "emulator/interface/Wave.h"

#include <cstdint>

namespace tranship::emulator {

/// Returns the number of a code.
float tinyValue(WaveNumber format, uint8_t code);

/// Returns the code of the nearest number; of two that are as near, of the even one. What is too
/// large becomes infinity, or NaN in formats without it.
uint8_t tinyCode(WaveNumber format, float value);

} // namespace tranship::emulator
