// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Everything of CUDA that a unit sees without including it, as with nvcc.
#pragma once
#pragma GCC system_header

#include "atomics.h"
#include "cuda_spelling.h"
#include "device_math.h"
#include "launch.h"
#include "memory_access.h"
#include "nv_atomics.h"
#include "texture.h"
#include "threads.h"

#ifdef __cplusplus
#include "texture_references.h"
#endif
