// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory functions whose parameters differ from CUDA's.
#pragma once

#include <cuda_runtime_api.h>

#if CUDART_VERSION >= 12020
/// The location for a device number: HIP's functions take the number, as CUDA's did before.
static inline struct cudaMemLocation transhipLocation(int device) {
  struct cudaMemLocation location;
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device == cudaCpuDeviceId ? 0 : device;
  return location;
}
#endif

static inline cudaError_t transhipMemPrefetch(const void *memory, size_t bytes, int device,
                                              cudaStream_t stream) {
#if CUDART_VERSION >= 13000
  return cudaMemPrefetchAsync(memory, bytes, transhipLocation(device), 0, stream);
#else
  return cudaMemPrefetchAsync(memory, bytes, device, stream);
#endif
}

static inline cudaError_t transhipMemAdvise(const void *memory, size_t bytes,
                                            enum cudaMemoryAdvise advice, int device) {
#if CUDART_VERSION >= 13000
  return cudaMemAdvise(memory, bytes, advice, transhipLocation(device));
#else
  return cudaMemAdvise(memory, bytes, advice, device);
#endif
}
#define hipMemAdvise transhipMemAdvise

#ifdef __cplusplus
static inline cudaError_t transhipMemPrefetchAsync(const void *memory, size_t bytes, int device,
                                                   cudaStream_t stream = nullptr) {
  return transhipMemPrefetch(memory, bytes, device, stream);
}
#define hipMemPrefetchAsync transhipMemPrefetchAsync
#else
#define hipMemPrefetchAsync transhipMemPrefetch
#endif

#if CUDART_VERSION >= 13000
#define hipMemPrefetchAsync_v2 cudaMemPrefetchAsync
#define hipMemAdvise_v2 cudaMemAdvise
#else
#define hipMemPrefetchAsync_v2 cudaMemPrefetchAsync_v2
#define hipMemAdvise_v2 cudaMemAdvise_v2
#endif

#if CUDART_VERSION >= 13000
static inline cudaError_t transhipMemcpyBatchAsync(void **to, void **from, size_t *bytes,
                                                   size_t count,
                                                   struct cudaMemcpyAttributes *attributes,
                                                   size_t *indices, size_t attributeCount,
                                                   size_t *failed, cudaStream_t stream) {
  (void)failed;
  return cudaMemcpyBatchAsync((void *const *)to, (const void *const *)from, bytes, count,
                              attributes, indices, attributeCount, stream);
}
#define hipMemcpyBatchAsync transhipMemcpyBatchAsync

static inline cudaError_t transhipMemcpy3DBatchAsync(size_t count,
                                                     struct cudaMemcpy3DBatchOp *operations,
                                                     size_t *failed, unsigned long long flags,
                                                     cudaStream_t stream) {
  (void)failed;
  return cudaMemcpy3DBatchAsync(count, operations, flags, stream);
}
#define hipMemcpy3DBatchAsync transhipMemcpy3DBatchAsync
#endif
