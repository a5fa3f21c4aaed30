// Running sums of a block: by shuffles within warps, then over the warps' sums in the first warp.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

#define WARP_SIZE 32

template <class T> __device__ T warpScan(T value, int lane) {
#pragma unroll
  for (int distance = 1; distance < WARP_SIZE; distance <<= 1) {
    T other = __shfl_up_sync(0xffffffff, value, distance);
    if (lane >= distance)
      value += other;
  }
  return value;
}

template <int Threads> __global__ void scan(const int *in, int *out, int *totals, int n) {
  __shared__ int sums[Threads / WARP_SIZE];
  const int lane = threadIdx.x & (WARP_SIZE - 1), warp = threadIdx.x >> 5;
  int i = blockIdx.x * Threads + threadIdx.x;
  int value = warpScan(i < n ? in[i] : 0, lane);
  if (lane == WARP_SIZE - 1)
    sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    int sum = lane < Threads / WARP_SIZE ? sums[lane] : 0;
    sum = warpScan(sum, lane);
    if (lane < Threads / WARP_SIZE)
      sums[lane] = sum;
  }
  __syncthreads();
  if (warp > 0)
    value += sums[warp - 1];
  if (i < n)
    out[i] = value;
  if (threadIdx.x == Threads - 1)
    totals[blockIdx.x] = value;
}

int main() {
  constexpr int threads = 160, blocks = 5, n = threads * blocks - 37;
  std::vector<int> values(n), sums(n), totals(blocks);
  for (int i = 0; i < n; ++i)
    values[i] = i * 5 % 23 - 6;
  int *in, *out, *total;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, n * sizeof(int)));
  CHECK(cudaMalloc(&total, blocks * sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  scan<threads><<<blocks, threads>>>(in, out, total, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(sums.data(), out, n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(totals.data(), total, blocks * sizeof(int), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0, sum = 0; i < n; ++i) {
    sum = i % threads == 0 ? values[i] : sum + values[i];
    wrong += sums[i] != sum;
    if (i % 97 == 0)
      std::printf("%d: %d\n", i, sums[i]);
  }
  for (int b = 0; b < blocks; ++b)
    std::printf("block %d: %d\n", b, totals[b]);
  std::printf("%d wrong\n", wrong);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFree(total));
  return wrong != 0;
}
