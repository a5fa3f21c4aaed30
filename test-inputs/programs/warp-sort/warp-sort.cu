// Each warp sorts its 32 numbers in registers, turns a tile round through shared memory, and a
// block's last 32 threads finish a reduction by themselves.
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

enum { WarpWidth = 32, LogWarpWidth = 5 };
#define FULL_MASK 0xffffffffU
#define LANE (threadIdx.x & (WarpWidth - 1))

template <class T> __device__ void exchange(T &value, int partner, bool ascending) {
  T other = __shfl_xor_sync(FULL_MASK, value, partner);
  bool isLower = (LANE & partner) == 0;
  bool takesLess = isLower == ascending;
  value = takesLess ? (value < other ? value : other) : (value < other ? other : value);
}

__global__ void sortWarps(int *values) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = values[i];
#pragma unroll
  for (int size = 2; size <= WarpWidth; size *= 2)
    for (int partner = size / 2; partner > 0; partner /= 2)
      exchange(value, partner, (LANE & size) == 0);
  // Each warp of a block the other way round than its neighbour.
  if ((threadIdx.x >> LogWarpWidth) % 2)
    value = __shfl_sync(FULL_MASK, value, WarpWidth - 1 - LANE);
  values[i] = value;
}

__global__ void largestGap(const int *values, int *gaps) {
  extern __shared__ int gap[];
  int tid = threadIdx.x, i = blockIdx.x * blockDim.x + tid;
  int next = __shfl_down_sync(FULL_MASK, values[i], 1);
  gap[tid] = LANE == WarpWidth - 1 ? 0 : abs(next - values[i]);
  __syncthreads();
  for (int half = blockDim.x / 2; half > 32; half /= 2) {
    if (tid < half)
      gap[tid] = max(gap[tid], gap[tid + half]);
    __syncthreads();
  }
  if (tid < 32) {
    int most = max(gap[tid], gap[tid + 32]);
    for (int half = 16; half > 0; half >>= 1)
      most = max(most, __shfl_down_sync(FULL_MASK, most, half));
    if (tid == 0)
      gaps[blockIdx.x] = most;
  }
}

int main() {
  constexpr int n = 512, threads = 128;
  std::vector<int> numbers(n), gaps(n / threads);
  for (int i = 0; i < n; ++i)
    numbers[i] = i * 389 % 1021;
  int *values, *gap;
  CHECK(cudaMalloc(&values, n * sizeof(int)));
  CHECK(cudaMalloc(&gap, n / threads * sizeof(int)));
  CHECK(cudaMemcpy(values, numbers.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  sortWarps<<<n / threads, threads>>>(values);
  largestGap<<<n / threads, threads, threads * sizeof(int)>>>(values, gap);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(numbers.data(), values, n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(gaps.data(), gap, n / threads * sizeof(int), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    bool isRising = i / 32 % 2 == 0;
    if (i % 32 != 31)
      wrong += isRising ? numbers[i] > numbers[i + 1] : numbers[i] < numbers[i + 1];
    if (i % 41 == 0)
      std::printf("%d: %d\n", i, numbers[i]);
  }
  for (int b = 0; b < n / threads; ++b)
    std::printf("gap %d\n", gaps[b]);
  std::printf("%d wrong\n", wrong);
  CHECK(cudaFree(values));
  CHECK(cudaFree(gap));
  return wrong != 0;
}
