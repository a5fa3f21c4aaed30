// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/ChildLaunches.h"

#include "core/Devices.h"
#include "core/Properties.h"
#include "execution/Worker.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace tranship::emulator {

namespace {

const cudaStream_t tailLaunch = reinterpret_cast<cudaStream_t>(3);

bool fits(dim3 size, const int (&limits)[3]) {
  return size.x >= 1 && size.y >= 1 && size.z >= 1 && size.x <= unsigned(limits[0]) &&
         size.y <= unsigned(limits[1]) && size.z <= unsigned(limits[2]);
}

/// Returns what is wrong with the launch.
gpuError problemOf(const ChildGrid &child) {
  if (!child.kernel)
    return cudaErrorInvalidDeviceFunction;
  const cudaDeviceProp &device = properties();
  if (!fits(child.grid, device.maxGridSize) || !fits(child.block, device.maxThreadsDim) ||
      child.block.x * child.block.y * child.block.z > unsigned(device.maxThreadsPerBlock))
    return cudaErrorInvalidConfiguration;
  if (child.kernel->staticShared + child.dynamicShared >
      std::max(device.sharedMemPerBlock, child.kernel->dynamicSharedLimit))
    return cudaErrorInvalidValue;
  return cudaSuccess;
}

} // namespace

std::vector<void *> argumentsOf(const ChildGrid &child) {
  std::vector<void *> arguments;
  size_t offset = 0;
  for (const Kernel::Parameter &parameter : child.kernel->parameters) {
    offset = (offset + parameter.alignment - 1) / parameter.alignment * parameter.alignment;
    arguments.push_back(static_cast<char *>(child.arguments.get()) + offset);
    offset += parameter.size;
  }
  return arguments;
}

bool inKernel() { return Worker::block != nullptr; }

void transferLater(cudaStream_t stream, std::function<gpuError()> transfer) {
  Block &parent = *Worker::block;
  parent.launch().children.add({.parentBlock = parent.number(),
                                .isTail = stream == tailLaunch,
                                .kernel = nullptr,
                                .transfer = std::move(transfer),
                                .grid = {},
                                .block = {},
                                .dynamicShared = 0,
                                .arguments = {}});
}

gpuError waitForChildren() {
  Block &parent = *Worker::block;
  std::vector<ChildGrid> children = parent.launch().children.takeOf(parent.number());
  if (children.empty())
    return cudaSuccess;
  // This thread of the machine is in the middle of a block, so another one runs them.
  gpuError error = cudaSuccess;
  std::thread([&, device = currentDevice()] {
    setCurrentDevice(device);
    error = runChildren(std::move(children), /*mayHaveHelp=*/false);
  }).join();
  if (error)
    parent.fail(error);
  return cudaSuccess;
}

} // namespace tranship::emulator

using namespace tranship::emulator;

// What headers/tranship/device_runtime.h declares.
extern "C" {

void *tranship_parameterBuffer(size_t alignment, size_t size) {
  return std::aligned_alloc(alignment, (size + alignment) / alignment * alignment);
}

cudaError tranship_launchFromKernel(void *code, void *arguments, dim3 grid, dim3 block,
                                    unsigned shared, cudaStream_t stream) {
  Block &parent = *Worker::block;
  ChildGrid child{.parentBlock = parent.number(),
                  .isTail = stream == tailLaunch,
                  .kernel = findKernelByCode(code),
                  .transfer = {},
                  .grid = grid,
                  .block = block,
                  .dynamicShared = shared,
                  .arguments = {arguments, std::free}};
  if (gpuError problem = problemOf(child)) {
    parent.setThreadError(problem);
    return problem;
  }
  parent.launch().children.add(std::move(child));
  return cudaSuccess;
}

} // extern "C"
