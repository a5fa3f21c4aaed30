// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture references, which CUDA 12 removed: variables that host code binds to memory and kernels read.
#pragma once
#pragma GCC system_header

#include "texture.h"

struct textureReference {
  int normalized = 0;
  cudaTextureFilterMode filterMode = cudaFilterModePoint;
  cudaTextureAddressMode addressMode[3] = {cudaAddressModeClamp, cudaAddressModeClamp,
                                           cudaAddressModeClamp};
  cudaChannelFormatDesc channelDesc = {};
  int sRGB = 0;
  unsigned maxAnisotropy = 0;
  cudaTextureFilterMode mipmapFilterMode = cudaFilterModePoint;
  float mipmapLevelBias = 0, minMipmapLevelClamp = 0, maxMipmapLevelClamp = 0;
  cudaTextureObject_t transhipObject = 0;
};
template <class T, int type = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : textureReference {
  texture(int normalized_ = 0, cudaTextureFilterMode filter = cudaFilterModePoint,
          cudaTextureAddressMode address = cudaAddressModeClamp) {
    normalized = normalized_;
    filterMode = filter;
    channelDesc = cudaCreateChannelDesc<T>();
    for (cudaTextureAddressMode &one : addressMode)
      one = address;
  }
};

#ifdef TRANSHIP_GPU
// What a read returns: the element, or floats where integers are read as fractions.
template <class T, int mode> struct TranshipFetched { using Type = T; };
#define TRANSHIP_FETCHED(from, to)                                                                 \
  template <> struct TranshipFetched<from, cudaReadModeNormalizedFloat> { using Type = to; };
#define TRANSHIP_ALL_FETCHED(number, name)                                                         \
  TRANSHIP_FETCHED(number, float)                                                                  \
  TRANSHIP_FETCHED(name##1, float1)                                                                \
  TRANSHIP_FETCHED(name##2, float2)                                                                \
  TRANSHIP_FETCHED(name##4, float4)
TRANSHIP_FETCHED(char, float)
TRANSHIP_ALL_FETCHED(signed char, char)
TRANSHIP_ALL_FETCHED(unsigned char, uchar)
TRANSHIP_ALL_FETCHED(short, short)
TRANSHIP_ALL_FETCHED(unsigned short, ushort)
#undef TRANSHIP_ALL_FETCHED
#undef TRANSHIP_FETCHED
#define TRANSHIP_FETCH(name, parameters, arguments)                                                \
  template <class T, int type, cudaTextureReadMode mode>                                           \
  __device__ inline typename TranshipFetched<T, mode>::Type name(                                  \
      const texture<T, type, mode> &reference, TRANSHIP_ALL parameters) {                          \
    return name<typename TranshipFetched<T, mode>::Type>(reference.transhipObject,                 \
                                                         TRANSHIP_ALL arguments);                  \
  }
#define TRANSHIP_ALL(...) __VA_ARGS__
TRANSHIP_FETCH(tex1Dfetch, (int x), (x))
TRANSHIP_FETCH(tex1D, (float x), (x))
TRANSHIP_FETCH(tex2D, (float x, float y), (x, y))
TRANSHIP_FETCH(tex3D, (float x, float y, float z), (x, y, z))
TRANSHIP_FETCH(tex1DLayered, (float x, int layer), (x, layer))
TRANSHIP_FETCH(tex2DLayered, (float x, float y, int layer), (x, y, layer))
#undef TRANSHIP_ALL
#undef TRANSHIP_FETCH
#endif

template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaUnbindTexture(const texture<T, type, mode> &reference) {
  auto &known = const_cast<texture<T, type, mode> &>(reference);
  if (known.transhipObject)
    cudaDestroyTextureObject(known.transhipObject);
  known.transhipObject = 0;
  return cudaSuccess;
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t transhipBind(const texture<T, type, mode> &reference,
                                const cudaResourceDesc &resource) {
  cudaTextureDesc how = {};
  for (int i = 0; i < 3; ++i)
    how.addressMode[i] = reference.addressMode[i];
  how.filterMode = reference.filterMode;
  how.readMode = mode;
  how.sRGB = reference.sRGB;
  how.normalizedCoords = reference.normalized;
  how.maxAnisotropy = reference.maxAnisotropy;
  how.mipmapFilterMode = reference.mipmapFilterMode;
  how.mipmapLevelBias = reference.mipmapLevelBias;
  how.minMipmapLevelClamp = reference.minMipmapLevelClamp;
  how.maxMipmapLevelClamp = reference.maxMipmapLevelClamp;
  cudaDeviceSynchronize();
  cudaUnbindTexture(reference);
  auto &known = const_cast<texture<T, type, mode> &>(reference);
  cudaError_t status = cudaCreateTextureObject(&known.transhipObject, &resource, &how, nullptr);
  // Kernels have a variable of their own.
  return status ? status : cudaMemcpyToSymbol(known, &known, sizeof known);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture(size_t *offset, const texture<T, type, mode> &reference,
                                   const void *place, const cudaChannelFormatDesc &format,
                                   size_t size = ~0u) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<void *>(place);
  resource.res.linear.desc = format;
  resource.res.linear.sizeInBytes = size;
  if (offset)
    *offset = 0;
  return transhipBind(reference, resource);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture(size_t *offset, const texture<T, type, mode> &reference,
                                   const void *place, size_t size = ~0u) {
  return cudaBindTexture(offset, reference, place, cudaCreateChannelDesc<T>(), size);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, type, mode> &reference,
                                     const void *place, const cudaChannelFormatDesc &format,
                                     size_t width, size_t height, size_t pitch) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void *>(place);
  resource.res.pitch2D.desc = format;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  if (offset)
    *offset = 0;
  return transhipBind(reference, resource);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, type, mode> &reference,
                                     const void *place, size_t width, size_t height, size_t pitch) {
  return cudaBindTexture2D(offset, reference, place, cudaCreateChannelDesc<T>(), width, height,
                           pitch);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTextureToArray(const texture<T, type, mode> &reference,
                                          cudaArray_const_t array,
                                          const cudaChannelFormatDesc & = {}) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = const_cast<cudaArray_t>(array);
  return transhipBind(reference, resource);
}

// The forms of the C API, which take addresses.
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaUnbindTexture(const texture<T, type, mode> *reference) {
  return cudaUnbindTexture(*reference);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture(size_t *offset, const texture<T, type, mode> *reference,
                                   const void *place, const cudaChannelFormatDesc *format,
                                   size_t size = ~0u) {
  return cudaBindTexture(offset, *reference, place, *format, size);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, type, mode> *reference,
                                     const void *place, const cudaChannelFormatDesc *format,
                                     size_t width, size_t height, size_t pitch) {
  return cudaBindTexture2D(offset, *reference, place, *format, width, height, pitch);
}
template <class T, int type, cudaTextureReadMode mode>
inline cudaError_t cudaBindTextureToArray(const texture<T, type, mode> *reference,
                                          cudaArray_const_t array,
                                          const cudaChannelFormatDesc *format) {
  return cudaBindTextureToArray(*reference, array, *format);
}
