// What no build sees is translated by its text: qualified names, macros and headers.
// ARGS: --torch-version=2.6
#include <hip/hip_runtime.h>

#ifdef WITH_TORCH
#include <ATen/hip/HIPContext.h>
#include <THC/THC.h> // DIAG: unsupported-header
#include <THH/THHAtomics.cuh>
#include <ATen/hip/impl/HIPGuardImplMasqueradingAsCUDA.h>

using c10::hip::HIPStreamMasqueradingAsCUDA;
namespace allocator = c10::hip::HIPCachingAllocator;

void f(at::Tensor x) {
  const c10::hip::OptionalHIPGuardMasqueradingAsCUDA guard(device_of(x));
  c10::hip::HIPGuardMasqueradingAsCUDA other(x.device());
  hipStream_t stream = c10::hip::getCurrentHIPStreamMasqueradingAsCUDA();
  auto fromPool = ::c10::hip::getStreamFromPoolMasqueradingAsCUDA(true, c10::hip::current_device());
  C10_HIP_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(hipStreamSynchronize(stream));
  C10_HIP_CHECK(hipGetLastError());
  hipblasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
  auto *all = c10::hip::HIPCachingAllocatorMasqueradingAsCUDA::get();
  c10::hip::HIPCachingAllocatorMasqueradingAsCUDA::recordStreamMasqueradingAsCUDA(x.storage().data_ptr(), fromPool);
  allocator::raw_delete(all);
  c10::hip::CUDABrandNew unknown; // DIAG: unknown-name
}
#endif
