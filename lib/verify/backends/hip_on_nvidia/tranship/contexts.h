// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Driver functions that have other parameters in HIP.
#pragma once

#include "tranship/driver.h"

#ifdef __cplusplus
static inline cudaError_t transhipCtxCreate(CUcontext *context, unsigned flags, CUdevice device) {
#if CUDA_VERSION >= 13000
  return cudaError_t(cuCtxCreate(context, nullptr, flags, device));
#else
  return cudaError_t(cuCtxCreate(context, flags, device));
#endif
}
#define hipCtxCreate transhipCtxCreate

static inline cudaError_t transhipGetDriverEntryPoint(const char *symbol, void **function,
                                                      unsigned long long flags,
                                                      cudaDriverEntryPointQueryResult *status) {
#if CUDART_VERSION >= 13000
  return cudaGetDriverEntryPointByVersion(symbol, function, CUDART_VERSION, flags, status);
#else
  return cudaGetDriverEntryPoint(symbol, function, flags, status);
#endif
}
#define hipGetDriverEntryPoint transhipGetDriverEntryPoint

// HIP's wait functions take a mask, which CUDA lacks, and CUDA's block size functions take a callback.
static inline cudaError_t transhipStreamWaitValue32(cudaStream_t stream, void *address,
                                                    unsigned value, unsigned flags,
                                                    unsigned = 0xFFFFFFFF) {
  return cudaError_t(cuStreamWaitValue32(stream, CUdeviceptr(address), value, flags));
}
#define hipStreamWaitValue32 transhipStreamWaitValue32
static inline cudaError_t transhipStreamWaitValue64(cudaStream_t stream, void *address,
                                                    unsigned long long value, unsigned flags,
                                                    unsigned long long = ~0ull) {
  return cudaError_t(cuStreamWaitValue64(stream, CUdeviceptr(address), value, flags));
}
#define hipStreamWaitValue64 transhipStreamWaitValue64

static inline cudaError_t transhipMaxPotentialBlockSize(int *grid, int *block, CUfunction function,
                                                        size_t sharedBytes, int limit) {
  return cudaError_t(
      cuOccupancyMaxPotentialBlockSize(grid, block, function, nullptr, sharedBytes, limit));
}
#define hipModuleOccupancyMaxPotentialBlockSize transhipMaxPotentialBlockSize
static inline cudaError_t transhipMaxPotentialBlockSizeWithFlags(int *grid, int *block,
                                                                 CUfunction function,
                                                                 size_t sharedBytes, int limit,
                                                                 unsigned flags) {
  return cudaError_t(cuOccupancyMaxPotentialBlockSizeWithFlags(grid, block, function, nullptr,
                                                               sharedBytes, limit, flags));
}
#define hipModuleOccupancyMaxPotentialBlockSizeWithFlags transhipMaxPotentialBlockSizeWithFlags
#endif
