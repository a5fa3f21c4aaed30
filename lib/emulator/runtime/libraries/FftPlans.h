// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other parts of cuFFT and hipFFT need to know of a plan.
#pragma once

#include "tranship/cufft.h"

#include <optional>
#include <vector>

namespace tranship::emulator {

struct FftShape {
  std::vector<int> sizes;
  cufftType type;
  int batch;
};

/// Returns nothing if the plan does not exist or was not made.
std::optional<FftShape> shapeOf(cufftHandle plan);

} // namespace tranship::emulator
