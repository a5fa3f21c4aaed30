// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices and contexts of the driver API, and its errors.
#include "core/Properties.h"
#include "driver/Driver.h"

#include <cstring>
#include <vector>

using namespace tranship::emulator;

/// There is only one device, and everything that belongs to it belongs to all contexts.
struct TranshipContext {
  unsigned flags = 0;
};

namespace {

TranshipContext primary;
thread_local std::vector<CUcontext> contexts; // the last one is current

bool isDevice(CUdevice device) { return device == 0; }

CUresult check(CUdevice device) {
  return isDevice(device) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

struct ErrorName {
  int number;
  const char *name;
};
constexpr ErrorName errorNames[] = {
#define DRIVER_ERROR(name, number) {number, #name},
#include "tranship/driver_errors.def"
#undef DRIVER_ERROR
};

/// Attributes that the runtime API does not have.
struct DriverAttribute {
  CUdevice_attribute attribute;
  int value;
};
constexpr DriverAttribute driverAttributes[] = {
    {CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, 0},
    {CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED, 0},
    {CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED, 0},
    {CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, 0},
};

} // namespace

DRIVER_API(Init, Init, (unsigned flags)) { return flags ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS; }
DRIVER_API(DeviceGet, DeviceGet, (CUdevice * device, int number)) {
  *device = number;
  return check(number);
}
DRIVER_API(DeviceGetName, DeviceGetName, (char *name, int size, CUdevice device)) {
  if (!name || size <= 0)
    return CUDA_ERROR_INVALID_VALUE;
  std::strncpy(name, properties().name, size_t(size) - 1);
  name[size - 1] = 0;
  return check(device);
}
DRIVER_API(DeviceTotalMem, DeviceTotalMem, (size_t * bytes, CUdevice device)) {
  *bytes = properties().totalGlobalMem;
  return check(device);
}
DRIVER_API(DeviceComputeCapability, DeviceComputeCapability,
           (int *major, int *minor, CUdevice device)) {
  *major = properties().major;
  *minor = properties().minor;
  return check(device);
}
DRIVER_API(DeviceGetUuid, DeviceGetUuid, (CUuuid * uuid, CUdevice device)) {
  *uuid = properties().uuid;
  return check(device);
}

DRIVER_API(CtxCreate_v2, CtxCreate, (CUcontext * context, unsigned flags, CUdevice device)) {
  if (!context || !isDevice(device))
    return context ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
  *context = new TranshipContext{flags};
  contexts.push_back(*context);
  return CUDA_SUCCESS;
}
DRIVER_API(CtxDestroy, CtxDestroy, (CUcontext context)) {
  if (!context || context == &primary)
    return CUDA_ERROR_INVALID_CONTEXT;
  if (!contexts.empty() && contexts.back() == context)
    contexts.pop_back();
  delete context;
  return CUDA_SUCCESS;
}
DRIVER_API(CtxPushCurrent, CtxPushCurrent, (CUcontext context)) {
  if (!context)
    return CUDA_ERROR_INVALID_CONTEXT;
  contexts.push_back(context);
  return CUDA_SUCCESS;
}
DRIVER_API(CtxPopCurrent, CtxPopCurrent, (CUcontext * context)) {
  if (contexts.empty())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (context)
    *context = contexts.back();
  contexts.pop_back();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxSetCurrent, CtxSetCurrent, (CUcontext context)) {
  if (!contexts.empty())
    contexts.pop_back();
  if (context)
    contexts.push_back(context);
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetCurrent, CtxGetCurrent, (CUcontext * context)) {
  *context = contexts.empty() ? nullptr : contexts.back();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetDevice, CtxGetDevice, (CUdevice * device)) {
  *device = 0;
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetFlags, CtxGetFlags, (unsigned *flags)) {
  *flags = contexts.empty() ? 0 : contexts.back()->flags;
  return CUDA_SUCCESS;
}
DRIVER_API(CtxSynchronize, CtxSynchronize, (void)) { return driverResult(synchronize()); }
// There is only one device, so it has no peers.
DRIVER_API(CtxEnablePeerAccess, CtxEnablePeerAccess, (CUcontext, unsigned)) {
  return CUDA_ERROR_INVALID_DEVICE;
}
DRIVER_API(CtxDisablePeerAccess, CtxDisablePeerAccess, (CUcontext)) {
  return CUDA_ERROR_INVALID_DEVICE;
}
DRIVER_API(DevicePrimaryCtxRetain, DevicePrimaryCtxRetain, (CUcontext * context, CUdevice device)) {
  *context = &primary;
  return check(device);
}
DRIVER_API(DevicePrimaryCtxRelease, DevicePrimaryCtxRelease, (CUdevice device)) {
  return check(device);
}
DRIVER_API(DevicePrimaryCtxReset, DevicePrimaryCtxReset, (CUdevice device)) {
  return check(device);
}
DRIVER_API(DevicePrimaryCtxSetFlags, DevicePrimaryCtxSetFlags, (CUdevice device, unsigned flags)) {
  primary.flags = flags;
  return check(device);
}
DRIVER_API(DevicePrimaryCtxGetState, DevicePrimaryCtxGetState,
           (CUdevice device, unsigned *flags, int *active)) {
  *flags = primary.flags;
  *active = 1;
  return check(device);
}

extern "C" {

const char *hipGetErrorName(cudaError error);

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device) {
  for (const DriverAttribute &known : driverAttributes)
    if (known.attribute == attribute) {
      *value = known.value;
      return check(device);
    }
  return driverResult(cudaDeviceGetAttribute(value, cudaDeviceAttr(attribute), device));
}
CUresult cuDriverGetVersion(int *version) { return driverResult(cudaDriverGetVersion(version)); }
CUresult cuDeviceGetCount(int *count) { return driverResult(cudaGetDeviceCount(count)); }
CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer) {
  return driverResult(cudaDeviceCanAccessPeer(can, device, peer));
}
CUresult cuDeviceGetPCIBusId(char *text, int size, CUdevice device) {
  return driverResult(cudaDeviceGetPCIBusId(text, size, device));
}
CUresult cuCtxGetApiVersion(CUcontext, unsigned *version) {
  *version = CUDA_VERSION;
  return CUDA_SUCCESS;
}
CUresult cuCtxDetach(CUcontext context) { return cuCtxDestroy(context); }
CUresult cuCtxSetLimit(CUlimit limit, size_t value) {
  return driverResult(cudaDeviceSetLimit(limit, value));
}
CUresult cuCtxGetLimit(size_t *value, CUlimit limit) {
  return driverResult(cudaDeviceGetLimit(value, limit));
}
CUresult cuCtxSetCacheConfig(CUfunc_cache config) {
  return driverResult(cudaDeviceSetCacheConfig(config));
}
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config) {
  return driverResult(cudaDeviceSetSharedMemConfig(config));
}
CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) {
  return driverResult(cudaDeviceGetStreamPriorityRange(least, greatest));
}

CUresult cuGetErrorName(CUresult error, const char **text) {
  for (const ErrorName &known : errorNames)
    if (known.number == error) {
      *text = known.name;
      return CUDA_SUCCESS;
    }
  *text = nullptr;
  return CUDA_ERROR_INVALID_VALUE;
}
CUresult hipDrvGetErrorName(CUresult error, const char **text) {
  *text = hipGetErrorName(cudaError(error));
  return CUDA_SUCCESS;
}

} // extern "C"

DRIVER_API(GetErrorString, DrvGetErrorString, (CUresult error, const char **text)) {
  *text = cudaGetErrorString(cudaError(error));
  return CUDA_SUCCESS;
}
