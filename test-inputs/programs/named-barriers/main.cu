// Warps with roles that meet at numbered barriers: a producer fills a buffer while the consumers read the other one.
#include <cstdio>
#include <cuda_runtime.h>

__device__ void sync(int barrier, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}
__device__ void arrive(int barrier, int threads) {
  asm volatile("barrier.cta.arrive %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}

constexpr int rounds = 6, part = 64;
enum Barrier { Full = 1, Empty = 3, Group = 5 };

__global__ void pipeline(const int *in, int *out) {
  __shared__ int buffer[2][part], sums[2];
  const int role = threadIdx.x / part, lane = threadIdx.x % part;
  if (role == 0) { // fills the buffers
    for (int round = 0; round < rounds; ++round) {
      if (round >= 2)
        sync(Empty + round % 2, 3 * part);
      buffer[round % 2][lane] = in[(blockIdx.x * rounds + round) * part + lane];
      arrive(Full + round % 2, 3 * part);
    }
    return;
  }
  int sum = 0; // two groups of 64 read them
  for (int round = 0; round < rounds; ++round) {
    sync(Full + round % 2, 3 * part);
    sum += buffer[round % 2][(lane + role + round) % part] * (role + round);
    if (round + 2 < rounds)
      arrive(Empty + round % 2, 3 * part);
  }
  if (lane == 0)
    sums[role - 1] = 0;
  sync(Group + role, part);
  atomicAdd(&sums[role - 1], sum);
  sync(Group + role, part);
  if (lane == 0)
    out[2 * blockIdx.x + role - 1] = sums[role - 1];
}

int main() {
  constexpr int blocks = 5;
  int *in, *out;
  cudaMallocManaged(&in, blocks * rounds * part * sizeof(int));
  cudaMallocManaged(&out, 2 * blocks * sizeof(int));
  for (int i = 0; i < blocks * rounds * part; ++i)
    in[i] = i * 7 % 101;
  for (int run = 0; run < 2; ++run) {
    pipeline<<<blocks, 3 * part>>>(in, out);
    cudaDeviceSynchronize();
    for (int i = 0; i < 2 * blocks; ++i)
      std::printf("%d ", out[i]);
    std::printf("\n");
  }
  cudaFree(in);
  cudaFree(out);
}
