// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs of the driver API with members of types that HIP shares with the runtime API. Their
// layout is the same as CUDA's.
#pragma once

#include "tranship/driver.h"

#define TRANSHIP_MEMCPY_SIDE(side, Constant)                                                       \
  size_t side##XInBytes, side##Y;                                                                  \
  enum cudaMemoryType side##MemoryType;                                                            \
  Constant void *side##Host;                                                                       \
  transhipDevicePointer side##Device;                                                              \
  cudaArray_t side##Array;                                                                         \
  size_t side##Pitch;

typedef struct transhipMemcpy2D {
  TRANSHIP_MEMCPY_SIDE(src, const)
  TRANSHIP_MEMCPY_SIDE(dst, )
  size_t WidthInBytes, Height;
} transhipMemcpy2D;
#define hip_Memcpy2D transhipMemcpy2D
#undef TRANSHIP_MEMCPY_SIDE

#define TRANSHIP_MEMCPY_SIDE(side, Constant, reserved)                                             \
  size_t side##XInBytes, side##Y, side##Z, side##LOD;                                              \
  enum cudaMemoryType side##MemoryType;                                                            \
  Constant void *side##Host;                                                                       \
  transhipDevicePointer side##Device;                                                              \
  cudaArray_t side##Array;                                                                         \
  void *reserved;                                                                                  \
  size_t side##Pitch, side##Height;

typedef struct transhipMemcpy3D {
  TRANSHIP_MEMCPY_SIDE(src, const, reserved0)
  TRANSHIP_MEMCPY_SIDE(dst, , reserved1)
  size_t WidthInBytes, Height, Depth;
} transhipMemcpy3D;
#define HIP_MEMCPY3D transhipMemcpy3D
#undef TRANSHIP_MEMCPY_SIDE

typedef struct transhipResourceDesc {
  CUresourcetype resType;
  union {
    struct {
      cudaArray_t hArray;
    } array;
    struct {
      cudaMipmappedArray_t hMipmappedArray;
    } mipmap;
    struct {
      transhipDevicePointer devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      transhipDevicePointer devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned flags;
} transhipResourceDesc;
#define HIP_RESOURCE_DESC transhipResourceDesc
#define HIP_RESOURCE_DESC_st transhipResourceDesc

typedef struct transhipMemAllocationProp {
  enum cudaMemAllocationType type;
  union {
    enum cudaMemAllocationHandleType requestedHandleType, requestedHandleTypes;
  };
  struct cudaMemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
} transhipMemAllocationProp;
#define hipMemAllocationProp transhipMemAllocationProp

#ifdef __cplusplus
static_assert(sizeof(transhipMemcpy2D) == sizeof(CUDA_MEMCPY2D), "laid out alike");
static_assert(sizeof(transhipMemcpy3D) == sizeof(CUDA_MEMCPY3D), "laid out alike");
static_assert(sizeof(transhipResourceDesc) == sizeof(CUDA_RESOURCE_DESC), "laid out alike");
static_assert(sizeof(transhipMemAllocationProp) == sizeof(CUmemAllocationProp), "laid out alike");
#endif
