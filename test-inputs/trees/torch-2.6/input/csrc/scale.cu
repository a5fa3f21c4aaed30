// PyTorch's names up to version 2.10: on ROCm, c10's are called HIP, and some have twins that pass for CUDA's.
// ARGS: --torch-version=2.6
// COMPILES: no, it needs PyTorch for ROCm
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/extension.h>

// PyTorch's hipify reads branches for HIP as well, so they are full of CUDA's names.
#ifdef USE_ROCM
#include <ATen/cuda/Atomic.cuh>
#define cudaHostAllocMapped hipHostMallocMapped
namespace cub = hipcub;
void allow(void (*kernel)(float *, float, int), int bytes) {
  C10_CUDA_CHECK(cudaFuncSetAttribute((void *)kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  hipStream_t own = c10::hip::getCurrentHIPStream();
  c10::cuda::CUDAGuard guard(0);
}
#endif

#ifdef USE_CUDA
constexpr bool onGpu = true;
#endif

using c10::cuda::CUDAStream;
namespace allocator = c10::cuda::CUDACachingAllocator;

__global__ void scale(float *x, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= by;
}

torch::Tensor scaled(torch::Tensor x, double by) {
  TORCH_CHECK(x.is_cuda());
  const at::cuda::OptionalCUDAGuard guard(x.device());
  c10::cuda::CUDAGuard other(x.device());
  cudaStream_t stream = at::cuda::getCurrentCUDAStream();
  CUDAStream fromPool = ::c10::cuda::getStreamFromPool(true, c10::cuda::current_device());
  scale<<<1, 256, 0, stream>>>(x.data_ptr<float>(), by, x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(cudaStreamSynchronize(stream));
  C10_CUDA_CHECK(cudaGetLastError());
  // ATen's own names stay, c10's in ATen's namespace do not.
  const cudaDeviceProp *properties = at::cuda::getCurrentDeviceProperties();
  cublasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
  at::cuda::CUDAEvent event;
  void *buffer = c10::cuda::CUDACachingAllocator::raw_alloc(1024);
  c10::cuda::CUDACachingAllocator::CUDAAllocator *all = c10::cuda::CUDACachingAllocator::get();
  at::cuda::CUDACachingAllocator::recordStream(x.data(), fromPool);
  allocator::raw_delete(buffer);
  return x;
}
