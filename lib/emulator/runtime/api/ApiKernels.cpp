// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches, attributes of kernels, occupancy.
#include "api/Api.h"
#include "api/Graph.h"
#include "api/Streams.h"
#include "core/Properties.h"
#include "core/Settings.h"
#include "execution/LaunchRunner.h"

#include <algorithm>
#include <vector>

using namespace tranship::emulator;

namespace {

struct Configuration {
  dim3 grid, block;
  size_t shared;
  cudaStream_t stream;
};
/// The configurations between `<<<…>>>` and the call of the stub.
thread_local std::vector<Configuration> configurations;

bool fits(dim3 size, const int (&limits)[3]) {
  return size.x >= 1 && size.y >= 1 && size.z >= 1 && size.x <= unsigned(limits[0]) &&
         size.y <= unsigned(limits[1]) && size.z <= unsigned(limits[2]);
}

cudaError launch(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared,
                 bool cooperative, cudaStream_t stream) {
  const Kernel *kernel = findKernel(function);
  if (!kernel)
    return failed(cudaErrorInvalidDeviceFunction);
  if (deviceOf(stream) != currentDevice())
    return failed(cudaErrorInvalidResourceHandle);
  const cudaDeviceProp &device = properties();
  if (!fits(grid, device.maxGridSize) || !fits(block, device.maxThreadsDim) ||
      block.x * block.y * block.z > unsigned(device.maxThreadsPerBlock))
    return failed(cudaErrorInvalidConfiguration);
  if (kernel->staticShared + shared >
      std::max(device.sharedMemPerBlock, kernel->dynamicSharedLimit))
    return failed(cudaErrorInvalidValue);
  if (deviceError())
    return cudaSuccess; // reported when the program waits for the device
  Launch launch{.kernel = kernel,
                .grid = grid,
                .block = block,
                .arguments = arguments,
                .dynamicShared = shared,
                .cooperative = cooperative,
                .stream = stream};
  if (gpuError error = runLaunch(launch))
    deviceFailed(error);
  return cudaSuccess;
}

} // namespace

extern "C" {

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
  configurations.push_back({grid, block, shared, stream});
  return 0;
}
unsigned __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
  return __cudaPushCallConfiguration(grid, block, shared, stream);
}
cudaError __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  Configuration &last = configurations.back();
  *grid = last.grid;
  *block = last.block;
  *shared = last.shared;
  *static_cast<cudaStream_t *>(stream) = last.stream;
  configurations.pop_back();
  return cudaSuccess;
}
cudaError __hipPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  return __cudaPopCallConfiguration(grid, block, shared, stream);
}

} // extern "C"

API(LaunchKernel, (const void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                   cudaStream_t stream)) {
  if (graphOf(stream))
    return captureKernel(stream, {kernel, grid, block, arguments, shared});
  return launch(kernel, grid, block, arguments, shared, false, stream);
}

CUDA_API(LaunchCooperativeKernel, (const void *kernel, dim3 grid, dim3 block, void **arguments,
                                   size_t shared, cudaStream_t stream)) {
  if (graphOf(stream))
    return failed(cudaErrorStreamCaptureUnsupported);
  int blocks = 0;
  if (cudaError error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
          &blocks, kernel, block.x * block.y * block.z, shared))
    return failed(error);
  if (uint64_t(grid.x) * grid.y * grid.z > uint64_t(blocks) * properties().multiProcessorCount)
    return failed(cudaErrorCooperativeLaunchTooLarge);
  return launch(kernel, grid, block, arguments, shared, true, stream);
}
// HIP's callers pass the size in 32 bits, and leave the upper half of the argument's place as it is.
HIP_API(LaunchCooperativeKernel, (const void *kernel, dim3 grid, dim3 block, void **arguments,
                                  unsigned shared, cudaStream_t stream)) {
  return cudaLaunchCooperativeKernel(kernel, grid, block, arguments, shared, stream);
}

/// The attributes that change what a kernel does; the others are hints.
API(LaunchKernelExC, (const cudaLaunchConfig_t *config, const void *kernel, void **arguments)) {
  bool cooperative = false;
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    const cudaLaunchAttribute &attribute = config->attrs[i];
    if (attribute.id == cudaLaunchAttributeCooperative)
      cooperative = attribute.val.cooperative != 0;
    if (attribute.id == cudaLaunchAttributeClusterDimension &&
        attribute.val.clusterDim.x * attribute.val.clusterDim.y * attribute.val.clusterDim.z > 1)
      return failed(cudaErrorNotSupported);
  }
  if (cooperative)
    return cudaLaunchCooperativeKernel(kernel, config->gridDim, config->blockDim, arguments,
                                       config->dynamicSmemBytes, config->stream);
  return cudaLaunchKernel(kernel, config->gridDim, config->blockDim, arguments,
                          config->dynamicSmemBytes, config->stream);
}

API(FuncGetAttributes, (cudaFuncAttributes * attributes, const void *function)) {
  const Kernel *kernel = findKernel(function);
  if (!kernel)
    return failed(cudaErrorInvalidDeviceFunction);
  *attributes = {};
  attributes->sharedSizeBytes = kernel->staticShared;
  attributes->maxThreadsPerBlock = properties().maxThreadsPerBlock;
  attributes->numRegs = 32;
  attributes->ptxVersion = attributes->binaryVersion = properties().major * 10 + properties().minor;
  attributes->maxDynamicSharedSizeBytes = int(kernel->dynamicSharedLimit - kernel->staticShared);
  return cudaSuccess;
}

API(FuncSetAttribute, (const void *function, cudaFuncAttribute attribute, int value)) {
  Kernel *kernel = findKernel(function);
  if (!kernel)
    return failed(cudaErrorInvalidDeviceFunction);
  if (attribute == cudaFuncAttributeMaxDynamicSharedMemorySize) {
    if (value < 0 || kernel->staticShared + value > properties().sharedMemPerBlockOptin)
      return failed(cudaErrorInvalidValue);
    kernel->dynamicSharedLimit = kernel->staticShared + value;
  }
  return cudaSuccess;
}
API(FuncSetCacheConfig, (const void *function, cudaFuncCache)) {
  return findKernel(function) ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}
API(FuncSetSharedMemConfig, (const void *function, cudaSharedMemConfig)) {
  return findKernel(function) ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}

API(OccupancyMaxActiveBlocksPerMultiprocessor,
    (int *blocks, const void *function, int threads, size_t shared)) {
  const Kernel *kernel = findKernel(function);
  if (!kernel)
    return failed(cudaErrorInvalidDeviceFunction);
  if (threads <= 0)
    return failed(cudaErrorInvalidValue);
  const cudaDeviceProp &device = properties();
  int warps = (threads + device.warpSize - 1) / device.warpSize;
  *blocks = std::min(device.maxThreadsPerMultiProcessor / (warps * device.warpSize),
                     device.maxBlocksPerMultiProcessor);
  if (size_t bytes = kernel->staticShared + shared)
    *blocks = int(std::min<size_t>(*blocks, device.sharedMemPerMultiprocessor / bytes));
  return cudaSuccess;
}
API(OccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *blocks, const void *function, int threads, size_t shared, unsigned)) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}
API(OccupancyAvailableDynamicSMemPerBlock,
    (size_t * size, const void *function, int blocks, int threads)) {
  const Kernel *kernel = findKernel(function);
  if (!kernel)
    return failed(cudaErrorInvalidDeviceFunction);
  if (!size || blocks <= 0 || threads <= 0)
    return failed(cudaErrorInvalidValue);
  size_t share = properties().sharedMemPerMultiprocessor / blocks;
  size_t all = std::min(share, kernel->dynamicSharedLimit);
  *size = all > kernel->staticShared ? all - kernel->staticShared : 0;
  return cudaSuccess;
}
