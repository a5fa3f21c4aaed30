// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hip/hip_runtime.h"

#include <curand_kernel.h>
#include <curand_mtgp32_host.h>

#include "tranship/guards.h"
