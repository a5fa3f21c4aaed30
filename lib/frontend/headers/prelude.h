// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The declarations that Clang parses every unit with, instead of a toolkit: the language, written by
// hand, and the C APIs, generated from the mapping tables. device.h or cplusplus.h includes it before
// the first line of a unit. For template libraries, includes.txt lists which of our headers replace which.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

// Generated from mappings/*.yaml. Host-device because code for both sides calls some of it
// (cudaDeviceSynchronize, cudaMalloc).
#pragma clang force_cuda_host_device begin
#include "declarations.h"
// Texture and surface objects are the same integers in CUDA, and code passes one for the other.
extern "C" {
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *, const cudaResourceDesc *);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *, const cudaResourceDesc *,
                                    const cudaTextureDesc *, const cudaResourceViewDesc *);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *, cudaSurfaceObject_t);
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *, cudaTextureObject_t);
}
#pragma clang force_cuda_host_device end

// Overloads and templates, which the tables cannot express.
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind);
