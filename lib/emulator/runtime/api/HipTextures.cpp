// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIP refuses where CUDA makes a texture: everything on GPUs without textures, and what HIP's
// runtime on Linux does not support on any GPU. `TRANSHIP_TEXTURES` decides.
// Source: hip_texture.cpp and hip_memory.cpp of the HIP runtime.
#include "api/Api.h"
#include "core/Settings.h"
#include "memory/Texture.h"

using namespace tranship::emulator;

namespace {

bool hasNone() { return settings().textures == Textures::None; }
bool isLinux() { return settings().textures != Textures::All; }

} // namespace

HIP_API(MallocArray, (cudaArray_t * array, const cudaChannelFormatDesc *format, size_t width,
                      size_t height, unsigned flags)) {
  return hasNone() ? failed(cudaErrorNotSupported)
                   : cudaMallocArray(array, format, width, height, flags);
}
HIP_API(Malloc3DArray, (cudaArray_t * array, const cudaChannelFormatDesc *format, cudaExtent extent,
                        unsigned flags)) {
  if (hasNone())
    return failed(cudaErrorNotSupported);
  if (isLinux() && flags & cudaArrayCubemap)
    return failed(cudaErrorInvalidValue);
  return cudaMalloc3DArray(array, format, extent, flags);
}
HIP_API(MallocMipmappedArray, (cudaMipmappedArray_t * array, const cudaChannelFormatDesc *format,
                               cudaExtent extent, unsigned levels, unsigned flags)) {
  return isLinux() ? failed(cudaErrorNotSupported)
                   : cudaMallocMipmappedArray(array, format, extent, levels, flags);
}
HIP_API(CreateTextureObject,
        (cudaTextureObject_t * object, const cudaResourceDesc *resource,
         const cudaTextureDesc *description, const cudaResourceViewDesc *view)) {
  if (hasNone())
    return failed(cudaErrorNotSupported);
  cudaTextureDesc hips = *description;
  if (isLinux()) {
    if (hips.maxAnisotropy != 0 || hips.mipmapLevelBias != 0 ||
        resource->resType == cudaResourceTypeMipmappedArray)
      return failed(cudaErrorNotSupported);
    if (resource->resType == cudaResourceTypePitch2D &&
        (hips.filterMode == cudaFilterModeLinear || hips.normalizedCoords))
      return failed(cudaErrorInvalidValue);
    hips.addressMode[1] = hips.addressMode[2] = hips.addressMode[0];
  }
  return cudaCreateTextureObject(object, resource, &hips, view);
}
HIP_API(CreateSurfaceObject, (cudaSurfaceObject_t * object, const cudaResourceDesc *resource)) {
  return hasNone() ? failed(cudaErrorNotSupported) : cudaCreateSurfaceObject(object, resource);
}
