// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's syntax for launches, symbols, and shared memory whose size the launch sets.
#pragma once

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(symbol) symbol
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

#define TRANSHIP_LAUNCH(kernel, grid, block, sharedBytes, stream, ...)                             \
  do {                                                                                             \
    kernel<<<(grid), (block), (sharedBytes), (stream)>>>(__VA_ARGS__);                             \
  } while (0)
#define hipLaunchKernelGGL(kernel, ...) TRANSHIP_LAUNCH((kernel), __VA_ARGS__)

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
