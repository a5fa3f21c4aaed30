// Functions of cuda::std for half and bfloat16, for atomics, and tuples that meet Thrust's.
#include <cuda/std/atomic>
#include <cuda/std/cmath>
#include <cuda/std/tuple>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <thrust/device_vector.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/transform.h>

namespace cc = cuda::std;
namespace cu = cuda;

template <class T> __global__ void scale(T *x) {
  x[0] = cuda::std::exp(x[1]) + cc::tanh(x[2]);
  x[1] = cc::isnan(x[0]) ? cc::abs(x[1]) : cuda::std::fmax(x[1], x[2]);
}
template __global__ void scale(__half *);
template __global__ void scale(__nv_bfloat16 *);
template __global__ void scale(float *);

__global__ void count(int *out, cuda::std::atomic<int> *a) {
  cuda::std::atomic_fetch_add(a, 1);
  cc::atomic_store_explicit(a, 3, cc::memory_order_release);
  cuda::std::atomic_thread_fence(cuda::std::memory_order_seq_cst);
  out[0] = cc::atomic_load(a);
  cu::atomic_ref<int, cu::thread_scope_block> other(out[1]);
  other.store(2, cu::std::memory_order_relaxed);
}

struct Product {
  __host__ __device__ float operator()(const cuda::std::tuple<float, int> &pair) const {
    auto [weight, number] = pair;
    return cuda::std::get<0>(pair) * number + weight;
  }
};
void multiply(thrust::device_vector<float> &a, thrust::device_vector<int> &b) {
  auto first = thrust::make_zip_iterator(cuda::std::make_tuple(a.begin(), b.begin()));
  thrust::transform(first, first + 10, a.begin(), Product());
}
