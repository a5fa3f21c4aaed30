// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP declares hipRoundMode here; CUDA declares its counterpart in the runtime headers.
#pragma once

#include "hip/hip_runtime_api.h"
