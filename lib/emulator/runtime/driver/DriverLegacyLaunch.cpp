// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver API's first way to launch kernels: each function keeps the shape of a block, its dynamic
// shared memory and its parameters between calls. HIP lacks it.
#include "driver/Driver.h"

#include <cstring>
#include <map>
#include <mutex>

using namespace tranship::emulator;

namespace {

constexpr unsigned maxParameters = 4096;

struct LaunchState {
  int block[3] = {};
  unsigned shared = 0;
  unsigned size = 0;
  alignas(16) char parameters[maxParameters] = {};
};

/// Entries stay where they are.
LaunchState &stateOf(CUfunction function) {
  static std::mutex mutex;
  static std::map<CUfunction, LaunchState> states;
  std::lock_guard lock(mutex);
  return states[function];
}

} // namespace

extern "C" {

CUresult cuFuncSetBlockShape(CUfunction function, int x, int y, int z) {
  if (x <= 0 || y <= 0 || z <= 0)
    return CUDA_ERROR_INVALID_VALUE;
  int *block = stateOf(function).block;
  block[0] = x;
  block[1] = y;
  block[2] = z;
  return CUDA_SUCCESS;
}
CUresult cuFuncSetSharedSize(CUfunction function, unsigned bytes) {
  stateOf(function).shared = bytes;
  return CUDA_SUCCESS;
}
CUresult cuParamSetSize(CUfunction function, unsigned bytes) {
  if (bytes > maxParameters)
    return CUDA_ERROR_INVALID_VALUE;
  stateOf(function).size = bytes;
  return CUDA_SUCCESS;
}
CUresult cuParamSetv(CUfunction function, int offset, void *value, unsigned bytes) {
  if (offset < 0 || bytes > maxParameters || unsigned(offset) > maxParameters - bytes)
    return CUDA_ERROR_INVALID_VALUE;
  std::memcpy(stateOf(function).parameters + offset, value, bytes);
  return CUDA_SUCCESS;
}
CUresult cuParamSeti(CUfunction function, int offset, unsigned value) {
  return cuParamSetv(function, offset, &value, sizeof value);
}
CUresult cuParamSetf(CUfunction function, int offset, float value) {
  return cuParamSetv(function, offset, &value, sizeof value);
}
CUresult cuLaunchGridAsync(CUfunction function, int width, int height, CUstream stream) {
  if (width <= 0 || height <= 0)
    return CUDA_ERROR_INVALID_VALUE;
  LaunchState &state = stateOf(function);
  size_t size = state.size;
  void *parameters[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, state.parameters,
                        CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
  return cuLaunchKernel(function, unsigned(width), unsigned(height), 1, unsigned(state.block[0]),
                        unsigned(state.block[1]), unsigned(state.block[2]), state.shared, stream,
                        nullptr, parameters);
}
CUresult cuLaunchGrid(CUfunction function, int width, int height) {
  return cuLaunchGridAsync(function, width, height, nullptr);
}
CUresult cuLaunch(CUfunction function) { return cuLaunchGrid(function, 1, 1); }

} // extern "C"
