// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP declares here what CUDA's runtime declares: hipRoundMode.
#pragma once

#include "hip/hip_runtime_api.h"
