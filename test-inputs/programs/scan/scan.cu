// Prefix sums: Hillis and Steele in shared memory within a block, block totals on the way back.
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

constexpr int threads = 256;

__global__ void scanBlocks(const int *in, int *out, int *totals, int n) {
  __shared__ int buffer[2][threads];
  int i = blockIdx.x * threads + threadIdx.x, from = 0;
  buffer[from][threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  for (int distance = 1; distance < threads; distance *= 2) {
    int to = 1 - from;
    int value = buffer[from][threadIdx.x];
    if (threadIdx.x >= distance)
      value += buffer[from][threadIdx.x - distance];
    buffer[to][threadIdx.x] = value;
    from = to;
    __syncthreads();
  }
  if (i < n)
    out[i] = buffer[from][threadIdx.x];
  if (threadIdx.x == threads - 1)
    totals[blockIdx.x] = buffer[from][threadIdx.x];
}

__global__ void addTotals(int *out, const int *totals, int n) {
  int i = blockIdx.x * threads + threadIdx.x;
  if (i < n && blockIdx.x > 0)
    out[i] += totals[blockIdx.x - 1];
}

int main() {
  constexpr int n = 5000, blocks = (n + threads - 1) / threads;
  static_assert(blocks <= threads);
  std::vector<int> values(n), result(n);
  for (int i = 0; i < n; ++i)
    values[i] = i % 5 - 1;
  int *in, *out, *totals, *scanned, *rest;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, n * sizeof(int)));
  CHECK(cudaMalloc(&totals, blocks * sizeof(int)));
  CHECK(cudaMalloc(&scanned, blocks * sizeof(int)));
  CHECK(cudaMalloc(&rest, sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  scanBlocks<<<blocks, threads>>>(in, out, totals, n);
  scanBlocks<<<1, threads>>>(totals, scanned, rest, blocks);
  addTotals<<<blocks, threads>>>(out, scanned, n);
  CHECK(cudaMemcpy(result.data(), out, n * sizeof(int), cudaMemcpyDeviceToHost));
  int wrong = 0, expected = 0;
  for (int i = 0; i < n; ++i)
    wrong += result[i] != (expected += values[i]);
  std::printf("last %d expected %d wrong %d\n", result.back(), expected, wrong);
  for (int *pointer : {in, out, totals, scanned, rest})
    CHECK(cudaFree(pointer));
  return wrong != 0;
}
