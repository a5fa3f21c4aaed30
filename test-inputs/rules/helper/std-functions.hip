// Functions of cuda::std for half and bfloat16, for atomics, and tuples that meet Thrust's.
#include <thrust/tuple.h>
#include <hip/hip_runtime.h>
#include <cmath>
#include <tuple>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <thrust/device_vector.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/transform.h>
#include "tranship_hip.h"

namespace cc = std;
namespace cu = cuda;

template <class T> __global__ void scale(T *x) {
  x[0] = tranship::exp(x[1]) + tranship::tanh(x[2]);
  x[1] = tranship::isnan(x[0]) ? tranship::abs(x[1]) : tranship::fmax(x[1], x[2]);
}
template __global__ void scale(__half *);
template __global__ void scale(__hip_bfloat16 *);
template __global__ void scale(float *);

__global__ void count(int *out, cuda::atomic<int> *a) {
  tranship::atomic_fetch_add(a, 1);
  tranship::atomic_store_explicit(a, 3, cc::memory_order_release);
  cuda::atomic_thread_fence(std::memory_order_seq_cst);
  out[0] = tranship::atomic_load(a);
  cu::atomic_ref<int, cu::thread_scope_block> other(out[1]);
  other.store(2, std::memory_order_relaxed);
}

struct Product {
  __host__ __device__ float operator()(const thrust::tuple<float, int> &pair) const {
    auto [weight, number] = pair;
    return tranship::get<0>(pair) * number + weight;
  }
};
void multiply(thrust::device_vector<float> &a, thrust::device_vector<int> &b) {
  auto first = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
  thrust::transform(first, first + 10, a.begin(), Product());
}
