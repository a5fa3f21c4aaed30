// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands in for PyTorch in tests: as much as they use.
#pragma once
#include <cuda_runtime_api.h>

#define C10_CUDA_CHECK(EXPR)      \
  do {                            \
    if ((EXPR) != cudaSuccess)    \
      throw 1;                    \
  } while (0)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())

namespace c10 {
using DeviceIndex = signed char;
struct Device {
  DeviceIndex index() const;
};
struct DataPtr;

namespace cuda {
struct CUDAStream {
  operator cudaStream_t() const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex device = -1);
CUDAStream getStreamFromPool(bool isHighPriority = false, DeviceIndex device = -1);
DeviceIndex current_device();

namespace CUDACachingAllocator {
struct CUDAAllocator;
CUDAAllocator *get();
void *raw_alloc(size_t bytes);
void raw_delete(void *pointer);
void recordStream(const DataPtr &data, CUDAStream stream);
void emptyCache();
} // namespace CUDACachingAllocator
} // namespace cuda
} // namespace c10

namespace at {
namespace cuda {
using namespace c10::cuda;
}
} // namespace at
