// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands in for PyTorch in tests: as much as they use.
#pragma once

inline __device__ void gpuAtomicAdd(float *address, float value) { atomicAdd(address, value); }
#define CUDA_LOOP_OF_TORCH(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)
