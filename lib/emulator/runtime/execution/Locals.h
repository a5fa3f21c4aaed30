// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The variables that the code of kernels reads directly. They describe the thread that runs.
#pragma once

#include "tranship/cuda_spelling.h"

extern "C" {
extern constinit thread_local uint3 tranship_local_threadIdx, tranship_local_blockIdx;
extern constinit thread_local dim3 tranship_local_blockDim, tranship_local_gridDim;
/// The block's shared memory: static and dynamic.
extern constinit thread_local char *tranship_local_sharedBase, *tranship_local_dynamicShared;
extern constinit thread_local int tranship_local_spinBudget;
extern int tranship_warpSize;
}
