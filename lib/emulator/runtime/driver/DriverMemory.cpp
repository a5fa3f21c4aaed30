// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory, streams and events of the driver API: the runtime API's under other names.
#include "api/Graph.h"
#include "driver/Driver.h"
#include "memory/Memory.h"

#include <vector>

using namespace tranship::emulator;

namespace {

/// Fills memory with elements that are wider than a byte.
template <class Element>
CUresult fillElements(CUdeviceptr to, Element value, size_t count, CUstream stream) {
  auto fill = [=] {
    std::vector<Element> elements(count, value);
    return cudaMemcpy(pointerTo(to), elements.data(), count * sizeof(Element), cudaMemcpyDefault);
  };
  if (captured(stream, cudaGraphNodeTypeMemset, fill))
    return CUDA_SUCCESS;
  return driverResult(fill());
}

} // namespace

DRIVER_API(MemAllocPitch, MemAllocPitch,
           (CUdeviceptr * pointer, size_t *pitch, size_t width, size_t height, unsigned)) {
  return driverResult(cudaMallocPitch(reinterpret_cast<void **>(pointer), pitch, width, height));
}
DRIVER_API(MemGetAddressRange, MemGetAddressRange,
           (CUdeviceptr * base, size_t *size, CUdeviceptr pointer)) {
  Allocation allocation = findAllocation(pointerTo(pointer));
  if (allocation.kind == MemoryKind::Unknown)
    return CUDA_ERROR_NOT_FOUND;
  if (base)
    *base = addressOf(allocation.start);
  if (size)
    *size = allocation.size;
  return CUDA_SUCCESS;
}
DRIVER_API(PointerGetAttribute, PointerGetAttribute,
           (void *value, CUpointer_attribute attribute, CUdeviceptr pointer)) {
  Allocation allocation = findAllocation(pointerTo(pointer));
  if (allocation.kind == MemoryKind::Unknown)
    return CUDA_ERROR_INVALID_VALUE;
  switch (attribute) {
  case CU_POINTER_ATTRIBUTE_CONTEXT:
    return cuCtxGetCurrent(static_cast<CUcontext *>(value));
  case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
    *static_cast<unsigned *>(value) =
        allocation.onDevice() ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
    break;
  case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
  case CU_POINTER_ATTRIBUTE_HOST_POINTER:
    if (attribute == CU_POINTER_ATTRIBUTE_HOST_POINTER && allocation.kind == MemoryKind::Device)
      return CUDA_ERROR_INVALID_VALUE;
    *static_cast<CUdeviceptr *>(value) = pointer;
    break;
  case CU_POINTER_ATTRIBUTE_BUFFER_ID:
    *static_cast<unsigned long long *>(value) = addressOf(allocation.start);
    break;
  case CU_POINTER_ATTRIBUTE_IS_MANAGED:
    *static_cast<unsigned *>(value) = allocation.kind == MemoryKind::Managed;
    break;
  case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
    *static_cast<int *>(value) = 0;
    break;
  case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
    *static_cast<CUdeviceptr *>(value) = addressOf(allocation.start);
    break;
  case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
    *static_cast<size_t *>(value) = allocation.size;
    break;
  case CU_POINTER_ATTRIBUTE_MAPPED:
    *static_cast<unsigned *>(value) = 1;
    break;
  default:
    return CUDA_ERROR_NOT_SUPPORTED;
  }
  return CUDA_SUCCESS;
}

DRIVER_API(MemcpyHtoD, MemcpyHtoD, (CUdeviceptr to, const void *from, size_t size)) {
  return driverResult(cudaMemcpy(pointerTo(to), from, size, cudaMemcpyHostToDevice));
}
DRIVER_API(MemcpyDtoH, MemcpyDtoH, (void *to, CUdeviceptr from, size_t size)) {
  return driverResult(cudaMemcpy(to, pointerTo(from), size, cudaMemcpyDeviceToHost));
}
DRIVER_API(MemcpyDtoD, MemcpyDtoD, (CUdeviceptr to, CUdeviceptr from, size_t size)) {
  return driverResult(cudaMemcpy(pointerTo(to), pointerTo(from), size, cudaMemcpyDeviceToDevice));
}
DRIVER_API(MemcpyHtoDAsync, MemcpyHtoDAsync,
           (CUdeviceptr to, const void *from, size_t size, CUstream stream)) {
  return driverResult(cudaMemcpyAsync(pointerTo(to), from, size, cudaMemcpyHostToDevice, stream));
}
DRIVER_API(MemcpyDtoHAsync, MemcpyDtoHAsync,
           (void *to, CUdeviceptr from, size_t size, CUstream stream)) {
  return driverResult(cudaMemcpyAsync(to, pointerTo(from), size, cudaMemcpyDeviceToHost, stream));
}
DRIVER_API(MemcpyDtoDAsync, MemcpyDtoDAsync,
           (CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream)) {
  return driverResult(
      cudaMemcpyAsync(pointerTo(to), pointerTo(from), size, cudaMemcpyDeviceToDevice, stream));
}
DRIVER_API(MemsetD8, MemsetD8, (CUdeviceptr to, unsigned char value, size_t count)) {
  return driverResult(cudaMemset(pointerTo(to), value, count));
}
DRIVER_API(MemsetD16, MemsetD16, (CUdeviceptr to, unsigned short value, size_t count)) {
  return fillElements(to, value, count, nullptr);
}
DRIVER_API(MemsetD32, MemsetD32, (CUdeviceptr to, unsigned value, size_t count)) {
  return fillElements(to, value, count, nullptr);
}
DRIVER_API(MemsetD8Async, MemsetD8Async,
           (CUdeviceptr to, unsigned char value, size_t count, CUstream stream)) {
  return driverResult(cudaMemsetAsync(pointerTo(to), value, count, stream));
}
DRIVER_API(MemsetD16Async, MemsetD16Async,
           (CUdeviceptr to, unsigned short value, size_t count, CUstream stream)) {
  return fillElements(to, value, count, stream);
}
DRIVER_API(MemsetD32Async, MemsetD32Async,
           (CUdeviceptr to, unsigned value, size_t count, CUstream stream)) {
  return fillElements(to, value, count, stream);
}

// HIP only has the runtime API's function.
#define FORWARD(name, parameters, call)                                                            \
  extern "C" CUresult cu##name parameters { return driverResult(call); }
FORWARD(MemAlloc, (CUdeviceptr * pointer, size_t size),
        size ? cudaMalloc(reinterpret_cast<void **>(pointer), size) : cudaErrorInvalidValue)
FORWARD(MemAllocManaged, (CUdeviceptr * pointer, size_t size, unsigned flags),
        cudaMallocManaged(reinterpret_cast<void **>(pointer), size, flags))
FORWARD(MemFree, (CUdeviceptr pointer), cudaFree(pointerTo(pointer)))
FORWARD(MemAllocAsync, (CUdeviceptr * pointer, size_t size, CUstream stream),
        cudaMallocAsync(reinterpret_cast<void **>(pointer), size, stream))
FORWARD(MemFreeAsync, (CUdeviceptr pointer, CUstream stream),
        cudaFreeAsync(pointerTo(pointer), stream))
FORWARD(MemAllocHost, (void **pointer, size_t size), cudaMallocHost(pointer, size))
FORWARD(MemHostAlloc, (void **pointer, size_t size, unsigned flags),
        cudaHostAlloc(pointer, size, flags))
FORWARD(MemFreeHost, (void *pointer), cudaFreeHost(pointer))
FORWARD(MemHostRegister, (void *pointer, size_t size, unsigned flags),
        cudaHostRegister(pointer, size, flags))
FORWARD(MemHostUnregister, (void *pointer), cudaHostUnregister(pointer))
FORWARD(MemHostGetDevicePointer, (CUdeviceptr * device, void *host, unsigned flags),
        cudaHostGetDevicePointer(reinterpret_cast<void **>(device), host, flags))
FORWARD(MemGetInfo, (size_t * available, size_t *total), cudaMemGetInfo(available, total))
FORWARD(Memcpy, (CUdeviceptr to, CUdeviceptr from, size_t size),
        cudaMemcpy(pointerTo(to), pointerTo(from), size, cudaMemcpyDefault))
FORWARD(MemcpyAsync, (CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream),
        cudaMemcpyAsync(pointerTo(to), pointerTo(from), size, cudaMemcpyDefault, stream))
FORWARD(StreamCreate, (CUstream * stream, unsigned flags), cudaStreamCreateWithFlags(stream, flags))
FORWARD(StreamCreateWithPriority, (CUstream * stream, unsigned flags, int priority),
        cudaStreamCreateWithPriority(stream, flags, priority))
FORWARD(StreamDestroy, (CUstream stream), cudaStreamDestroy(stream))
FORWARD(StreamSynchronize, (CUstream stream), cudaStreamSynchronize(stream))
FORWARD(StreamQuery, (CUstream stream), cudaStreamQuery(stream))
FORWARD(StreamWaitEvent, (CUstream stream, CUevent event, unsigned flags),
        cudaStreamWaitEvent(stream, event, flags))
FORWARD(LaunchHostFunc, (CUstream stream, CUhostFn function, void *data),
        cudaLaunchHostFunc(stream, function, data))
FORWARD(EventCreate, (CUevent * event, unsigned flags), cudaEventCreateWithFlags(event, flags))
FORWARD(EventDestroy, (CUevent event), cudaEventDestroy(event))
FORWARD(EventRecord, (CUevent event, CUstream stream), cudaEventRecord(event, stream))
FORWARD(EventSynchronize, (CUevent event), cudaEventSynchronize(event))
FORWARD(EventQuery, (CUevent event), cudaEventQuery(event))
FORWARD(EventElapsedTime, (float *milliseconds, CUevent start, CUevent stop),
        cudaEventElapsedTime(milliseconds, start, stop))
#undef FORWARD
extern "C" CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void *data,
                                        unsigned) {
  callback(stream, driverResult(deviceError()), data);
  return CUDA_SUCCESS;
}
