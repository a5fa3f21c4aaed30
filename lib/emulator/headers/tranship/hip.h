// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The core of HIP.
#pragma once
#pragma GCC system_header
#define HIP_INCLUDE_HIP_HIP_RUNTIME_H
#define HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H

#include "atomics.h"
#include "device_math.h"
#include "hip_spelling.h"
#include "launch.h"
#include "memory_access.h"
#include "texture.h"
#include "threads.h"
#include "vector_operators.h"
