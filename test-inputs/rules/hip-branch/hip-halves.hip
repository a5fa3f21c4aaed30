// Code for HIP in an extension of PyTorch, from before HIP 7: members of a pair were numbers of the compiler.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#ifdef USE_ROCM
__device__ __forceinline__ __half reciprocal(__half x) {
  return __half_raw{static_cast<_Float16>(__builtin_amdgcn_rcph(static_cast<__half_raw>(x).data))};
}
__device__ __forceinline__ __half2 reciprocals(__half2 x) {
  return _Float16_2{static_cast<_Float16>(__builtin_amdgcn_rcph(static_cast<__half_raw>(x.x).data)),
                    static_cast<_Float16>(__builtin_amdgcn_rcph(static_cast<__half_raw>(x.y).data))};
}
__device__ _Float16 first(_Float16_2 x) { return __builtin_amdgcn_sqrth(x.x); }
#else
__device__ __forceinline__ __half reciprocal(__half x) { return hrcp(x); }
__device__ __forceinline__ __half2 reciprocals(__half2 x) { return h2rcp(x); }
#endif

__global__ void invert(__half2 *x) { x[threadIdx.x] = reciprocals(x[threadIdx.x]); }
