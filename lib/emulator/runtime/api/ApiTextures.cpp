// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays, textures, surfaces.
#include "api/Api.h"
#include "api/Graph.h"
#include "core/Devices.h"
#include "core/Report.h"
#include "execution/Locals.h"
#include "execution/Worker.h"
#include "memory/Memory.h"
#include "memory/TextureObjects.h"
#include "trace/CallTrace.h"

#include <algorithm>
#include <cstring>

using namespace tranship::emulator;

namespace {

cudaError makeArray(cudaArray_t *array, const cudaChannelFormatDesc &format, cudaExtent extent,
                    unsigned flags) {
  cudaArray created{nullptr,
                    format,
                    std::max<size_t>(extent.width, 1),
                    std::max<size_t>(extent.height, 1),
                    std::max<size_t>(extent.depth, 1),
                    extent,
                    flags};
  created.data = static_cast<char *>(
      allocate(created.rowSize() * created.height * created.depth, MemoryKind::Device));
  if (!created.data)
    return failed(cudaErrorMemoryAllocation);
  *array = addArray(created);
  return cudaSuccess;
}

/// One side of a copy, in memory or in an array, as rows and slices.
struct CopySide {
  char *start;
  size_t pitch, slice;
};
CopySide sideIn(const cudaArray &array, cudaPos at) {
  return {array.row(at.y, at.z) + at.x * array.elementSize(), array.rowSize(),
          array.rowSize() * array.height};
}
void copyBox(CopySide to, CopySide from, size_t width, size_t height, size_t depth) {
  for (size_t z = 0; z < depth; ++z)
    for (size_t y = 0; y < height; ++y)
      std::memmove(to.start + z * to.slice + y * to.pitch,
                   from.start + z * from.slice + y * from.pitch, width);
}
bool boxFits(const cudaArray &array, size_t xBytes, size_t y, size_t width, size_t height) {
  return xBytes + width <= array.rowSize() && y + height <= array.height;
}

/// Adds what a texture or surface is made of to its settings.
std::vector<TracedSetting> withResource(std::vector<TracedSetting> settings, const void *data) {
  std::string text = "host memory";
  if (Allocation place = findAllocation(data); place.kind != MemoryKind::Unknown) {
    text = "allocation " + std::to_string(place.number);
    if (size_t offset = size_t(static_cast<const char *>(data) - place.start))
      text += ", byte " + std::to_string(offset);
  }
  settings.push_back({"resource", std::move(text)});
  return settings;
}

} // namespace

CUDA_API(MallocArray, (cudaArray_t * array, const cudaChannelFormatDesc *format, size_t width,
                       size_t height, unsigned flags)) {
  return makeArray(array, *format, {width, height, 0}, flags);
}
CUDA_API(Malloc3DArray, (cudaArray_t * array, const cudaChannelFormatDesc *format,
                         cudaExtent extent, unsigned flags)) {
  return makeArray(array, *format, extent, flags);
}
API(FreeArray, (cudaArray_t array)) {
  if (!array)
    return cudaSuccess;
  release(array->data, MemoryKind::Device, MemoryKind::Device);
  removeArray(array);
  return cudaSuccess;
}
API(ArrayGetInfo,
    (cudaChannelFormatDesc * format, cudaExtent *extent, unsigned *flags, cudaArray_t array)) {
  if (format)
    *format = array->format;
  if (extent)
    *extent = array->extent;
  if (flags)
    *flags = array->flags;
  return cudaSuccess;
}
API(GetChannelDesc, (cudaChannelFormatDesc * format, cudaArray_const_t array)) {
  *format = array->format;
  return cudaSuccess;
}

CUDA_API(MallocMipmappedArray, (cudaMipmappedArray_t * array, const cudaChannelFormatDesc *format,
                                cudaExtent extent, unsigned levels, unsigned flags)) {
  // Every level has the same number of layers and faces.
  const bool hasLayers = flags & (cudaArrayLayered | cudaArrayCubemap);
  size_t largest = std::max(extent.width, extent.height);
  if (!hasLayers)
    largest = std::max(largest, extent.depth);
  unsigned possible = 1;
  while (largest >> possible)
    ++possible;
  levels = std::min(std::max(levels, 1u), possible);
  *array = new cudaMipmappedArray;
  for (unsigned level = 0; level < levels; ++level) {
    cudaArray_t one;
    if (cudaError error = makeArray(&one, *format, extent, flags))
      return error;
    (*array)->levels.push_back(one);
    for (size_t *size : {&extent.width, &extent.height, &extent.depth})
      if (*size > 1 && !(hasLayers && size == &extent.depth))
        *size /= 2;
  }
  return cudaSuccess;
}
API(GetMipmappedArrayLevel,
    (cudaArray_t * level, cudaMipmappedArray_const_t array, unsigned number)) {
  if (number >= array->levels.size())
    return failed(cudaErrorInvalidValue);
  *level = array->levels[number];
  return cudaSuccess;
}
API(FreeMipmappedArray, (cudaMipmappedArray_t array)) {
  for (cudaArray_t level : array->levels)
    cudaFreeArray(level);
  delete array;
  return cudaSuccess;
}

API(Memcpy2DToArray, (cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch,
                      size_t width, size_t height, cudaMemcpyKind)) {
  if (!to || !boxFits(*to, x, y, width, height))
    return failed(cudaErrorInvalidValue);
  if (cudaError error = synchronize())
    return error;
  copyBox({to->row(y, 0) + x, to->rowSize(), 0},
          {static_cast<char *>(const_cast<void *>(from)), pitch, 0}, width, height, 1);
  return cudaSuccess;
}
API(Memcpy2DToArrayAsync, (cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch,
                           size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t)) {
  return cudaMemcpy2DToArray(to, x, y, from, pitch, width, height, kind);
}
API(Memcpy2DFromArray, (void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y,
                        size_t width, size_t height, cudaMemcpyKind)) {
  if (!from || !boxFits(*from, x, y, width, height))
    return failed(cudaErrorInvalidValue);
  if (cudaError error = synchronize())
    return error;
  copyBox({static_cast<char *>(to), pitch, 0}, {from->row(y, 0) + x, from->rowSize(), 0}, width,
          height, 1);
  return cudaSuccess;
}
API(Memcpy2DFromArrayAsync, (void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y,
                             size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t)) {
  return cudaMemcpy2DFromArray(to, pitch, from, x, y, width, height, kind);
}
API(Memcpy2DArrayToArray,
    (cudaArray_t to, size_t toX, size_t toY, cudaArray_const_t from, size_t fromX, size_t fromY,
     size_t width, size_t height, cudaMemcpyKind)) {
  if (!boxFits(*to, toX, toY, width, height) || !boxFits(*from, fromX, fromY, width, height))
    return failed(cudaErrorInvalidValue);
  copyBox({to->row(toY, 0) + toX, to->rowSize(), 0},
          {from->row(fromY, 0) + fromX, from->rowSize(), 0}, width, height, 1);
  return cudaSuccess;
}
API(MemcpyToArray,
    (cudaArray_t to, size_t x, size_t y, const void *from, size_t size, cudaMemcpyKind)) {
  size_t start = y * to->rowSize() + x;
  if (start + size > to->rowSize() * to->height * to->depth)
    return failed(cudaErrorInvalidValue);
  std::memcpy(to->data + start, from, size);
  return cudaSuccess;
}
API(MemcpyFromArray,
    (void *to, cudaArray_const_t from, size_t x, size_t y, size_t size, cudaMemcpyKind)) {
  size_t start = y * from->rowSize() + x;
  if (start + size > from->rowSize() * from->height * from->depth)
    return failed(cudaErrorInvalidValue);
  std::memcpy(to, from->data + start, size);
  return cudaSuccess;
}
API(Memcpy3D, (const cudaMemcpy3DParms *copy)) {
  if (cudaError error = synchronize())
    return error;
  // With an array the width counts elements, otherwise bytes.
  const cudaArray *any = copy->srcArray ? copy->srcArray : copy->dstArray;
  size_t width = copy->extent.width * (any ? any->elementSize() : 1);
  auto memory = [](cudaPitchedPtr pointer, cudaPos at) {
    size_t slice = pointer.pitch * pointer.ysize;
    return CopySide{static_cast<char *>(pointer.ptr) + at.z * slice + at.y * pointer.pitch + at.x,
                    pointer.pitch, slice};
  };
  CopySide from =
      copy->srcArray ? sideIn(*copy->srcArray, copy->srcPos) : memory(copy->srcPtr, copy->srcPos);
  CopySide to =
      copy->dstArray ? sideIn(*copy->dstArray, copy->dstPos) : memory(copy->dstPtr, copy->dstPos);
  copyBox(to, from, width, std::max<size_t>(copy->extent.height, 1),
          std::max<size_t>(copy->extent.depth, 1));
  return cudaSuccess;
}
API(Memcpy3DAsync, (const cudaMemcpy3DParms *copy, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemcpy, [copy = *copy] { return cudaMemcpy3D(&copy); }))
    return cudaSuccess;
  return cudaMemcpy3D(copy);
}
// All devices are the same machine's memory.
static cudaMemcpy3DParms onOneDevice(const cudaMemcpy3DPeerParms &copy) {
  return {copy.srcArray, copy.srcPos, copy.srcPtr, copy.dstArray,
          copy.dstPos,   copy.dstPtr, copy.extent, cudaMemcpyDeviceToDevice};
}
API(Memcpy3DPeer, (const cudaMemcpy3DPeerParms *copy)) {
  if (!isDevice(copy->srcDevice) || !isDevice(copy->dstDevice))
    return failed(cudaErrorInvalidDevice);
  cudaMemcpy3DParms same = onOneDevice(*copy);
  return cudaMemcpy3D(&same);
}
API(Memcpy3DPeerAsync, (const cudaMemcpy3DPeerParms *copy, cudaStream_t stream)) {
  if (!isDevice(copy->srcDevice) || !isDevice(copy->dstDevice))
    return failed(cudaErrorInvalidDevice);
  cudaMemcpy3DParms same = onOneDevice(*copy);
  return cudaMemcpy3DAsync(&same, stream);
}

CUDA_API(CreateTextureObject,
         (cudaTextureObject_t * object, const cudaResourceDesc *resource,
          const cudaTextureDesc *description, const cudaResourceViewDesc *view)) {
  auto *texture = addTexture({*resource, *description, {}, {}});
  if (view)
    texture->view = *view;
  auto addLevel = [&](const cudaArray &array) {
    texture->format = array.format;
    texture->levels.push_back(
        {array.data, array.width, array.height, array.depth, array.rowSize()});
  };
  switch (resource->resType) {
  case cudaResourceTypeArray:
    addLevel(*resource->res.array.array);
    break;
  case cudaResourceTypeMipmappedArray:
    for (size_t i = 0; i < resource->res.mipmap.mipmap->levels.size(); ++i)
      if (!view || (i >= view->firstMipmapLevel && i <= view->lastMipmapLevel))
        addLevel(*resource->res.mipmap.mipmap->levels[i]);
    if (texture->levels.empty()) {
      removeTexture(texture);
      return failed(cudaErrorInvalidValue);
    }
    break;
  case cudaResourceTypeLinear: {
    const auto &linear = resource->res.linear;
    texture->format = linear.desc;
    size_t element = size_t(linear.desc.x + linear.desc.y + linear.desc.z + linear.desc.w) / 8;
    texture->levels.push_back({static_cast<char *>(linear.devPtr),
                               element ? linear.sizeInBytes / element : 0, 1, 1,
                               linear.sizeInBytes});
    break;
  }
  case cudaResourceTypePitch2D: {
    const auto &pitched = resource->res.pitch2D;
    texture->format = pitched.desc;
    texture->levels.push_back({static_cast<char *>(pitched.devPtr), pitched.width, pitched.height,
                               1, pitched.pitchInBytes});
    break;
  }
  }
  *object = reinterpret_cast<cudaTextureObject_t>(texture);
  if (CallTrace *trace = callTrace())
    trace->addSettings(withResource(
        settingsOf(*texture), texture->levels.empty() ? nullptr : texture->levels.front().data));
  return cudaSuccess;
}
API(DestroyTextureObject, (cudaTextureObject_t object)) {
  removeTexture(reinterpret_cast<Texture *>(object));
  return cudaSuccess;
}
API(GetTextureObjectResourceDesc, (cudaResourceDesc * resource, cudaTextureObject_t object)) {
  *resource = reinterpret_cast<Texture *>(object)->resource;
  return cudaSuccess;
}
API(GetTextureObjectTextureDesc, (cudaTextureDesc * description, cudaTextureObject_t object)) {
  *description = reinterpret_cast<Texture *>(object)->description;
  return cudaSuccess;
}
API(GetTextureObjectResourceViewDesc, (cudaResourceViewDesc * view, cudaTextureObject_t object)) {
  *view = reinterpret_cast<Texture *>(object)->view;
  return cudaSuccess;
}
// A surface is represented by its array.
CUDA_API(CreateSurfaceObject, (cudaSurfaceObject_t * object, const cudaResourceDesc *resource)) {
  if (resource->resType != cudaResourceTypeArray)
    return failed(cudaErrorInvalidValue);
  *object = reinterpret_cast<cudaSurfaceObject_t>(resource->res.array.array);
  if (CallTrace *trace = callTrace())
    trace->addSettings(
        withResource(settingsOf(*resource->res.array.array), resource->res.array.array->data));
  return cudaSuccess;
}
API(DestroySurfaceObject, (cudaSurfaceObject_t)) { return cudaSuccess; }

extern "C" {

cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                            cudaChannelFormatKind kind) {
  return {x, y, z, w, kind};
}
cudaChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind) {
  return {x, y, z, w, kind};
}

void *tranship_surface(unsigned long long object, int x, int y, int z, unsigned size,
                       int boundary) {
  const cudaArray &array = *reinterpret_cast<const cudaArray *>(object);
  auto inside = [&](long px, long py, long pz) {
    return px >= 0 && py >= 0 && pz >= 0 && size_t(px) + size <= array.rowSize() &&
           size_t(py) < array.height && size_t(pz) < array.depth;
  };
  if (boundary == cudaBoundaryModeClamp) {
    x = int(std::clamp<long>(x, 0, long(array.rowSize() - size)));
    y = int(std::clamp<long>(y, 0, long(array.height) - 1));
    z = int(std::clamp<long>(z, 0, long(array.depth) - 1));
  }
  if (inside(x, y, z))
    return array.row(y, z) + x;
  if (boundary == cudaBoundaryModeTrap) {
    Block &block = *Worker::block;
    uint3 index = block.index();
    report({"out-of-bounds",
            block.launch().kernel->name,
            {},
            &index,
            std::to_string(block.laneOf(block.running())),
            "a surface of " + std::to_string(array.rowSize()) + " bytes by " +
                std::to_string(array.height) + " by " + std::to_string(array.depth) +
                " is accessed at (" + std::to_string(x) + ',' + std::to_string(y) + ',' +
                std::to_string(z) + ')'});
    block.fail(cudaErrorLaunchFailure);
  }
  return nullptr;
}

} // extern "C"
