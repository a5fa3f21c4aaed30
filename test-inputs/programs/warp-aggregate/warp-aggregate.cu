// Lanes with the same key share one atomic: matched lanes, their leader, each lane's place among
// them. Once by `__match_any_sync`, once by a loop over ballots.
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

__device__ inline unsigned lanesBelow(unsigned lane) { return (1u << lane) - 1; }

__global__ void countByMatch(const int *keys, int *counts, int *order, int n) {
  unsigned lane = threadIdx.x % 32;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned present = __ballot_sync(0xffffffff, i < n);
  if (i >= n)
    return;
  int key = keys[i];
  unsigned same = __match_any_sync(present, key);
  int leader = __ffs(same) - 1;
  int first = 0;
  if (lane == leader)
    first = atomicAdd(&counts[key], __popc(same));
  first = __shfl_sync(same, first, leader);
  order[i] = first >= 0 ? __popc(same & lanesBelow(lane)) : -1;
}

__global__ void countByBallot(const int *keys, int *counts, int *last, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned lane = threadIdx.x & 31;
  bool isLeft = i < n;
  int key = isLeft ? keys[i] : -1;
  unsigned left = __ballot_sync(~0u, isLeft);
  while (left) {
    int leader = __ffs(left) - 1;
    int wanted = __shfl_sync(0xffffffffu, key, leader);
    unsigned same = __ballot_sync(0xffffffffu, isLeft && key == wanted);
    if (lane == leader) {
      atomicAdd(&counts[wanted], __popc(same));
      atomicAdd(&last[wanted], 31 - __clz(same));
    }
    if (key == wanted)
      isLeft = false;
    left &= ~same;
  }
}

int main() {
  constexpr int n = 1000, threads = 128, kinds = 6;
  std::vector<int> values(n), places(n), byMatch(kinds), byBallot(kinds), lasts(kinds);
  for (int i = 0; i < n; ++i)
    values[i] = i * i % 29 % kinds;
  int *keys, *order, *counts;
  CHECK(cudaMalloc(&keys, n * sizeof(int)));
  CHECK(cudaMalloc(&order, n * sizeof(int)));
  CHECK(cudaMalloc(&counts, 3 * kinds * sizeof(int)));
  CHECK(cudaMemset(counts, 0, 3 * kinds * sizeof(int)));
  CHECK(cudaMemcpy(keys, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  int blocks = (n + threads - 1) / threads;
  countByMatch<<<blocks, threads>>>(keys, counts, order, n);
  countByBallot<<<blocks, threads>>>(keys, counts + kinds, counts + 2 * kinds, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(places.data(), order, n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(byMatch.data(), counts, kinds * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(byBallot.data(), counts + kinds, kinds * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(lasts.data(), counts + 2 * kinds, kinds * sizeof(int), cudaMemcpyDeviceToHost));
  long checksum = 0;
  for (int i = 0; i < n; ++i)
    checksum = (checksum * 31 + places[i]) % 1000003;
  int wrong = 0;
  for (int k = 0; k < kinds; ++k) {
    std::printf("%d: %d %d, last places %d\n", k, byMatch[k], byBallot[k], lasts[k]);
    wrong += byMatch[k] != byBallot[k];
  }
  std::printf("places %ld\n", checksum);
  CHECK(cudaFree(keys));
  CHECK(cudaFree(order));
  CHECK(cudaFree(counts));
  return wrong;
}
