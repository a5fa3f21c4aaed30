// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For host code that is compiled on AMD's headers and linked with the emulator's runtime. The runtime
// has one implementation under CUDA's and HIP's names, with CUDA's numbers and structures. Where
// AMD's headers have others, these functions convert between them.
#pragma once

#include <hip/hip_runtime_api.h>

#ifdef __cplusplus
#include <cstring>

extern "C" {
int cudaDeviceGetAttribute(int *value, int attribute, int device);
int cudaFuncGetAttributes(void *attributes, const void *kernel);
int cudaPointerGetAttributes(void *attributes, const void *pointer);
int cudaHostAlloc(void **pointer, size_t size, unsigned flags);
int cudaFreeHost(void *pointer);
int cudaGraphAddMemAllocNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after,
                             size_t count, void *params);

// Functions that the runtime does not have under HIP names.
__attribute__((weak)) hipError_t hipHostMalloc(void **pointer, size_t size, unsigned flags) {
  return static_cast<hipError_t>(cudaHostAlloc(pointer, size, flags & 7));
}
__attribute__((weak)) hipError_t hipHostFree(void *pointer) {
  return static_cast<hipError_t>(cudaFreeHost(pointer));
}
__attribute__((weak)) hipError_t hipExtMallocWithFlags(void **pointer, size_t size, unsigned) {
  return hipMalloc(pointer, size);
}
__attribute__((weak)) hipError_t hipMemcpyWithStream(void *to, const void *from, size_t size,
                                                     hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, kind, stream);
}
__attribute__((weak)) hipError_t hipGraphInstantiate(hipGraphExec_t *exec, hipGraph_t graph,
                                                     hipGraphNode_t *, char *, size_t) {
  return hipGraphInstantiateWithFlags(exec, graph, 0);
}
__attribute__((weak)) hipError_t hipMemPrefetchAsync(const void *, size_t, int, hipStream_t) {
  return hipSuccess;
}
__attribute__((weak)) hipError_t hipMemAdvise(const void *, size_t, hipMemoryAdvise, int) {
  return hipSuccess;
}
__attribute__((weak)) int hipGetStreamDeviceId(hipStream_t) { return 0; }
__attribute__((weak)) hipError_t hipOccupancyMaxPotentialBlockSize(int *grid, int *block,
                                                                   const void *kernel,
                                                                   size_t shared, int limit) {
  // As runtime_templates.inc has it: the block with which most threads run at once.
  int best = 0, multiprocessors = 0;
  cudaDeviceGetAttribute(&multiprocessors, 16, 0);
  for (int threads = limit > 0 && limit < 1024 ? limit : 1024; threads > 0; threads -= 32) {
    int blocks = 0;
    if (hipError_t error =
            hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, shared))
      return error;
    if (blocks * threads > best) {
      best = blocks * threads;
      *block = threads;
      *grid = blocks * multiprocessors;
    }
  }
  return hipSuccess;
}
} // extern "C"

namespace tranship_amd {

/// An attribute by CUDA's number.
inline int number(int attribute, int device) {
  int value = 0;
  cudaDeviceGetAttribute(&value, attribute, device);
  return value;
}

inline hipError_t getDeviceAttribute(int *value, hipDeviceAttribute_t attribute, int device) {
  if (attribute != hipDeviceAttributeMaxSharedMemoryPerBlock)
    return hipDeviceGetAttribute(value, attribute, device);
  *value = 64 << 10;
  return hipSuccess;
}

inline hipError_t getDeviceProperties(hipDeviceProp_t *properties, int device) {
  int warpSize = 0;
  if (int error = cudaDeviceGetAttribute(&warpSize, 10, device))
    return static_cast<hipError_t>(error);
  hipDeviceProp_t &p = *properties;
  std::memset(&p, 0, sizeof p);
  std::strcpy(p.name, "tranship emulator");
  std::strcpy(p.gcnArchName, warpSize == 64 ? TRANSHIP_AMD_GPU_64 : TRANSHIP_AMD_GPU_32);
  hipDeviceTotalMem(&p.totalGlobalMem, device);
  p.warpSize = warpSize;
  p.sharedMemPerBlock = 64 << 10;
  p.maxSharedMemoryPerMultiProcessor = 64 << 10;
  p.regsPerBlock = number(12, device);
  p.maxThreadsPerBlock = number(1, device);
  for (int i = 0; i < 3; ++i) {
    p.maxThreadsDim[i] = number(2 + i, device);
    p.maxGridSize[i] = number(5 + i, device);
  }
  p.totalConstMem = number(9, device);
  p.memPitch = number(11, device);
  p.clockRate = number(13, device);
  p.memoryClockRate = number(36, device);
  p.memoryBusWidth = number(37, device);
  p.l2CacheSize = number(38, device);
  p.textureAlignment = number(14, device);
  p.texturePitchAlignment = number(51, device);
  p.multiProcessorCount = number(16, device);
  p.maxThreadsPerMultiProcessor = number(39, device);
  p.clockInstructionRate = 1000000;
  p.major = warpSize == 64 ? 9 : 11;
  p.concurrentKernels = p.canMapHostMemory = p.cooperativeLaunch = 1;
  p.managedMemory = p.concurrentManagedAccess = p.pageableMemoryAccess = 1;
  p.maxTexture1D = 16384;
  p.maxTexture2D[0] = p.maxTexture2D[1] = 16384;
  p.maxTexture3D[0] = p.maxTexture3D[1] = p.maxTexture3D[2] = 8192;
  p.arch.hasGlobalInt32Atomics = p.arch.hasGlobalFloatAtomicExch = 1;
  p.arch.hasSharedInt32Atomics = p.arch.hasSharedFloatAtomicExch = 1;
  p.arch.hasFloatAtomicAdd = p.arch.hasGlobalInt64Atomics = p.arch.hasSharedInt64Atomics = 1;
  p.arch.hasDoubles = p.arch.hasWarpVote = p.arch.hasWarpBallot = p.arch.hasWarpShuffle = 1;
  p.arch.has3dGrid = 1;
#if HIP_VERSION_MAJOR >= 6
  p.asyncEngineCount = 1;
  p.unifiedAddressing = 1;
  p.maxBlocksPerMultiProcessor = number(106, device);
  p.regsPerMultiprocessor = number(82, device);
  p.sharedMemPerMultiprocessor = 64 << 10;
  p.sharedMemPerBlockOptin = 64 << 10;
  p.streamPrioritiesSupported = 1;
#endif
  return hipSuccess;
}

inline hipError_t getFunctionAttributes(hipFuncAttributes *attributes, const void *kernel) {
  struct {
    size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA;
    int maxDynamicSharedSizeBytes, preferredShmemCarveout;
  } cuda = {};
  if (int error = cudaFuncGetAttributes(&cuda, kernel))
    return static_cast<hipError_t>(error);
  std::memset(attributes, 0, sizeof *attributes);
  attributes->sharedSizeBytes = cuda.sharedSizeBytes;
  attributes->maxThreadsPerBlock = cuda.maxThreadsPerBlock;
  attributes->numRegs = cuda.numRegs;
  attributes->maxDynamicSharedSizeBytes = cuda.maxDynamicSharedSizeBytes;
  return hipSuccess;
}

inline hipError_t getPointerAttributes(hipPointerAttribute_t *attributes, const void *pointer) {
  struct {
    int type, device;
    void *devicePointer, *hostPointer;
    int isManaged;
    unsigned allocationFlags;
  } cuda = {};
  if (int error = cudaPointerGetAttributes(&cuda, pointer))
    return static_cast<hipError_t>(error);
  std::memset(attributes, 0, sizeof *attributes);
  attributes->device = cuda.device;
  attributes->devicePointer = cuda.devicePointer;
  attributes->hostPointer = cuda.hostPointer;
#if HIP_VERSION_MAJOR >= 6
  attributes->type = cuda.type == 3   ? hipMemoryTypeManaged
                     : cuda.type == 2 ? hipMemoryTypeDevice
                     : cuda.type == 1 ? hipMemoryTypeHost
                                      : hipMemoryTypeUnregistered;
#else
  if (cuda.type == 0)
    return hipErrorInvalidValue;
  attributes->memoryType = cuda.type == 1 ? hipMemoryTypeHost : hipMemoryTypeDevice;
#endif
  attributes->isManaged = cuda.type == 3;
  return hipSuccess;
}

#if HIP_VERSION_MAJOR >= 6
inline hipError_t addMemAllocNode(hipGraphNode_t *node, hipGraph_t graph,
                                  const hipGraphNode_t *after, size_t count,
                                  hipMemAllocNodeParams *params) {
  struct {
    struct {
      int allocType, handleTypes;
      hipMemLocation location;
      void *win32SecurityAttributes;
      size_t maxSize;
    } poolProps;
    const void *accessDescs;
    size_t accessDescCount, bytesize;
    void *dptr;
  } cuda = {};
  cuda.poolProps.allocType = params->poolProps.allocType;
  cuda.poolProps.location = params->poolProps.location;
  cuda.bytesize = params->bytesize;
  int error = cudaGraphAddMemAllocNode(node, graph, after, count, &cuda);
  params->dptr = cuda.dptr;
  return static_cast<hipError_t>(error);
}
#endif

} // namespace tranship_amd

#if HIP_VERSION_MAJOR >= 6
// For units in C, which have none of this.
extern "C" __attribute__((weak)) hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_t *properties,
                                                                        int device) {
  return tranship_amd::getDeviceProperties(properties, device);
}

#define hipGraphAddMemAllocNode tranship_amd::addMemAllocNode
#endif

#ifdef hipGetDeviceProperties
#undef hipGetDeviceProperties
#endif
#define hipGetDeviceProperties tranship_amd::getDeviceProperties
#define hipDeviceGetAttribute tranship_amd::getDeviceAttribute
#define hipFuncGetAttributes(attributes, kernel)                                                   \
  tranship_amd::getFunctionAttributes(attributes, reinterpret_cast<const void *>(kernel))
#define hipPointerGetAttributes tranship_amd::getPointerAttributes

#endif
