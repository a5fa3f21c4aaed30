// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "filter.h"

__device__ float average(float left, float middle, float right) {
  return 0.25f * left + 0.5f * middle + 0.25f * right;
}
