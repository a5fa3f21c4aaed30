// An extension of PyTorch declares CUDA's types in its branch for HIP, in a namespace of its own: all code has to get the same
// names, as from PyTorch's hipify.
// COMPILES: no, it needs PyTorch for ROCm
#include <ATen/ATen.h> // DIAG: missing-include
#include <cuda_runtime.h>
#ifdef USE_ROCM
#include <hip/hip_bfloat16.h>
#else
#include <cuda_bf16.h>
#endif

namespace extension {

#ifdef USE_ROCM
using __nv_bfloat16 = hip_bfloat16;
struct __align__(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
};
__host__ __device__ inline __nv_bfloat16 __float2bfloat16(float f) { return hip_bfloat16::round_to_bfloat16(f); }
#endif

__device__ inline __nv_bfloat16 narrowed(float x) { return __float2bfloat16(x); }

__global__ void narrow(__nv_bfloat162 *to, const float *from) {
  to[threadIdx.x].x = narrowed(from[2 * threadIdx.x]);
  to[threadIdx.x].y = narrowed(from[2 * threadIdx.x + 1]);
}

} // namespace extension
