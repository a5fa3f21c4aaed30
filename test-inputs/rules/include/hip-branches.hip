// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches that only builds for HIP compile stay as they are; the others are CUDA.
#ifdef USE_ROCM
#include <hip/hip_runtime.h>
#define gpuMalloc hipMalloc
#define SHFL(v, lane) __shfl(v, lane)
#else
#include <hip/hip_runtime.h>
#define gpuMalloc hipMalloc
#define SHFL(v, lane) __shfl(v, lane, 32)
#endif

#if !defined(__HIP_PLATFORM_AMD__) && !defined(ENGINE_HIP)
const char *backend = "CUDA"; // as in cudaMalloc
hipError_t last() { return hipGetLastError(); }
#elif TORCH_HIP_VERSION >= 400
hipError_t last() { cudaGetLastError(); return hipGetLastError(); }
#endif

// Neither of these belongs to HIP alone.
#if defined(__HIPCC__) || defined(__HIPCC__)
__global__ void kernel(int *p) { *p = SHFL(*p, 0); }
#endif
#ifndef NO_HIP
hipStream_t stream;
#endif

void run(int *p) {
#if USE_HIP
  kernel<<<1, 64>>>(p);
#ifdef DEBUG
  cudaDeviceSynchronize();
#endif
#else
  hipLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, 0, p);
#endif
  gpuMalloc(&p, 4);
}
