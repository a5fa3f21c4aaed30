// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays, textures and copies between them. Converts the driver API's descriptions into the runtime
// API's structures.
#include "driver/Driver.h"
#include "memory/Texture.h"

#include <algorithm>

using namespace tranship::emulator;

namespace {

cudaChannelFormatDesc channels(CUarray_format format, unsigned count) {
  int bits = 32;
  cudaChannelFormatKind kind = cudaChannelFormatKindUnsigned;
  switch (format) {
  case CU_AD_FORMAT_UNSIGNED_INT8:
    bits = 8;
    break;
  case CU_AD_FORMAT_UNSIGNED_INT16:
    bits = 16;
    break;
  case CU_AD_FORMAT_UNSIGNED_INT32:
    break;
  case CU_AD_FORMAT_SIGNED_INT8:
    bits = 8;
    kind = cudaChannelFormatKindSigned;
    break;
  case CU_AD_FORMAT_SIGNED_INT16:
    bits = 16;
    kind = cudaChannelFormatKindSigned;
    break;
  case CU_AD_FORMAT_SIGNED_INT32:
    kind = cudaChannelFormatKindSigned;
    break;
  case CU_AD_FORMAT_HALF:
    bits = 16;
    kind = cudaChannelFormatKindFloat;
    break;
  case CU_AD_FORMAT_FLOAT:
    kind = cudaChannelFormatKindFloat;
    break;
  }
  auto bitsOf = [&](unsigned number) { return number < count ? bits : 0; };
  return {bitsOf(0), bitsOf(1), bitsOf(2), bitsOf(3), kind};
}

CUarray_format formatOf(const cudaChannelFormatDesc &channel) {
  if (channel.f == cudaChannelFormatKindFloat)
    return channel.x == 16 ? CU_AD_FORMAT_HALF : CU_AD_FORMAT_FLOAT;
  bool isSigned = channel.f == cudaChannelFormatKindSigned;
  switch (channel.x) {
  case 8:
    return isSigned ? CU_AD_FORMAT_SIGNED_INT8 : CU_AD_FORMAT_UNSIGNED_INT8;
  case 16:
    return isSigned ? CU_AD_FORMAT_SIGNED_INT16 : CU_AD_FORMAT_UNSIGNED_INT16;
  default:
    return isSigned ? CU_AD_FORMAT_SIGNED_INT32 : CU_AD_FORMAT_UNSIGNED_INT32;
  }
}

unsigned channelCount(const cudaChannelFormatDesc &channel) {
  return unsigned(channel.x > 0) + (channel.y > 0) + (channel.z > 0) + (channel.w > 0);
}

/// One side of a copy.
struct CopySide {
  unsigned type; ///< CUmemorytype, or HIP's number for it
  const void *host;
  CUdeviceptr device;
  CUarray array;
  size_t pitch, height, x, y, z; ///< x in bytes

  bool isArray() const { return type == CU_MEMORYTYPE_ARRAY || type == hipArray; }
  /// Returns the address of row y of slice z.
  char *row(size_t byRow, size_t bySlice, size_t width) const {
    if (isArray())
      return array->row(y + byRow, z + bySlice) + x;
    const char *start =
        static_cast<const char *>(type == CU_MEMORYTYPE_HOST ? host : pointerTo(device));
    size_t step = pitch ? pitch : width;
    return const_cast<char *>(start) + ((z + bySlice) * height + y + byRow) * step + x;
  }
  bool fits(size_t width, size_t rows, size_t slices) const {
    return !isArray() || (array && x + width <= array->rowSize() && y + rows <= array->height &&
                          z + slices <= array->depth);
  }

  static constexpr unsigned hipArray = 10;
};

CUresult copy(const CopySide &from, const CopySide &to, size_t width, size_t rows, size_t slices) {
  if (!from.fits(width, rows, slices) || !to.fits(width, rows, slices))
    return CUDA_ERROR_INVALID_VALUE;
  for (size_t slice = 0; slice < slices; ++slice)
    for (size_t row = 0; row < rows; ++row)
      if (cudaError error = cudaMemcpy(to.row(row, slice, width), from.row(row, slice, width),
                                       width, cudaMemcpyDefault))
        return driverResult(error);
  return CUDA_SUCCESS;
}

cudaResourceDesc runtimeResource(const CUDA_RESOURCE_DESC &from) {
  cudaResourceDesc to = {};
  to.resType = cudaResourceType(from.resType);
  switch (from.resType) {
  case CU_RESOURCE_TYPE_ARRAY:
    to.res.array.array = from.res.array.hArray;
    break;
  case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
    to.res.mipmap.mipmap = from.res.mipmap.hMipmappedArray;
    break;
  case CU_RESOURCE_TYPE_LINEAR:
    to.res.linear.devPtr = pointerTo(from.res.linear.devPtr);
    to.res.linear.desc = channels(from.res.linear.format, from.res.linear.numChannels);
    to.res.linear.sizeInBytes = from.res.linear.sizeInBytes;
    break;
  case CU_RESOURCE_TYPE_PITCH2D:
    to.res.pitch2D.devPtr = pointerTo(from.res.pitch2D.devPtr);
    to.res.pitch2D.desc = channels(from.res.pitch2D.format, from.res.pitch2D.numChannels);
    to.res.pitch2D.width = from.res.pitch2D.width;
    to.res.pitch2D.height = from.res.pitch2D.height;
    to.res.pitch2D.pitchInBytes = from.res.pitch2D.pitchInBytes;
    break;
  }
  return to;
}

/// Integers of 8 and 16 bits are read as numbers from 0 to 1 unless a flag says otherwise.
cudaTextureReadMode readMode(const cudaResourceDesc &resource, unsigned flags) {
  cudaChannelFormatDesc channel = {};
  switch (resource.resType) {
  case cudaResourceTypeArray:
    channel = resource.res.array.array->format;
    break;
  case cudaResourceTypeMipmappedArray:
    channel = resource.res.mipmap.mipmap->levels.front()->format;
    break;
  case cudaResourceTypeLinear:
    channel = resource.res.linear.desc;
    break;
  case cudaResourceTypePitch2D:
    channel = resource.res.pitch2D.desc;
    break;
  }
  bool isSmallInteger = channel.f != cudaChannelFormatKindFloat && channel.x < 32;
  return isSmallInteger && !(flags & CU_TRSF_READ_AS_INTEGER) ? cudaReadModeNormalizedFloat
                                                              : cudaReadModeElementType;
}

} // namespace

DRIVER_API(Array3DCreate, Array3DCreate,
           (CUarray * array, const CUDA_ARRAY3D_DESCRIPTOR *description)) {
  cudaChannelFormatDesc channel = channels(description->Format, description->NumChannels);
  return driverResult(cudaMalloc3DArray(
      array, &channel, {description->Width, description->Height, description->Depth},
      description->Flags));
}
DRIVER_API(ArrayCreate, ArrayCreate, (CUarray * array, const CUDA_ARRAY_DESCRIPTOR *description)) {
  CUDA_ARRAY3D_DESCRIPTOR flat = {description->Width,  description->Height,      0,
                                  description->Format, description->NumChannels, 0};
  return cuArray3DCreate(array, &flat);
}
DRIVER_API(ArrayDestroy, ArrayDestroy, (CUarray array)) {
  return driverResult(cudaFreeArray(array));
}
DRIVER_API(Array3DGetDescriptor, Array3DGetDescriptor,
           (CUDA_ARRAY3D_DESCRIPTOR * description, CUarray array)) {
  *description = {array->extent.width,     array->extent.height,        array->extent.depth,
                  formatOf(array->format), channelCount(array->format), array->flags};
  return CUDA_SUCCESS;
}
DRIVER_API(ArrayGetDescriptor, ArrayGetDescriptor,
           (CUDA_ARRAY_DESCRIPTOR * description, CUarray array)) {
  *description = {array->extent.width, array->extent.height, formatOf(array->format),
                  channelCount(array->format)};
  return CUDA_SUCCESS;
}

DRIVER_API(Memcpy3D, DrvMemcpy3D, (const CUDA_MEMCPY3D *c)) {
  CopySide from = {c->srcMemoryType, c->srcHost,     c->srcDevice, c->srcArray, c->srcPitch,
                   c->srcHeight,     c->srcXInBytes, c->srcY,      c->srcZ};
  CopySide to = {c->dstMemoryType, c->dstHost,     c->dstDevice, c->dstArray, c->dstPitch,
                 c->dstHeight,     c->dstXInBytes, c->dstY,      c->dstZ};
  return copy(from, to, c->WidthInBytes, c->Height, c->Depth);
}
DRIVER_API(Memcpy3DAsync, DrvMemcpy3DAsync, (const CUDA_MEMCPY3D *c, CUstream)) {
  return cuMemcpy3D(c);
}
DRIVER_API(Memcpy2D, MemcpyParam2D, (const CUDA_MEMCPY2D *c)) {
  CopySide from = {c->srcMemoryType, c->srcHost,  c->srcDevice,
                   c->srcArray,      c->srcPitch, 0,
                   c->srcXInBytes,   c->srcY,     0};
  CopySide to = {c->dstMemoryType, c->dstHost,  c->dstDevice,
                 c->dstArray,      c->dstPitch, 0,
                 c->dstXInBytes,   c->dstY,     0};
  return copy(from, to, c->WidthInBytes, c->Height, 1);
}
DRIVER_API(Memcpy2DUnaligned, DrvMemcpy2DUnaligned, (const CUDA_MEMCPY2D *c)) {
  return cuMemcpy2D(c);
}
DRIVER_API(Memcpy2DAsync, MemcpyParam2DAsync, (const CUDA_MEMCPY2D *c, CUstream)) {
  return cuMemcpy2D(c);
}
DRIVER_API(MemcpyHtoA, MemcpyHtoA, (CUarray to, size_t start, const void *from, size_t size)) {
  return driverResult(cudaMemcpyToArray(to, start, 0, from, size, cudaMemcpyHostToDevice));
}
DRIVER_API(MemcpyAtoH, MemcpyAtoH, (void *to, CUarray from, size_t start, size_t size)) {
  return driverResult(cudaMemcpyFromArray(to, from, start, 0, size, cudaMemcpyDeviceToHost));
}

DRIVER_API(TexObjectCreate, TexObjectCreate,
           (CUtexObject * object, const CUDA_RESOURCE_DESC *resource,
            const CUDA_TEXTURE_DESC *texture, const CUDA_RESOURCE_VIEW_DESC *)) {
  cudaResourceDesc what = runtimeResource(*resource);
  cudaTextureDesc how = {};
  for (int i = 0; i < 3; ++i)
    how.addressMode[i] = cudaTextureAddressMode(texture->addressMode[i]);
  how.filterMode = cudaTextureFilterMode(texture->filterMode);
  how.mipmapFilterMode = cudaTextureFilterMode(texture->mipmapFilterMode);
  how.readMode = readMode(what, texture->flags);
  how.normalizedCoords = (texture->flags & CU_TRSF_NORMALIZED_COORDINATES) != 0;
  how.sRGB = (texture->flags & CU_TRSF_SRGB) != 0;
  how.maxAnisotropy = texture->maxAnisotropy;
  how.mipmapLevelBias = texture->mipmapLevelBias;
  how.minMipmapLevelClamp = texture->minMipmapLevelClamp;
  how.maxMipmapLevelClamp = texture->maxMipmapLevelClamp;
  std::copy(std::begin(texture->borderColor), std::end(texture->borderColor), how.borderColor);
  return driverResult(cudaCreateTextureObject(object, &what, &how, nullptr));
}
DRIVER_API(TexObjectDestroy, TexObjectDestroy, (CUtexObject object)) {
  return driverResult(cudaDestroyTextureObject(object));
}
extern "C" {
CUresult cuSurfObjectCreate(CUsurfObject *object, const CUDA_RESOURCE_DESC *resource) {
  cudaResourceDesc what = runtimeResource(*resource);
  return driverResult(cudaCreateSurfaceObject(object, &what));
}
CUresult cuSurfObjectDestroy(CUsurfObject object) {
  return driverResult(cudaDestroySurfaceObject(object));
}
}
