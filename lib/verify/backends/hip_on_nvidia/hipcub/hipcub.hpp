// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hip/hip_runtime.h"

#include <cub/cub.cuh>

namespace hipcub = cub;
