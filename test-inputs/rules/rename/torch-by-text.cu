// What no build sees is translated by its text: qualified names, macros and headers.
// ARGS: --torch-version=2.6
#include <cuda_runtime.h>

#ifdef WITH_TORCH
#include <ATen/cuda/CUDAContext.h>
#include <THC/THC.h> // DIAG: unsupported-header
#include <THC/THCAtomics.cuh>
#include <c10/cuda/CUDAGuard.h>

using c10::cuda::CUDAStream;
namespace allocator = c10::cuda::CUDACachingAllocator;

void f(at::Tensor x) {
  const at::cuda::OptionalCUDAGuard guard(device_of(x));
  c10::cuda::CUDAGuard other(x.device());
  cudaStream_t stream = at::cuda::getCurrentCUDAStream();
  auto fromPool = ::c10::cuda::getStreamFromPool(true, c10::cuda::current_device());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(cudaStreamSynchronize(stream));
  C10_CUDA_CHECK(cudaGetLastError());
  cublasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
  auto *all = c10::cuda::CUDACachingAllocator::get();
  at::cuda::CUDACachingAllocator::recordStream(x.storage().data_ptr(), fromPool);
  allocator::raw_delete(all);
  c10::cuda::CUDABrandNew unknown; // DIAG: unknown-name
}
#endif
