// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices, their properties, and errors.
#include "api/Api.h"
#include "core/Properties.h"
#include "trace/CallTrace.h"

#include <atomic>
#include <cstring>

using namespace tranship::emulator;

namespace {
thread_local gpuError lastError = cudaSuccess;
/// The error of a kernel, after which the device is of no more use. It is reported when the program
/// waits for the device, and by every call after that.
std::atomic<int> kernelError{cudaSuccess};
std::atomic<bool> kernelErrorReported{false};
std::atomic<size_t> limits[8];
std::atomic<unsigned> deviceFlags{0};
} // namespace

namespace tranship::emulator {

gpuError failed(gpuError error) {
  if (error != cudaErrorNotReady) {
    lastError = error;
    if (CallTrace *trace = callTrace())
      trace->addError(error);
  }
  return error;
}
void deviceFailed(gpuError error) {
  int none = cudaSuccess;
  kernelError.compare_exchange_strong(none, error);
}
gpuError deviceError() { return gpuError(kernelError.load()); }
gpuError synchronize() {
  if (kernelError == cudaSuccess)
    return cudaSuccess;
  kernelErrorReported = true;
  return failed(deviceError());
}

} // namespace tranship::emulator

API(GetDeviceCount, (int *count)) {
  *count = 1;
  return cudaSuccess;
}
API(SetDevice, (int device)) { return device == 0 ? cudaSuccess : failed(cudaErrorInvalidDevice); }
API(GetDevice, (int *device)) {
  *device = 0;
  return cudaSuccess;
}
API(ChooseDevice, (int *device, const cudaDeviceProp *)) {
  *device = 0;
  return cudaSuccess;
}
API(GetDeviceProperties, (cudaDeviceProp * result, int device)) {
  if (device != 0)
    return failed(cudaErrorInvalidDevice);
  *result = properties();
  return cudaSuccess;
}
extern "C" cudaError cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device) {
  if (device != 0)
    return failed(cudaErrorInvalidDevice);
  switch (attribute) {
#define GPU_ATTRIBUTE(name, number, field)                                                         \
  case cudaDevAttr##name:                                                                          \
    *value = int(properties().field);                                                              \
    return cudaSuccess;
#include "tranship/attributes.def"
#undef GPU_ATTRIBUTE
  default:
    return failed(cudaErrorInvalidValue);
  }
}
// HIP's attributes have numbers of their own.
extern "C" cudaError hipDeviceGetAttribute(int *value, int attribute, int device) {
  switch (attribute) {
#define HIP_ATTRIBUTE(name, number, cuda)                                                          \
  case number:                                                                                     \
    return cudaDeviceGetAttribute(value, cudaDeviceAttr(cuda), device);
#include "tranship/hip_attributes.def"
#undef HIP_ATTRIBUTE
  default:
    return failed(cudaErrorInvalidValue);
  }
}

// Calls finish their work before they return; what remains is to report errors.
API(DeviceSynchronize, (void)) { return synchronize(); }
API(DeviceReset, (void)) {
  kernelError = cudaSuccess;
  kernelErrorReported = false;
  lastError = cudaSuccess;
  return cudaSuccess;
}
API(SetDeviceFlags, (unsigned flags)) {
  deviceFlags = flags;
  return cudaSuccess;
}
API(GetDeviceFlags, (unsigned *flags)) {
  *flags = deviceFlags;
  return cudaSuccess;
}
API(DeviceSetLimit, (cudaLimit limit, size_t value)) {
  if (unsigned(limit) >= 8)
    return failed(cudaErrorInvalidValue);
  limits[limit] = value;
  return cudaSuccess;
}
API(DeviceGetLimit, (size_t * value, cudaLimit limit)) {
  constexpr size_t defaults[8] = {1024, 1 << 20, 8 << 20, 2, 2048, 128, 0, 0};
  if (unsigned(limit) >= 8)
    return failed(cudaErrorInvalidValue);
  *value = limits[limit] ? limits[limit].load() : defaults[limit];
  return cudaSuccess;
}
API(DeviceSetCacheConfig, (cudaFuncCache)) { return cudaSuccess; }
API(DeviceGetCacheConfig, (cudaFuncCache * config)) {
  *config = cudaFuncCachePreferNone;
  return cudaSuccess;
}
API(DeviceSetSharedMemConfig, (cudaSharedMemConfig)) { return cudaSuccess; }
API(DeviceGetSharedMemConfig, (cudaSharedMemConfig * config)) {
  *config = cudaSharedMemBankSizeFourByte;
  return cudaSuccess;
}
API(DeviceGetStreamPriorityRange, (int *least, int *greatest)) {
  if (least)
    *least = 0;
  if (greatest)
    *greatest = -2;
  return cudaSuccess;
}
API(DeviceGetPCIBusId, (char *text, int size, int device)) {
  if (device != 0 || size < 13)
    return failed(cudaErrorInvalidValue);
  std::strcpy(text, "0000:00:00.0");
  return cudaSuccess;
}
// There is only one device, so it has no peers.
API(DeviceGetP2PAttribute, (int *, cudaDeviceP2PAttr, int, int)) {
  return failed(cudaErrorInvalidDevice); // there is only one device
}
API(DeviceCanAccessPeer, (int *can, int, int)) {
  *can = 0;
  return cudaSuccess;
}
API(DeviceEnablePeerAccess, (int, unsigned)) { return failed(cudaErrorInvalidDevice); }
API(DeviceDisablePeerAccess, (int)) { return failed(cudaErrorInvalidDevice); }
// CUDA and HIP number versions differently.
extern "C" {
cudaError cudaDriverGetVersion(int *version) {
  *version = CUDART_VERSION;
  return cudaSuccess;
}
cudaError cudaRuntimeGetVersion(int *version) { return cudaDriverGetVersion(version); }
cudaError hipDriverGetVersion(int *version) {
  *version = 60400000;
  return cudaSuccess;
}
cudaError hipRuntimeGetVersion(int *version) { return hipDriverGetVersion(version); }
}
API(ProfilerStart, (void)) { return cudaSuccess; }
API(ProfilerStop, (void)) { return cudaSuccess; }

API(GetLastError, (void)) {
  gpuError error = cudaPeekAtLastError();
  lastError = cudaSuccess;
  return error;
}
API(PeekAtLastError, (void)) {
  return lastError == cudaSuccess && kernelErrorReported ? deviceError() : lastError;
}

namespace {

struct ErrorText {
  int number;
  const char *cudaName, *hipName, *text;
};
constexpr ErrorText errorTexts[] = {
#define GPU_ERROR_CODE(cuda, hip, number, text) {number, "cuda" #cuda, "hip" #hip, text},
#include "tranship/errors.def"
#undef GPU_ERROR_CODE
};

const ErrorText *errorText(int number) {
  for (const ErrorText &entry : errorTexts)
    if (entry.number == number)
      return &entry;
  return nullptr;
}

} // namespace

extern "C" {
const char *cudaGetErrorString(cudaError error) {
  const ErrorText *entry = errorText(error);
  return entry ? entry->text : "unrecognized error code";
}
const char *hipGetErrorString(cudaError error) { return cudaGetErrorString(error); }
const char *cudaGetErrorName(cudaError error) {
  const ErrorText *entry = errorText(error);
  return entry ? entry->cudaName : "unrecognized error code";
}
const char *hipGetErrorName(cudaError error) {
  const ErrorText *entry = errorText(error);
  return entry ? entry->hipName : "hipErrorUnknown";
}
}
