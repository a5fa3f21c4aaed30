// Reductions of warps and of parts of warps: `__reduce_*_sync`, votes and shuffles under masks.
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

struct Result {
  int sum, least, most;
  unsigned evenLanes, both;
  int isSame, lowSum, highMost, group;
};

constexpr unsigned everyLane = 0xffffffffu;
constexpr unsigned lowHalf = 0x0000ffffu;

__device__ int sumOfEight(int value) {
  for (int distance = 4; distance; distance >>= 1)
    value += __shfl_xor_sync(everyLane, value, distance, 8);
  return value;
}

__global__ void reduce(const int *in, Result *results) {
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  int warp = thread / 32, lane = thread % 32;
  int value = in[blockIdx.x * blockDim.x * blockDim.y + thread];
  Result mine = {};
  mine.sum = __reduce_add_sync(everyLane, value);
  mine.least = __reduce_min_sync(everyLane, value);
  mine.most = __reduce_max_sync(everyLane, unsigned(value) & 0xffffu);
  int agree = 0;
  __match_all_sync(everyLane, value / 1000, &agree);
  mine.isSame = agree;
  mine.evenLanes = __ballot_sync(everyLane, value % 2 == 0);
  mine.both = __any_sync(everyLane, value == 77) | __all_sync(everyLane, value > -50) << 1;
  if (lane < 16) {
    mine.lowSum = __reduce_add_sync(lowHalf, value);
    __syncwarp(lowHalf);
  } else {
    int most = value;
    for (int distance = 8; distance > 0; distance /= 2)
      most = max(most, __shfl_xor_sync(~lowHalf, most, distance));
    mine.highMost = most;
  }
  mine.lowSum = __shfl_sync(everyLane, mine.lowSum, 3);
  mine.highMost = __shfl_sync(everyLane, mine.highMost, 31);
  mine.group = __shfl_sync(everyLane, sumOfEight(value), 9);
  if (lane == 5)
    results[(blockIdx.x * blockDim.x * blockDim.y) / 32 + warp] = mine;
}

int main() {
  constexpr int blocks = 3, n = blocks * 192, warps = n / 32;
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = i / 32 % 4 == 1 ? 77 : i * 37 % 151 - 60;
  int *in;
  Result *out, results[warps];
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, sizeof results));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  reduce<<<blocks, dim3(16, 12)>>>(in, out);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(results, out, sizeof results, cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int w = 0; w < warps; ++w) {
    const Result &r = results[w];
    int sum = 0;
    for (int i = 0; i < 32; ++i)
      sum += values[w * 32 + i];
    wrong += sum != r.sum;
    std::printf("%2d: %d %d %d %08x %u %d %d %d %d\n", w, r.sum, r.least, r.most, r.evenLanes,
                r.both, r.isSame, r.lowSum, r.highMost, r.group);
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return wrong;
}
