// PyTorch's names up to version 2.10: on ROCm, c10's are called HIP, and some have twins that pass for CUDA's.
// ARGS: --torch-version=2.6
// COMPILES: no, it needs PyTorch for ROCm
#include <hip/hip_runtime.h>
#include <ATen/hip/HIPContext.h>
#include <ATen/hip/impl/HIPCachingAllocatorMasqueradingAsCUDA.h>
#include <ATen/hip/impl/HIPGuardImplMasqueradingAsCUDA.h>
#include <torch/extension.h>

// PyTorch's hipify reads branches for HIP as well, so they are full of CUDA's names.
#ifdef USE_ROCM
#include <ATen/hip/Atomic.cuh>
#define cudaHostAllocMapped hipHostMallocMapped
namespace cub = hipcub;
void allow(void (*kernel)(float *, float, int), int bytes) {
  C10_HIP_CHECK(hipFuncSetAttribute((void *)kernel, hipFuncAttributeMaxDynamicSharedMemorySize, bytes));
  hipStream_t own = c10::hip::getCurrentHIPStream();
  c10::hip::HIPGuardMasqueradingAsCUDA guard(0);
}
#endif

#ifdef USE_ROCM
constexpr bool onGpu = true;
#endif

using c10::hip::HIPStreamMasqueradingAsCUDA;
namespace allocator = c10::hip::HIPCachingAllocator;

__global__ void scale(float *x, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= by;
}

torch::Tensor scaled(torch::Tensor x, double by) {
  TORCH_CHECK(x.is_cuda());
  const c10::hip::OptionalHIPGuardMasqueradingAsCUDA guard(x.device());
  c10::hip::HIPGuardMasqueradingAsCUDA other(x.device());
  hipStream_t stream = c10::hip::getCurrentHIPStreamMasqueradingAsCUDA();
  HIPStreamMasqueradingAsCUDA fromPool = ::c10::hip::getStreamFromPoolMasqueradingAsCUDA(true, c10::hip::current_device());
  hipLaunchKernelGGL(scale, dim3(1), dim3(256), 0, stream, x.data_ptr<float>(), by, x.numel());
  C10_HIP_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(hipStreamSynchronize(stream));
  C10_HIP_CHECK(hipGetLastError());
  // ATen's own names stay, c10's in ATen's namespace do not.
  const hipDeviceProp_t *properties = at::cuda::getCurrentDeviceProperties();
  hipblasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
  at::cuda::CUDAEvent event;
  void *buffer = c10::hip::HIPCachingAllocator::raw_alloc(1024);
  c10::hip::HIPCachingAllocator::HIPAllocator *all = c10::hip::HIPCachingAllocatorMasqueradingAsCUDA::get();
  c10::hip::HIPCachingAllocatorMasqueradingAsCUDA::recordStreamMasqueradingAsCUDA(x.data(), fromPool);
  allocator::raw_delete(buffer);
  return x;
}
