// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices, their properties, and errors.
#include "api/Api.h"
#include "core/Devices.h"
#include "core/Properties.h"
#include "core/Settings.h"
#include "execution/Worker.h"
#include "trace/CallTrace.h"

#include <atomic>
#include <cstdint>
#include <cstdio>

using namespace tranship::emulator;

namespace {
thread_local gpuError lastError = cudaSuccess;
/// The error of a kernel, after which the device is of no more use. It is reported when the program
/// waits for the device, and by every call after that.
std::atomic<int> kernelError{cudaSuccess};
std::atomic<bool> kernelErrorReported{false};
std::atomic<size_t> limits[8];
std::atomic<unsigned> deviceFlags{0};
std::atomic<uint64_t> enabledPeers[64]; // a bit for each peer of a device
} // namespace

namespace tranship::emulator {

gpuError failed(gpuError error) {
  if (inKernel()) {
    Worker::block->setThreadError(error);
    return error;
  }
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
  if (inKernel())
    return waitForChildren();
  if (kernelError == cudaSuccess)
    return cudaSuccess;
  kernelErrorReported = true;
  return failed(deviceError());
}

} // namespace tranship::emulator

API(GetDeviceCount, (int *count)) {
  *count = deviceCount();
  return cudaSuccess;
}
API(SetDevice, (int device)) {
  if (!isDevice(device))
    return failed(cudaErrorInvalidDevice);
  setCurrentDevice(device);
  return cudaSuccess;
}
API(GetDevice, (int *device)) {
  *device = currentDevice();
  return cudaSuccess;
}
API(ChooseDevice, (int *device, const cudaDeviceProp *)) {
  *device = 0;
  return cudaSuccess;
}
API(GetDeviceProperties, (cudaDeviceProp * result, int device)) {
  if (!isDevice(device))
    return failed(cudaErrorInvalidDevice);
  *result = propertiesOf(device);
  return cudaSuccess;
}
extern "C" cudaError cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device) {
  if (!isDevice(device))
    return failed(cudaErrorInvalidDevice);
  switch (attribute) {
#define TRANSHIP_GPU_ATTRIBUTE(name, number, field)                                                \
  case cudaDevAttr##name:                                                                          \
    *value = int(propertiesOf(device).field);                                                      \
    return cudaSuccess;
#include "tranship/attributes.def"
#undef TRANSHIP_GPU_ATTRIBUTE
  default:
    return failed(cudaErrorInvalidValue);
  }
}
// HIP's attributes have numbers of their own.
extern "C" cudaError hipDeviceGetAttribute(int *value, int attribute, int device) {
  constexpr int imageSupport = 10014;
  if (attribute == imageSupport && isDevice(device)) {
    *value = settings().textures != Textures::None;
    return cudaSuccess;
  }
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
// Only the order of devices, which are all alike.
API(SetValidDevices, (int *devices, int count)) {
  for (int i = 0; i < count; ++i)
    if (!isDevice(devices[i]))
      return failed(cudaErrorInvalidDevice);
  return cudaSuccess;
}
API(DeviceGetTexture1DLinearMaxWidth, (size_t * width, const cudaChannelFormatDesc *, int device)) {
  if (!isDevice(device))
    return failed(cudaErrorInvalidDevice);
  *width = size_t(properties().maxTexture1DLinear);
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
  if (!isDevice(device) || size < 13)
    return failed(cudaErrorInvalidValue);
  std::snprintf(text, size_t(size), "0000:%02x:00.0", unsigned(device));
  return cudaSuccess;
}
API(DeviceGetByPCIBusId, (int *device, const char *text)) {
  unsigned domain = 0, bus = 0;
  if (!device || !text ||
      (std::sscanf(text, "%x:%x:0.0", &domain, &bus) != 2 &&
       std::sscanf(text, "%x:0.0", &bus) != 1) ||
      domain != 0 || !isDevice(int(bus)))
    return failed(cudaErrorInvalidValue);
  *device = int(bus);
  return cudaSuccess;
}

// All devices are the same machine's memory, so each can reach that of the others. What a program
// enables is kept, because enabling it twice is an error.
static cudaError attributeBetween(int device, int peer, bool isRank, int *value) {
  if (!isDevice(device) || !isDevice(peer) || device == peer)
    return failed(cudaErrorInvalidDevice);
  *value = !isRank;
  return cudaSuccess;
}
CUDA_API(DeviceGetP2PAttribute, (int *value, cudaDeviceP2PAttr attribute, int device, int peer)) {
  return attributeBetween(device, peer, attribute == cudaDevP2PAttrPerformanceRank, value);
}
/// HIP counts its attributes from 0.
HIP_API(DeviceGetP2PAttribute, (int *value, int attribute, int device, int peer)) {
  return attributeBetween(device, peer, attribute == 0, value);
}
API(DeviceCanAccessPeer, (int *can, int device, int peer)) {
  if (!isDevice(device) || !isDevice(peer))
    return failed(cudaErrorInvalidDevice);
  *can = device != peer;
  return cudaSuccess;
}
API(DeviceEnablePeerAccess, (int peer, unsigned flags)) {
  if (flags != 0)
    return failed(cudaErrorInvalidValue);
  if (!isDevice(peer) || peer == currentDevice())
    return failed(cudaErrorInvalidDevice);
  uint64_t bit = uint64_t(1) << peer;
  return enabledPeers[currentDevice()].fetch_or(bit) & bit
             ? failed(cudaErrorPeerAccessAlreadyEnabled)
             : cudaSuccess;
}
API(DeviceDisablePeerAccess, (int peer)) {
  if (!isDevice(peer) || peer == currentDevice())
    return failed(cudaErrorInvalidDevice);
  uint64_t bit = uint64_t(1) << peer;
  return enabledPeers[currentDevice()].fetch_and(~bit) & bit
             ? cudaSuccess
             : failed(cudaErrorPeerAccessNotEnabled);
}
// CUDA and HIP number versions differently.
extern "C" {
cudaError cudaDriverGetVersion(int *version) {
  *version = CUDART_VERSION;
  return cudaSuccess;
}
cudaError cudaRuntimeGetVersion(int *version) { return cudaDriverGetVersion(version); }
cudaError hipDriverGetVersion(int *version) {
  *version = 70200000;
  return cudaSuccess;
}
cudaError hipRuntimeGetVersion(int *version) { return hipDriverGetVersion(version); }
}
API(ProfilerStart, (void)) { return cudaSuccess; }
API(ProfilerStop, (void)) { return cudaSuccess; }

API(GetLastError, (void)) {
  if (inKernel())
    return Worker::block->threadError(/*clears=*/true);
  gpuError error = cudaPeekAtLastError();
  lastError = cudaSuccess;
  return error;
}
API(PeekAtLastError, (void)) {
  if (inKernel())
    return Worker::block->threadError(/*clears=*/false);
  return lastError == cudaSuccess && kernelErrorReported ? deviceError() : lastError;
}

namespace {

struct ErrorText {
  int number;
  const char *cudaName, *hipName, *text;
};
constexpr ErrorText errorTexts[] = {
#define TRANSHIP_GPU_ERROR_CODE(cuda, hip, number, text) {number, "cuda" #cuda, "hip" #hip, text},
#include "tranship/errors.def"
#undef TRANSHIP_GPU_ERROR_CODE
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
