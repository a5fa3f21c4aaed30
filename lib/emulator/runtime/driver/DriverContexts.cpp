// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices and contexts of the driver API, and its errors.
#include "core/Devices.h"
#include "core/Properties.h"
#include "driver/Driver.h"

#include <cstring>
#include <vector>

using namespace tranship::emulator;

/// All contexts of a device share what belongs to it.
struct TranshipContext {
  unsigned flags = 0;
  int device = 0;
};

namespace {

thread_local std::vector<CUcontext> contexts; // the last one is current

std::vector<TranshipContext> makePrimaries() {
  std::vector<TranshipContext> all;
  for (int device = 0; device < deviceCount(); ++device)
    all.push_back({0, device});
  return all;
}
CUcontext primary(CUdevice device) {
  static auto &all = *new std::vector<TranshipContext>(makePrimaries());
  return &all[size_t(device)];
}
bool isPrimary(CUcontext context) { return context == primary(context->device); }

/// The current context's device is the thread's.
void useDevice() {
  if (!contexts.empty())
    setCurrentDevice(contexts.back()->device);
}

CUresult check(CUdevice device) {
  return isDevice(device) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

struct ErrorName {
  int number;
  const char *name;
};
constexpr ErrorName errorNames[] = {
#define TRANSHIP_DRIVER_ERROR(name, number) {number, #name},
#include "tranship/driver_errors.def"
#undef TRANSHIP_DRIVER_ERROR
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
  if (!isDevice(device))
    return CUDA_ERROR_INVALID_DEVICE;
  *uuid = propertiesOf(device).uuid;
  return CUDA_SUCCESS;
}

DRIVER_API(CtxCreate_v2, CtxCreate, (CUcontext * context, unsigned flags, CUdevice device)) {
  if (!context || !isDevice(device))
    return context ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
  *context = new TranshipContext{flags, device};
  contexts.push_back(*context);
  useDevice();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxDestroy, CtxDestroy, (CUcontext context)) {
  if (!context || isPrimary(context))
    return CUDA_ERROR_INVALID_CONTEXT;
  if (!contexts.empty() && contexts.back() == context)
    contexts.pop_back();
  useDevice();
  delete context;
  return CUDA_SUCCESS;
}
DRIVER_API(CtxPushCurrent, CtxPushCurrent, (CUcontext context)) {
  if (!context)
    return CUDA_ERROR_INVALID_CONTEXT;
  contexts.push_back(context);
  useDevice();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxPopCurrent, CtxPopCurrent, (CUcontext * context)) {
  if (contexts.empty())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (context)
    *context = contexts.back();
  contexts.pop_back();
  useDevice();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxSetCurrent, CtxSetCurrent, (CUcontext context)) {
  if (!contexts.empty())
    contexts.pop_back();
  if (context)
    contexts.push_back(context);
  useDevice();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetCurrent, CtxGetCurrent, (CUcontext * context)) {
  *context = contexts.empty() ? nullptr : contexts.back();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetDevice, CtxGetDevice, (CUdevice * device)) {
  *device = currentDevice();
  return CUDA_SUCCESS;
}
DRIVER_API(CtxGetFlags, CtxGetFlags, (unsigned *flags)) {
  *flags = contexts.empty() ? 0 : contexts.back()->flags;
  return CUDA_SUCCESS;
}
DRIVER_API(CtxSynchronize, CtxSynchronize, (void)) { return driverResult(synchronize()); }
DRIVER_API(CtxEnablePeerAccess, CtxEnablePeerAccess, (CUcontext peer, unsigned flags)) {
  return peer ? driverResult(cudaDeviceEnablePeerAccess(peer->device, flags))
              : CUDA_ERROR_INVALID_CONTEXT;
}
DRIVER_API(CtxDisablePeerAccess, CtxDisablePeerAccess, (CUcontext peer)) {
  return peer ? driverResult(cudaDeviceDisablePeerAccess(peer->device))
              : CUDA_ERROR_INVALID_CONTEXT;
}
DRIVER_API(DevicePrimaryCtxRetain, DevicePrimaryCtxRetain, (CUcontext * context, CUdevice device)) {
  if (!isDevice(device))
    return CUDA_ERROR_INVALID_DEVICE;
  *context = primary(device);
  return CUDA_SUCCESS;
}
DRIVER_API(DevicePrimaryCtxRelease, DevicePrimaryCtxRelease, (CUdevice device)) {
  return check(device);
}
DRIVER_API(DevicePrimaryCtxReset, DevicePrimaryCtxReset, (CUdevice device)) {
  return check(device);
}
DRIVER_API(DevicePrimaryCtxSetFlags, DevicePrimaryCtxSetFlags, (CUdevice device, unsigned flags)) {
  if (!isDevice(device))
    return CUDA_ERROR_INVALID_DEVICE;
  primary(device)->flags = flags;
  return CUDA_SUCCESS;
}
DRIVER_API(DevicePrimaryCtxGetState, DevicePrimaryCtxGetState,
           (CUdevice device, unsigned *flags, int *active)) {
  if (!isDevice(device))
    return CUDA_ERROR_INVALID_DEVICE;
  *flags = primary(device)->flags;
  *active = 1;
  return CUDA_SUCCESS;
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
