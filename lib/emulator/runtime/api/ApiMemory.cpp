// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Allocation, copies, symbols.
#include "api/Api.h"
#include "api/GraphNodes.h"
#include "core/DeviceVariables.h"
#include "core/Devices.h"
#include "core/Registry.h"
#include "core/Report.h"
#include "core/Settings.h"
#include "memory/Memory.h"
#include "memory/Regions.h"
#include "trace/HostCalls.h"

#include <cstring>
#include <optional>

using namespace tranship::emulator;

namespace {

cudaError allocateFor(void **pointer, size_t size, MemoryKind kind, unsigned flags = 0) {
  if (!pointer)
    return failed(cudaErrorInvalidValue);
  if (size == 0) {
    *pointer = nullptr;
    return cudaSuccess;
  }
  void *memory = allocate(size, kind, flags);
  if (!memory)
    return failed(cudaErrorMemoryAllocation);
  *pointer = memory;
  return cudaSuccess;
}

/// Returns whether the range fits into its allocation. A range that begins in device memory must
/// end there.
bool fitsIn(const Allocation &allocation, const void *start, size_t size) {
  return allocation.kind == MemoryKind::Unknown ||
         static_cast<const char *>(start) + size <= allocation.start + allocation.size;
}

void reportBadCopy(const char *what, const std::string &message) {
  Finding finding;
  finding.kind = "bad-copy";
  finding.site = hostCallSite();
  finding.message = hostFunction(what) + ": " + message;
  report(finding);
}

const char *kindName(cudaMemcpyKind kind) {
  constexpr const char *names[] = {"host to host", "host to device", "device to host",
                                   "device to device"};
  return kind < cudaMemcpyDefault ? names[kind] : "default";
}

/// Returns what is wrong with copying this many bytes, or success for everything that a GPU would
/// copy.
cudaError checkCopy(const void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  if (unsigned(kind) > cudaMemcpyDefault)
    return cudaErrorInvalidMemcpyDirection;
  if (size == 0)
    return cudaSuccess;
  if (!to || !from)
    return cudaErrorInvalidValue;
  Allocation target = findAllocation(to), source = findAllocation(from);
  bool toDevice = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
  bool fromDevice = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
  auto isHost = [](const Allocation &allocation) { return allocation.kind == MemoryKind::Unknown; };
  if ((toDevice && isHost(target)) || (fromDevice && isHost(source))) {
    reportBadCopy("cudaMemcpy", std::string("copies from ") + kindName(kind) + ", but the " +
                                    (toDevice && isHost(target) ? "target" : "source") +
                                    " is not device memory");
    return cudaErrorInvalidValue;
  }
  auto isDevice = [](const Allocation &allocation) {
    return allocation.kind == MemoryKind::Device || allocation.kind == MemoryKind::Variable;
  };
  if (kind != cudaMemcpyDefault &&
      ((!toDevice && isDevice(target)) || (!fromDevice && isDevice(source)))) {
    reportBadCopy("cudaMemcpy", std::string("copies from ") + kindName(kind) + ", but the " +
                                    (!toDevice && isDevice(target) ? "target" : "source") +
                                    " is device memory");
    return cudaErrorInvalidValue;
  }
  bool targetFits = fitsIn(target, to, size);
  if (targetFits && fitsIn(source, from, size))
    return cudaSuccess;
  const Allocation &allocation = targetFits ? source : target;
  const void *start = targetFits ? from : to;
  reportBadCopy("cudaMemcpy", "copies " + std::to_string(size) + " bytes, but the " +
                                  (targetFits ? "source" : "target") + " only has " +
                                  std::to_string(allocation.start + allocation.size -
                                                 static_cast<const char *>(start)) +
                                  " left");
  return cudaErrorInvalidValue;
}

/// Waits for the current device's turn if an address is that of a variable, of which each device has
/// its own.
std::optional<DeviceTurn> turnFor(const void *one, const void *other) {
  std::optional<DeviceTurn> turn;
  if (deviceCount() > 1 && (findAllocation(one).kind == MemoryKind::Variable ||
                            findAllocation(other).kind == MemoryKind::Variable))
    turn.emplace(currentDevice());
  return turn;
}

cudaError copy(void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  if (cudaError error = synchronize())
    return error;
  std::optional<DeviceTurn> turn = turnFor(to, from);
  if (cudaError error = checkCopy(to, from, size, kind))
    return failed(error);
  if (size)
    std::memmove(to, from, size);
  hostCopied(to, from, size);
  return cudaSuccess;
}

cudaError copyRows(void *to, size_t toPitch, const void *from, size_t fromPitch, size_t width,
                   size_t height, cudaMemcpyKind kind) {
  if (width == 0 || height == 0)
    return cudaSuccess;
  if (width > toPitch || width > fromPitch)
    return failed(cudaErrorInvalidPitchValue);
  if (cudaError error = synchronize())
    return error;
  for (size_t row = 0; row < height; ++row) {
    char *target = static_cast<char *>(to) + row * toPitch;
    const char *source = static_cast<const char *>(from) + row * fromPitch;
    if (row == 0 || row + 1 == height)
      if (cudaError error = checkCopy(target, source, width, kind))
        return failed(error);
    std::memmove(target, source, width);
    hostCopied(target, source, width);
  }
  return cudaSuccess;
}

cudaError fill(void *to, int value, size_t size) {
  if (cudaError error = synchronize())
    return error;
  if (size == 0)
    return cudaSuccess;
  std::optional<DeviceTurn> turn = turnFor(to, to);
  Allocation target = findAllocation(to);
  if (target.kind == MemoryKind::Unknown || !fitsIn(target, to, size)) {
    reportBadCopy("cudaMemset", target.kind == MemoryKind::Unknown
                                    ? "the target is not device memory"
                                    : std::to_string(size) + " bytes do not fit into the target");
    return failed(cudaErrorInvalidValue);
  }
  std::memset(to, value, size);
  hostWrote(to, size);
  return cudaSuccess;
}

} // namespace

API(Malloc, (void **pointer, size_t size)) {
  return allocateFor(pointer, size, MemoryKind::Device);
}
API(MallocAsync, (void **pointer, size_t size, cudaStream_t stream)) {
  bool isCaptured = captured(stream, cudaGraphNodeTypeMemAlloc, [] { return cudaSuccess; });
  return allocateFor(pointer, size, MemoryKind::Device, isCaptured ? graphMemory : 0);
}
API(MallocFromPoolAsync, (void **pointer, size_t size, cudaMemPool_t, cudaStream_t)) {
  return allocateFor(pointer, size, MemoryKind::Device);
}
API(MallocManaged, (void **pointer, size_t size, unsigned flags)) {
  return allocateFor(pointer, size, MemoryKind::Managed, flags);
}
API(MallocHost, (void **pointer, size_t size)) {
  return allocateFor(pointer, size, MemoryKind::Pinned);
}
API(HostAlloc, (void **pointer, size_t size, unsigned flags)) {
  return allocateFor(pointer, size, MemoryKind::Pinned, flags);
}
API(Free, (void *pointer)) {
  if (!inKernel())
    if (cudaError error = synchronize())
      return error;
  if (Allocation allocation = findAllocation(pointer); allocation.start == pointer &&
                                                       allocation.kind == MemoryKind::Device &&
                                                       (allocation.flags & graphMemory))
    return cudaSuccess;
  if (pointer && !release(pointer, MemoryKind::Device, MemoryKind::Managed))
    return failed(cudaErrorInvalidValue);
  return cudaSuccess;
}
API(FreeAsync, (void *pointer, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemFree, [] { return cudaSuccess; }))
    return cudaSuccess;
  return cudaFree(pointer);
}
API(FreeHost, (void *pointer)) {
  if (pointer && !release(pointer, MemoryKind::Pinned, MemoryKind::Pinned))
    return failed(cudaErrorInvalidValue);
  return cudaSuccess;
}
API(MallocPitch, (void **pointer, size_t *pitch, size_t width, size_t height)) {
  *pitch = (width + 511) / 512 * 512;
  return cudaMalloc(pointer, *pitch * height);
}
API(Malloc3D, (cudaPitchedPtr * pointer, cudaExtent extent)) {
  size_t pitch = (extent.width + 511) / 512 * 512;
  *pointer = {nullptr, pitch, extent.width, extent.height};
  return cudaMalloc(&pointer->ptr, pitch * extent.height * extent.depth);
}

API(HostRegister, (void *pointer, size_t size, unsigned flags)) {
  return registerHost(pointer, size, flags) ? cudaSuccess
                                            : failed(cudaErrorHostMemoryAlreadyRegistered);
}
API(HostUnregister, (void *pointer)) {
  return unregisterHost(pointer) ? cudaSuccess : failed(cudaErrorHostMemoryNotRegistered);
}
API(HostGetDevicePointer, (void **device, void *host, unsigned)) {
  if (findAllocation(host).kind == MemoryKind::Unknown)
    return failed(cudaErrorInvalidValue);
  *device = host;
  return cudaSuccess;
}
API(HostGetFlags, (unsigned *flags, void *host)) {
  Allocation allocation = findAllocation(host);
  if (allocation.kind != MemoryKind::Pinned && allocation.kind != MemoryKind::Registered)
    return failed(cudaErrorInvalidValue);
  *flags = allocation.flags;
  return cudaSuccess;
}

API(MemGetInfo, (size_t * available, size_t *total)) {
  *total = settings().memory;
  *available = *total - usedMemory();
  return cudaSuccess;
}

API(PointerGetAttributes, (cudaPointerAttributes * attributes, const void *pointer)) {
  Allocation allocation = findAllocation(pointer);
  void *address = const_cast<void *>(pointer);
  *attributes = {};
  switch (allocation.kind) {
  case MemoryKind::Device:
  case MemoryKind::Variable:
    attributes->type = cudaMemoryTypeDevice;
    attributes->devicePointer = address;
    break;
  case MemoryKind::Managed:
    attributes->type = cudaMemoryTypeManaged;
    attributes->isManaged = 1;
    attributes->devicePointer = attributes->hostPointer = address;
    break;
  case MemoryKind::Pinned:
  case MemoryKind::Registered:
    attributes->type = cudaMemoryTypeHost;
    attributes->devicePointer = attributes->hostPointer = address;
    break;
  case MemoryKind::Unknown:
    attributes->type = cudaMemoryTypeUnregistered;
    attributes->device = -2;
    break;
  }
  if (allocation.kind == MemoryKind::Variable)
    attributes->device = currentDevice();
  else if (allocation.kind != MemoryKind::Unknown)
    attributes->device = allocation.device;
  attributes->allocationFlags = allocation.flags;
  return cudaSuccess;
}

API(Memcpy, (void *to, const void *from, size_t size, cudaMemcpyKind kind)) {
  return copy(to, from, size, kind);
}
API(MemcpyAsync,
    (void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream)) {
  if (graphOf(stream)) {
    captureNode(stream, copyNode(to, from, size, kind));
    return cudaSuccess;
  }
  if (captured(stream, cudaGraphNodeTypeMemcpy, [=] { return copy(to, from, size, kind); }))
    return cudaSuccess;
  return copy(to, from, size, kind);
}
API(MemcpyPeer, (void *to, int toDevice, const void *from, int fromDevice, size_t size)) {
  if (!isDevice(toDevice) || !isDevice(fromDevice))
    return failed(cudaErrorInvalidDevice);
  return copy(to, from, size, cudaMemcpyDeviceToDevice);
}
API(MemcpyPeerAsync,
    (void *to, int toDevice, const void *from, int fromDevice, size_t size, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemcpy,
               [=] { return cudaMemcpyPeer(to, toDevice, from, fromDevice, size); }))
    return cudaSuccess;
  return cudaMemcpyPeer(to, toDevice, from, fromDevice, size);
}
API(Memcpy2D, (void *to, size_t toPitch, const void *from, size_t fromPitch, size_t width,
               size_t height, cudaMemcpyKind kind)) {
  return copyRows(to, toPitch, from, fromPitch, width, height, kind);
}
API(Memcpy2DAsync, (void *to, size_t toPitch, const void *from, size_t fromPitch, size_t width,
                    size_t height, cudaMemcpyKind kind, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemcpy,
               [=] { return copyRows(to, toPitch, from, fromPitch, width, height, kind); }))
    return cudaSuccess;
  return copyRows(to, toPitch, from, fromPitch, width, height, kind);
}
API(Memset, (void *to, int value, size_t size)) { return fill(to, value, size); }
API(MemsetAsync, (void *to, int value, size_t size, cudaStream_t stream)) {
  if (graphOf(stream)) {
    captureNode(stream, setNode({to, size, unsigned(value), 1, size, 1}));
    return cudaSuccess;
  }
  if (captured(stream, cudaGraphNodeTypeMemset, [=] { return fill(to, value, size); }))
    return cudaSuccess;
  return fill(to, value, size);
}
API(Memset2D, (void *to, size_t pitch, int value, size_t width, size_t height)) {
  for (size_t row = 0; row < height; ++row)
    if (cudaError error = fill(static_cast<char *>(to) + row * pitch, value, width))
      return error;
  return cudaSuccess;
}
API(Memset2DAsync,
    (void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)) {
  if (graphOf(stream)) {
    captureNode(stream, setNode({to, pitch, unsigned(value), 1, width, height}));
    return cudaSuccess;
  }
  if (captured(stream, cudaGraphNodeTypeMemset,
               [=] { return cudaMemset2D(to, pitch, value, width, height); }))
    return cudaSuccess;
  return cudaMemset2D(to, pitch, value, width, height);
}
API(Memset3D, (cudaPitchedPtr to, int value, cudaExtent extent)) {
  for (size_t slice = 0; slice < extent.depth; ++slice)
    if (cudaError error = cudaMemset2D(static_cast<char *>(to.ptr) + slice * to.pitch * to.ysize,
                                       to.pitch, value, extent.width, extent.height))
      return error;
  return cudaSuccess;
}
API(Memset3DAsync, (cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemset, [=] { return cudaMemset3D(to, value, extent); }))
    return cudaSuccess;
  return cudaMemset3D(to, value, extent);
}
API(StreamAttachMemAsync, (cudaStream_t, void *, size_t, unsigned)) { return cudaSuccess; }

API(MemcpyToSymbol,
    (const void *symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind)) {
  const Variable *variable = findVariable(symbol);
  if (!variable)
    return failed(cudaErrorInvalidSymbol);
  return copy(static_cast<char *>(variable->address) + offset, from, size, kind);
}
API(MemcpyFromSymbol,
    (void *to, const void *symbol, size_t size, size_t offset, cudaMemcpyKind kind)) {
  const Variable *variable = findVariable(symbol);
  if (!variable)
    return failed(cudaErrorInvalidSymbol);
  return copy(to, static_cast<char *>(variable->address) + offset, size, kind);
}
API(MemcpyToSymbolAsync, (const void *symbol, const void *from, size_t size, size_t offset,
                          cudaMemcpyKind kind, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemcpy,
               [=] { return cudaMemcpyToSymbol(symbol, from, size, offset, kind); }))
    return cudaSuccess;
  return cudaMemcpyToSymbol(symbol, from, size, offset, kind);
}
API(MemcpyFromSymbolAsync, (void *to, const void *symbol, size_t size, size_t offset,
                            cudaMemcpyKind kind, cudaStream_t stream)) {
  if (captured(stream, cudaGraphNodeTypeMemcpy,
               [=] { return cudaMemcpyFromSymbol(to, symbol, size, offset, kind); }))
    return cudaSuccess;
  return cudaMemcpyFromSymbol(to, symbol, size, offset, kind);
}
API(GetSymbolAddress, (void **pointer, const void *symbol)) {
  const Variable *variable = findVariable(symbol);
  if (!variable)
    return failed(cudaErrorInvalidSymbol);
  *pointer = variable->address;
  return cudaSuccess;
}
API(GetSymbolSize, (size_t * size, const void *symbol)) {
  const Variable *variable = findVariable(symbol);
  if (!variable)
    return failed(cudaErrorInvalidSymbol);
  *size = variable->size;
  return cudaSuccess;
}

// There is one pool, which needs no management.
API(DeviceGetDefaultMemPool, (cudaMemPool_t * pool, int)) {
  static char thePool;
  *pool = reinterpret_cast<cudaMemPool_t>(&thePool);
  return cudaSuccess;
}
API(DeviceGetMemPool, (cudaMemPool_t * pool, int device)) {
  return cudaDeviceGetDefaultMemPool(pool, device);
}
API(DeviceSetMemPool, (int, cudaMemPool_t)) { return cudaSuccess; }
API(MemPoolTrimTo, (cudaMemPool_t, size_t)) { return cudaSuccess; }
API(MemPoolCreate, (cudaMemPool_t * pool, const cudaMemPoolProps *)) {
  return cudaDeviceGetDefaultMemPool(pool, 0);
}
API(MemPoolDestroy, (cudaMemPool_t)) { return cudaSuccess; }
API(MemPoolSetAttribute, (cudaMemPool_t, cudaMemPoolAttr, void *value)) {
  return value ? cudaSuccess : failed(cudaErrorInvalidValue);
}
API(MemPoolGetAttribute, (cudaMemPool_t, cudaMemPoolAttr attribute, void *value)) {
  bool isSize = attribute >= cudaMemPoolAttrReleaseThreshold;
  size_t used = attribute > cudaMemPoolAttrReleaseThreshold ? usedMemory() : 0;
  if (isSize)
    *static_cast<uint64_t *>(value) = used;
  else
    *static_cast<int *>(value) = 1;
  return cudaSuccess;
}
// All devices have access anyway.
API(MemPoolSetAccess, (cudaMemPool_t, const cudaMemAccessDesc *accesses, size_t count)) {
  for (size_t i = 0; i < count; ++i)
    if (accesses[i].location.type == cudaMemLocationTypeDevice &&
        !isDevice(accesses[i].location.id))
      return failed(cudaErrorInvalidDevice);
  return cudaSuccess;
}
API(MemPoolGetAccess, (cudaMemAccessFlags * flags, cudaMemPool_t, cudaMemLocation *location)) {
  if (!flags || !location)
    return failed(cudaErrorInvalidValue);
  *flags = location->type == cudaMemLocationTypeDevice && isDevice(location->id)
               ? cudaMemAccessFlagsProtReadWrite
               : cudaMemAccessFlagsProtNone;
  return cudaSuccess;
}
