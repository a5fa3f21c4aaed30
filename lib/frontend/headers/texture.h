// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Textures and surfaces: objects (CUDA 5 on) and the references that CUDA 12 removed but much code
// still uses. The attributes let kernels use a reference although it is declared like a host
// variable.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

// The members of a reference that host code sets before it binds the reference.
struct textureReference {
  int normalized;
  cudaTextureFilterMode filterMode;
  cudaTextureAddressMode addressMode[3];
  cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned maxAnisotropy;
  cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization;
};
struct surfaceReference {
  cudaChannelFormatDesc channelDesc;
};
template <class T, int type = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : textureReference {
  __host__ texture(int normalized = 0, cudaTextureFilterMode = cudaFilterModePoint,
                   cudaTextureAddressMode = cudaAddressModeClamp);
  __host__ texture(int normalized, cudaTextureFilterMode, cudaTextureAddressMode,
                   cudaChannelFormatDesc);
};
template <class T, int type = cudaSurfaceType1D>
struct __attribute__((device_builtin_surface_type)) surface : surfaceReference {
  __host__ surface();
};

// The result of a fetch: the element, or as many floats if the read mode is normalized.
template <class T, int mode> struct TranshipTexel { using Type = T; };
#define TRANSHIP_TEXEL(T, R)                                                                       \
  template <> struct TranshipTexel<T, cudaReadModeNormalizedFloat> { using Type = R; };
#define TRANSHIP_TEXELS(T, name)                                                                   \
  TRANSHIP_TEXEL(T, float)                                                                         \
  TRANSHIP_TEXEL(name##1, float1) TRANSHIP_TEXEL(name##2, float2) TRANSHIP_TEXEL(name##4, float4)
TRANSHIP_TEXEL(char, float)
TRANSHIP_TEXELS(signed char, char)
TRANSHIP_TEXELS(unsigned char, uchar)
TRANSHIP_TEXELS(short, short)
TRANSHIP_TEXELS(unsigned short, ushort)
#undef TRANSHIP_TEXELS
#undef TRANSHIP_TEXEL

// f<T>(object, ...), f(&result, object, ...) and f(reference, ...).
#define TRANSHIP_FETCH(f, ...)                                                                     \
  template <class T> __device__ T f(cudaTextureObject_t, __VA_ARGS__);                             \
  template <class T> __device__ void f(T *, cudaTextureObject_t, __VA_ARGS__);                     \
  template <class T, int type, cudaTextureReadMode mode>                                           \
  __device__ typename TranshipTexel<T, mode>::Type f(texture<T, type, mode>, __VA_ARGS__);
TRANSHIP_FETCH(tex1Dfetch, int)
TRANSHIP_FETCH(tex1D, float)
TRANSHIP_FETCH(tex2D, float, float)
TRANSHIP_FETCH(tex2D, float, float, bool *)
TRANSHIP_FETCH(tex2Dgather, float, float, int = 0)
TRANSHIP_FETCH(tex2Dgather, float, float, bool *, int = 0)
TRANSHIP_FETCH(tex3D, float, float, float)
TRANSHIP_FETCH(tex3D, float, float, float, bool *)
TRANSHIP_FETCH(texCubemap, float, float, float)
TRANSHIP_FETCH(tex1DLayered, float, int)
TRANSHIP_FETCH(tex2DLayered, float, float, int)
TRANSHIP_FETCH(tex2DLayered, float, float, int, bool *)
TRANSHIP_FETCH(texCubemapLayered, float, float, float, int)
TRANSHIP_FETCH(tex1DLod, float, float)
TRANSHIP_FETCH(tex2DLod, float, float, float)
TRANSHIP_FETCH(tex2DLod, float, float, float, bool *)
TRANSHIP_FETCH(tex3DLod, float, float, float, float)
TRANSHIP_FETCH(tex3DLod, float, float, float, float, bool *)
TRANSHIP_FETCH(texCubemapLod, float, float, float, float)
TRANSHIP_FETCH(tex1DLayeredLod, float, int, float)
TRANSHIP_FETCH(tex2DLayeredLod, float, float, int, float)
TRANSHIP_FETCH(tex2DLayeredLod, float, float, int, float, bool *)
TRANSHIP_FETCH(texCubemapLayeredLod, float, float, float, int, float)
TRANSHIP_FETCH(tex1DGrad, float, float, float)
TRANSHIP_FETCH(tex2DGrad, float, float, float2, float2)
TRANSHIP_FETCH(tex2DGrad, float, float, float2, float2, bool *)
TRANSHIP_FETCH(tex3DGrad, float, float, float, float4, float4)
TRANSHIP_FETCH(tex3DGrad, float, float, float, float4, float4, bool *)
TRANSHIP_FETCH(texCubemapGrad, float, float, float, float4, float4)
TRANSHIP_FETCH(tex1DLayeredGrad, float, int, float, float)
TRANSHIP_FETCH(tex2DLayeredGrad, float, float, int, float2, float2)
TRANSHIP_FETCH(tex2DLayeredGrad, float, float, int, float2, float2, bool *)
TRANSHIP_FETCH(texCubemapLayeredGrad, float, float, float, int, float4, float4)
#undef TRANSHIP_FETCH

#define TRANSHIP_SURFACE(suffix, ...)                                                              \
  TRANSHIP_SURFACE_OF(surf##suffix, cudaSurfaceObject_t, (class T), __VA_ARGS__)                   \
  TRANSHIP_SURFACE_OF(surf##suffix, TRANSHIP_REFERENCE, (class T, class V, int type), __VA_ARGS__)
#define TRANSHIP_REFERENCE surface<V, type>
#define TRANSHIP_SURFACE_OF(f, Surface, parameters, ...)                                           \
  template <TRANSHIP_PLAIN parameters>                                                             \
  __device__ T f##read(Surface, __VA_ARGS__, TRANSHIP_BOUNDARY);                                   \
  template <TRANSHIP_PLAIN parameters>                                                             \
  __device__ void f##read(T *, Surface, __VA_ARGS__, TRANSHIP_BOUNDARY);                           \
  template <TRANSHIP_PLAIN parameters>                                                             \
  __device__ void f##write(T, Surface, __VA_ARGS__, TRANSHIP_BOUNDARY);
#define TRANSHIP_PLAIN(...) __VA_ARGS__
#define TRANSHIP_BOUNDARY cudaSurfaceBoundaryMode = cudaBoundaryModeTrap
TRANSHIP_SURFACE(1D, int)
TRANSHIP_SURFACE(2D, int, int)
TRANSHIP_SURFACE(3D, int, int, int)
TRANSHIP_SURFACE(1DLayered, int, int)
TRANSHIP_SURFACE(2DLayered, int, int, int)
TRANSHIP_SURFACE(Cubemap, int, int, int)
TRANSHIP_SURFACE(CubemapLayered, int, int, int)
#undef TRANSHIP_BOUNDARY
#undef TRANSHIP_PLAIN
#undef TRANSHIP_SURFACE_OF
#undef TRANSHIP_REFERENCE
#undef TRANSHIP_SURFACE
