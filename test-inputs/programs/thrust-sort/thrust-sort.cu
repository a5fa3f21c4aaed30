// Thrust beside kernels: it sorts and sums what a kernel wrote, and a kernel reads what it left.
#include <cstdio>
#include <cstdlib>

#include <cuda_runtime.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Square {
  __host__ __device__ long long operator()(int value) const { return (long long)value * value; }
};

__global__ void scatter(int *keys, int *values, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    keys[i] = i * 7919 % n;
    values[i] = i;
  }
}

/// Counts the places where a key is not followed by the next one.
__global__ void gaps(const int *keys, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n && keys[i] + 1 != keys[i + 1])
    atomicAdd(count, 1);
}

int main() {
  constexpr int n = 1000, threads = 128, blocks = (n + threads - 1) / threads;
  int *keys, *values, *count, gapCount = 0;
  CHECK(cudaMalloc(&keys, n * sizeof(int)));
  CHECK(cudaMalloc(&values, n * sizeof(int)));
  CHECK(cudaMalloc(&count, sizeof(int)));
  CHECK(cudaMemset(count, 0, sizeof(int)));
  scatter<<<blocks, threads>>>(keys, values, n);
  CHECK(cudaGetLastError());

  thrust::device_ptr<int> first(keys), second(values);
  thrust::sort_by_key(first, first + n, second);
  gaps<<<blocks, threads>>>(keys, count, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&gapCount, count, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("gaps %d, value of key 1: %d\n", gapCount, int(second[1]));

  thrust::device_vector<int> running(n);
  thrust::inclusive_scan(thrust::counting_iterator<int>(1), thrust::counting_iterator<int>(n + 1),
                         running.begin());
  // A kernel works on memory that Thrust has allocated.
  CHECK(cudaMemset(count, 0, sizeof(int)));
  gaps<<<blocks, threads>>>(thrust::raw_pointer_cast(running.data()), count, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&gapCount, count, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("steps of more than one: %d\n", gapCount);
  thrust::host_vector<int> sums = running;
  long long squares =
      thrust::transform_reduce(first, first + n, Square(), 0ll, thrust::plus<long long>());
  std::printf("sum %d, squares %lld, last %d\n", thrust::reduce(first, first + n), squares,
              int(sums[n - 1]));
  CHECK(cudaFree(keys));
  CHECK(cudaFree(values));
  CHECK(cudaFree(count));
  return 0;
}
