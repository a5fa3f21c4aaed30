// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Textures and surfaces for device code that is compiled for an AMD GPU on AMD's headers: the
// functions of the AMD device library through which HIP's headers read and write images. The handle of
// a texture or surface is an address in the runtime, not that of an AMD descriptor. Functions that
// are not here remain AMD's image instructions, which the emulator does not execute.
#pragma once

#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
#include "texture_kinds.h"

#define TRANSHIP_IMAGE unsigned int __attribute__((address_space(4))) * image
#define TRANSHIP_SAMPLER TRANSHIP_IMAGE, unsigned int __attribute__((address_space(4))) *

using TranshipFour = float4::Native_vec_;

// A step in one to three directions.
__device__ inline TranshipFour transhipStep(float step) { return {step, 0, 0, 0}; }
__device__ inline TranshipFour transhipStep(float2::Native_vec_ step) {
  return {step.x, step.y, 0, 0};
}
__device__ inline TranshipFour transhipStep(TranshipFour step) { return step; }

extern "C" {

__device__ TranshipFour tranship_waveTexel(unsigned long long texture, int what, float x, float y,
                                           float z, int layer, float level);
/// The level for these steps between pixels, and the point on a cube.
__device__ float tranship_waveTextureLevel(unsigned long long texture, int what, TranshipFour point,
                                           TranshipFour dx, TranshipFour dy);
__device__ TranshipFour tranship_waveSurfaceRead(unsigned long long surface, int x, int y, int z);
__device__ void tranship_waveSurfaceWrite(unsigned long long surface, int x, int y, int z,
                                          TranshipFour value);

// Without a level it is the finest one.
#define TRANSHIP_SAMPLE(kind, Coordinates, Step, what, x, y, z, layer)                             \
  __device__ TranshipFour __ockl_image_sample_##kind(TRANSHIP_SAMPLER, Coordinates c) {            \
    return tranship_waveTexel((unsigned long long)image, what, x, y, z, layer, 0);                 \
  }                                                                                                \
  __device__ TranshipFour __ockl_image_sample_lod_##kind(TRANSHIP_SAMPLER, Coordinates c,          \
                                                         float level) {                            \
    return tranship_waveTexel((unsigned long long)image, what, x, y, z, layer, level);             \
  }                                                                                                \
  __device__ TranshipFour __ockl_image_sample_grad_##kind(TRANSHIP_SAMPLER, Coordinates c,         \
                                                          Step dx, Step dy) {                      \
    float level = tranship_waveTextureLevel((unsigned long long)image, what, TranshipFour{x, y, z, 0}, \
                                            transhipStep(dx), transhipStep(dy));                   \
    return tranship_waveTexel((unsigned long long)image, what, x, y, z, layer, level);             \
  }
#define TRANSHIP_LAYER(number) (int)__builtin_rintf(number)
TRANSHIP_SAMPLE(1D, float, float, transhipTexture1D, c, 0, 0, 0)
TRANSHIP_SAMPLE(1Da, float2::Native_vec_, float, transhipTexture1D, c.x, 0, 0, TRANSHIP_LAYER(c.y))
TRANSHIP_SAMPLE(2D, float2::Native_vec_, float2::Native_vec_, transhipTexture2D, c.x, c.y, 0, 0)
TRANSHIP_SAMPLE(2Da, float4::Native_vec_, float2::Native_vec_, transhipTexture2D, c.x, c.y, 0,
                TRANSHIP_LAYER(c.z))
TRANSHIP_SAMPLE(3D, float4::Native_vec_, float4::Native_vec_, transhipTexture3D, c.x, c.y, c.z, 0)
TRANSHIP_SAMPLE(CM, float4::Native_vec_, float4::Native_vec_, transhipTextureCubemap, c.x, c.y, c.z,
                0)
TRANSHIP_SAMPLE(CMa, float4::Native_vec_, float4::Native_vec_, transhipTextureCubemap, c.x, c.y,
                c.z, TRANSHIP_LAYER(c.w))
#undef TRANSHIP_LAYER
#undef TRANSHIP_SAMPLE

__device__ TranshipFour __ockl_image_load_1Db(TRANSHIP_IMAGE, int c) {
  return tranship_waveTexel((unsigned long long)image, transhipTextureFetch, 0, 0, 0, c, 0);
}

#define TRANSHIP_GATHER(letter, number)                                                            \
  __device__ TranshipFour __ockl_image_gather4##letter##_2D(TRANSHIP_SAMPLER,                      \
                                                            float2::Native_vec_ c) {               \
    return tranship_waveTexel((unsigned long long)image, transhipTextureGather, c.x, c.y, 0,       \
                              number, 0);                                                          \
  }
TRANSHIP_GATHER(r, 0)
TRANSHIP_GATHER(g, 1)
TRANSHIP_GATHER(b, 2)
TRANSHIP_GATHER(a, 3)
#undef TRANSHIP_GATHER

// HIP's headers divide x, which counts bytes, by the size of these. It is to remain as it is.
#define TRANSHIP_FORMAT(kind)                                                                      \
  __device__ int __ockl_image_channel_data_type_##kind(TRANSHIP_IMAGE) { return 8; }               \
  __device__ int __ockl_image_channel_order_##kind(TRANSHIP_IMAGE) { return 0; }
TRANSHIP_FORMAT(1D)
TRANSHIP_FORMAT(2D)
TRANSHIP_FORMAT(3D)
#undef TRANSHIP_FORMAT

#define TRANSHIP_ARGUMENTS(...) __VA_ARGS__
#define TRANSHIP_SURFACE(kind, parameters, x, y, z)                                                \
  __device__ TranshipFour __ockl_image_load_##kind(TRANSHIP_IMAGE,                                 \
                                                   TRANSHIP_ARGUMENTS parameters) {                \
    return tranship_waveSurfaceRead((unsigned long long)image, x, y, z);                           \
  }                                                                                                \
  __device__ void __ockl_image_store_##kind(TRANSHIP_IMAGE, TRANSHIP_ARGUMENTS parameters,         \
                                            TranshipFour value) {                                  \
    tranship_waveSurfaceWrite((unsigned long long)image, x, y, z, value);                          \
  }
TRANSHIP_SURFACE(1D, (int c), c, 0, 0)
TRANSHIP_SURFACE(2D, (int2::Native_vec_ c), c.x, c.y, 0)
TRANSHIP_SURFACE(3D, (int4::Native_vec_ c), c.x, c.y, c.z)
TRANSHIP_SURFACE(CM, (int2::Native_vec_ c, int face), c.x, c.y, face)
#undef TRANSHIP_SURFACE
#undef TRANSHIP_ARGUMENTS
} // extern "C"

#undef TRANSHIP_SAMPLER
#undef TRANSHIP_IMAGE
#endif
