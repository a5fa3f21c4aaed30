// What CUB of CUDA 12 has for limits of floating-point types.
#include <cub/cub.cuh>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <thrust/extrema.h>
#include <thrust/system/cuda/execution_policy.h>

template <typename T> __global__ void mask(T *scores, const int *ids) {
  scores[ids[threadIdx.x]] = cub::FpLimits<T>::Lowest();
}
void launch(float *a, __half *b, __nv_bfloat16 *c, const int *ids) {
  mask<<<1, 32>>>(a, ids);
  mask<<<1, 32>>>(b, ids);
  mask<<<1, 32>>>(c, ids);
}
// A policy that is made on the spot: the result is a pointer.
long best(const float *scores, int count, cudaStream_t stream) {
  const auto *found =
      thrust::max_element(thrust::cuda::par_nosync.on(stream), scores, scores + count);
  return found - scores;
}
