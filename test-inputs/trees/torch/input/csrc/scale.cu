// PyTorch's names since version 2.11: headers have other names on ROCm, classes and functions do not.
// COMPILES: no, it needs PyTorch for ROCm
#include <ATen/cuda/Atomic.cuh>
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/extension.h>

#ifdef USE_CUDA
constexpr bool onGpu = true;
#endif

__global__ void scale(float *x, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    gpuAtomicAdd(x + i, by);
}

torch::Tensor scaled(torch::Tensor x, double by) {
  TORCH_CHECK(x.is_cuda());
  const at::cuda::OptionalCUDAGuard guard(x.device());
  cudaStream_t stream = at::cuda::getCurrentCUDAStream();
  scale<<<1, 256, 0, stream>>>(x.data_ptr<float>(), by, x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(cudaStreamSynchronize(stream));
  c10::cuda::CUDACachingAllocator::emptyCache();
  return x;
}
