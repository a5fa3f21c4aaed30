// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture and surface objects.
#pragma once
#pragma GCC system_header

#include "texture_kinds.h"
#include "vector.h"

// The kinds of texture references.
#ifdef __HIP__
#define hipTextureType1D 1
#define hipTextureType2D 2
#define hipTextureType3D 3
#define hipTextureTypeCubemap 0x0c
#define hipTextureType1DLayered 0xf1
#define hipTextureType2DLayered 0xf2
#define hipTextureTypeCubemapLayered 0xfc
#else
#define cudaTextureType1D 1
#define cudaTextureType2D 2
#define cudaTextureType3D 3
#define cudaTextureTypeCubemap 0x0c
#define cudaTextureType1DLayered 0xf1
#define cudaTextureType2DLayered 0xf2
#define cudaTextureTypeCubemapLayered 0xfc
#endif

#ifdef TRANSHIP_GPU

extern "C" __device__ void tranship_texture(unsigned long long object, TranshipTexture what,
                                            float x, float y, float z, int layer, float level,
                                            TranshipTexel *result);
/// Returns only the first component, which is faster.
extern "C" __device__ float tranship_textureNumber(unsigned long long object, TranshipTexture what,
                                                   float x, float y, float z, int layer,
                                                   float level);
/// The mipmap level for steps of this size, in the texture's coordinates, to the next pixels in two
/// directions.
extern "C" __device__ float tranship_textureLevel(unsigned long long object, TranshipTexture what,
                                                  const float *point, const float *dx,
                                                  const float *dy);
extern "C" __device__ void *tranship_surface(unsigned long long object, int x, int y, int z,
                                             unsigned size, int boundary);

#ifdef __HIP__
typedef hipSurfaceBoundaryMode TranshipBoundary;
#define TRANSHIP_BOUNDARY(name) hipBoundaryMode##name
// The runtime has CUDA's numbers.
#define TRANSHIP_BOUNDARY_NUMBER(mode)                                                             \
  ((mode) == hipBoundaryModeZero ? 0 : (mode) == hipBoundaryModeClamp ? 1 : 2)
#else
typedef cudaSurfaceBoundaryMode TranshipBoundary;
#define TRANSHIP_BOUNDARY(name) cudaBoundaryMode##name
#define TRANSHIP_BOUNDARY_NUMBER(mode) (mode)
#endif

__device__ inline float transhipLevel(unsigned long long object, TranshipTexture what, float dx,
                                      float dy) {
  return tranship_textureLevel(object, what, nullptr, &dx, &dy);
}
__device__ inline float transhipLevel(unsigned long long object, TranshipTexture what, float2 dx,
                                      float2 dy) {
  const float xs[] = {dx.x, dx.y}, ys[] = {dy.x, dy.y};
  return tranship_textureLevel(object, what, nullptr, xs, ys);
}
__device__ inline float transhipLevel(unsigned long long object, TranshipTexture what, float4 dx,
                                      float4 dy, float x = 0, float y = 0, float z = 0) {
  const float xs[] = {dx.x, dx.y, dx.z}, ys[] = {dy.x, dy.y, dy.z}, point[] = {x, y, z};
  return tranship_textureLevel(object, what, point, xs, ys);
}

// Converts the four components of a texel to the requested type.
template <class T> struct TranshipFromTexel;
#define TRANSHIP_TEXEL(T, ...)                                                                     \
  template <> struct TranshipFromTexel<T> {                                                        \
    typedef T Type;                                                                                \
    static __device__ inline T get(const TranshipTexel &t) { return __VA_ARGS__; }                 \
  };
#define TRANSHIP_COMPONENT(E, n)                                                                   \
  (std::is_floating_point<E>::value ? (E)t.floats[n] : (E)t.integers[n])
#define TRANSHIP_TEXELS(E, name)                                                                   \
  TRANSHIP_TEXEL(E, TRANSHIP_COMPONENT(E, 0))                                                      \
  TRANSHIP_TEXEL(name##1, {TRANSHIP_COMPONENT(E, 0)})                                              \
  TRANSHIP_TEXEL(name##2, {TRANSHIP_COMPONENT(E, 0), TRANSHIP_COMPONENT(E, 1)})                    \
  TRANSHIP_TEXEL(name##3,                                                                          \
                 {TRANSHIP_COMPONENT(E, 0), TRANSHIP_COMPONENT(E, 1), TRANSHIP_COMPONENT(E, 2)})   \
  TRANSHIP_TEXEL(name##4, {TRANSHIP_COMPONENT(E, 0), TRANSHIP_COMPONENT(E, 1),                     \
                           TRANSHIP_COMPONENT(E, 2), TRANSHIP_COMPONENT(E, 3)})
TRANSHIP_TEXELS(signed char, char)
TRANSHIP_TEXELS(unsigned char, uchar)
TRANSHIP_TEXELS(short, short)
TRANSHIP_TEXELS(unsigned short, ushort)
TRANSHIP_TEXELS(int, int)
TRANSHIP_TEXELS(unsigned, uint)
TRANSHIP_TEXELS(float, float)
TRANSHIP_TEXEL(char, (char)t.integers[0])
#undef TRANSHIP_TEXELS
#undef TRANSHIP_COMPONENT
#undef TRANSHIP_TEXEL

template <class T>
__device__ inline T transhipFetch(unsigned long long object, TranshipTexture what, float x, float y,
                                  float z, int layer, float level) {
  if constexpr (std::is_same<T, float>::value)
    return tranship_textureNumber(object, what, x, y, z, layer, level);
  TranshipTexel texel;
  tranship_texture(object, what, x, y, z, layer, level, &texel);
  return TranshipFromTexel<T>::get(texel);
}

// Each function returns the value, or stores it through a pointer that comes first.
#define TRANSHIP_ARGUMENTS(...) __VA_ARGS__
#define TRANSHIP_FETCH(name, parameters, arguments, what, x, y, z, layer, level)                   \
  template <class T>                                                                               \
  __device__ inline T name(unsigned long long object, TRANSHIP_ARGUMENTS parameters) {             \
    return transhipFetch<T>(object, what, x, y, z, layer, level);                                  \
  }                                                                                                \
  template <class T>                                                                               \
  __device__ inline void name(T *result, unsigned long long object,                                \
                              TRANSHIP_ARGUMENTS parameters) {                                     \
    *result = transhipFetch<T>(object, what, x, y, z, layer, level);                               \
  }
TRANSHIP_FETCH(tex1D, (float x), (x), transhipTexture1D, x, 0, 0, 0, 0)
TRANSHIP_FETCH(tex2D, (float x, float y), (x, y), transhipTexture2D, x, y, 0, 0, 0)
TRANSHIP_FETCH(tex3D, (float x, float y, float z), (x, y, z), transhipTexture3D, x, y, z, 0, 0)
TRANSHIP_FETCH(tex1DLod, (float x, float level), (x, level), transhipTexture1D, x, 0, 0, 0, level)
TRANSHIP_FETCH(tex2DLod, (float x, float y, float level), (x, y, level), transhipTexture2D, x, y, 0,
               0, level)
TRANSHIP_FETCH(tex3DLod, (float x, float y, float z, float level), (x, y, z, level),
               transhipTexture3D, x, y, z, 0, level)
TRANSHIP_FETCH(tex1DGrad, (float x, float dx, float dy), (x, dx, dy), transhipTexture1D, x, 0, 0, 0,
               transhipLevel(object, transhipTexture1D, dx, dy))
TRANSHIP_FETCH(tex2DGrad, (float x, float y, float2 dx, float2 dy), (x, y, dx, dy),
               transhipTexture2D, x, y, 0, 0, transhipLevel(object, transhipTexture2D, dx, dy))
TRANSHIP_FETCH(tex3DGrad, (float x, float y, float z, float4 dx, float4 dy), (x, y, z, dx, dy),
               transhipTexture3D, x, y, z, 0, transhipLevel(object, transhipTexture3D, dx, dy))
TRANSHIP_FETCH(tex1DLayered, (float x, int layer), (x, layer), transhipTexture1D, x, 0, 0, layer, 0)
TRANSHIP_FETCH(tex2DLayered, (float x, float y, int layer), (x, y, layer), transhipTexture2D, x, y,
               0, layer, 0)
TRANSHIP_FETCH(tex1DLayeredLod, (float x, int layer, float level), (x, layer, level),
               transhipTexture1D, x, 0, 0, layer, level)
TRANSHIP_FETCH(tex2DLayeredLod, (float x, float y, int layer, float level), (x, y, layer, level),
               transhipTexture2D, x, y, 0, layer, level)
TRANSHIP_FETCH(tex1DLayeredGrad, (float x, int layer, float dx, float dy), (x, layer, dx, dy),
               transhipTexture1D, x, 0, 0, layer, transhipLevel(object, transhipTexture1D, dx, dy))
TRANSHIP_FETCH(tex2DLayeredGrad, (float x, float y, int layer, float2 dx, float2 dy),
               (x, y, layer, dx, dy), transhipTexture2D, x, y, 0, layer,
               transhipLevel(object, transhipTexture2D, dx, dy))
TRANSHIP_FETCH(texCubemap, (float x, float y, float z), (x, y, z), transhipTextureCubemap, x, y, z,
               0, 0)
TRANSHIP_FETCH(texCubemapLayered, (float x, float y, float z, int layer), (x, y, z, layer),
               transhipTextureCubemap, x, y, z, layer, 0)
TRANSHIP_FETCH(texCubemapLod, (float x, float y, float z, float level), (x, y, z, level),
               transhipTextureCubemap, x, y, z, 0, level)
TRANSHIP_FETCH(texCubemapLayeredLod, (float x, float y, float z, int layer, float level),
               (x, y, z, layer, level), transhipTextureCubemap, x, y, z, layer, level)
TRANSHIP_FETCH(texCubemapGrad, (float x, float y, float z, float4 dx, float4 dy),
               (x, y, z, dx, dy), transhipTextureCubemap, x, y, z, 0,
               transhipLevel(object, transhipTextureCubemap, dx, dy, x, y, z))
TRANSHIP_FETCH(texCubemapLayeredGrad,
               (float x, float y, float z, int layer, float4 dx, float4 dy),
               (x, y, z, layer, dx, dy), transhipTextureCubemap, x, y, z, layer,
               transhipLevel(object, transhipTextureCubemap, dx, dy, x, y, z))
#undef TRANSHIP_FETCH
#undef TRANSHIP_ARGUMENTS

template <class T> __device__ inline T tex1Dfetch(unsigned long long object, int x) {
  // The number of an element, which a float cannot hold exactly.
  TranshipTexel texel;
  tranship_texture(object, transhipTextureFetch, 0, 0, 0, x, 0, &texel);
  return TranshipFromTexel<T>::get(texel);
}
template <class T> __device__ inline void tex1Dfetch(T *result, unsigned long long object, int x) {
  *result = tex1Dfetch<T>(object, x);
}
/// One component of each of the four texels that linear filtering would read.
template <class T>
__device__ inline T tex2Dgather(unsigned long long object, float x, float y, int component = 0) {
  TranshipTexel texel;
#ifdef __HIP__ // its headers count from 1, and take all other numbers for the last one
  component = component >= 1 && component <= 3 ? component - 1 : 3;
#endif
  tranship_texture(object, transhipTextureGather, x, y, 0, component, 0, &texel);
  return TranshipFromTexel<T>::get(texel);
}

// Surfaces: x counts bytes. HIP reads through a pointer only.
#ifdef __HIP__
#define TRANSHIP_SURFACE_VALUE(name, parameters, x, y, z)
#else
#define TRANSHIP_SURFACE_VALUE(name, parameters, x, y, z)                                          \
  template <class T>                                                                               \
  __device__ inline T name##read(unsigned long long object, TRANSHIP_ARGUMENTS parameters,         \
                                 TranshipBoundary mode = TRANSHIP_BOUNDARY(Trap)) {                \
    const void *place = tranship_surface(object, x, y, z, sizeof(T), TRANSHIP_BOUNDARY_NUMBER(mode));                        \
    return place ? *(const T *)place : T{};                                                        \
  }
#endif
#define TRANSHIP_SURFACE(name, parameters, x, y, z)                                                \
  TRANSHIP_SURFACE_VALUE(name, parameters, x, y, z)                                                \
  template <class T>                                                                               \
  __device__ inline void name##read(T *result, unsigned long long object,                          \
                                    TRANSHIP_ARGUMENTS parameters,                                 \
                                    TranshipBoundary mode = TRANSHIP_BOUNDARY(Trap)) {             \
    const void *place = tranship_surface(object, x, y, z, sizeof(T), TRANSHIP_BOUNDARY_NUMBER(mode));                        \
    *result = place ? *(const T *)place : T{};                                                     \
  }                                                                                                \
  template <class T>                                                                               \
  __device__ inline void name##write(T value, unsigned long long object,                           \
                                     TRANSHIP_ARGUMENTS parameters,                                \
                                     TranshipBoundary mode = TRANSHIP_BOUNDARY(Trap)) {            \
    if (void *place = tranship_surface(object, x, y, z, sizeof(T), TRANSHIP_BOUNDARY_NUMBER(mode)))                          \
      *(T *)place = value;                                                                         \
  }
#define TRANSHIP_ARGUMENTS(...) __VA_ARGS__
TRANSHIP_SURFACE(surf1D, (int x), x, 0, 0)
TRANSHIP_SURFACE(surf2D, (int x, int y), x, y, 0)
TRANSHIP_SURFACE(surf3D, (int x, int y, int z), x, y, z)
TRANSHIP_SURFACE(surf1DLayered, (int x, int layer), x, 0, layer)
TRANSHIP_SURFACE(surf2DLayered, (int x, int y, int layer), x, y, layer)
TRANSHIP_SURFACE(surfCubemap, (int x, int y, int face), x, y, face)
TRANSHIP_SURFACE(surfCubemapLayered, (int x, int y, int face), x, y, face)
#undef TRANSHIP_SURFACE
#undef TRANSHIP_ARGUMENTS

#endif
