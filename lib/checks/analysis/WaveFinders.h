// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the finders of all wave checks (WaveFinders.def).
#pragma once

#include "checks/analysis/WaveFacts.h"

namespace tranship::checks {

/// Each finder adds to `facts` what it finds in a unit.
#define WAVE_FINDER(Name, Scope) void find##Name(const WaveCode &code, WaveFacts &facts);
#include "checks/analysis/WaveFinders.def"

/// What all finders find, in their order.
WaveFacts findWaveFacts(const WaveCode &code);

} // namespace tranship::checks
