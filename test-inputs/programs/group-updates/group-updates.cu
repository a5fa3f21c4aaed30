// Collectives with atomics, barriers in two halves, and masks of tiles that keep 32 bits.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cstdio>
#include <cuda/atomic>
#include <cuda/cmath>
#include <utility>

namespace cg = cooperative_groups;

constexpr int blocks = 4, threads = 128, count = blocks * threads;

__device__ int valueOf(int i) { return (i * 37 + 11) % 101 - 50; }

__global__ void updates(int *sum, int *most, int *slots, int *stored) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cuda::atomic_ref<int, cuda::thread_scope_device> total(*sum), top(*most), next(*slots);
  cg::reduce_update_async(tile, total, valueOf(i), cg::plus<int>());
  cg::reduce_update_async(tile, top, valueOf(i), cg::greater<int>());
  cg::reduce_store_async(tile, &stored[i / 32], valueOf(i), cg::less<int>());
  // Each thread takes a place of its own behind all that were taken before.
  int wanted = 1 + i % 3;
  int at = cg::exclusive_scan_update(tile, next, wanted, cg::plus<int>());
  for (int k = 0; k < wanted; ++k)
    stored[count / 32 + at + k] = i;
}

__global__ void halves(int *out) {
  __shared__ int values[threads];
  cg::thread_block block = cg::this_thread_block();
  for (int round = 0; round < 3; ++round) {
    values[threadIdx.x] = round * 1000 + threadIdx.x;
    auto token = block.barrier_arrive();
    int own = round + threadIdx.x; // work that needs nobody
    block.barrier_wait(std::move(token));
    out[blockIdx.x * threads + threadIdx.x] += own * values[threads - 1 - threadIdx.x];
    block.sync();
  }
}

__global__ void masks(unsigned long long *out) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int rank = tile.thread_rank();
  auto left = tile.ballot(rank % 3 == 1);
  int order = 0;
  while (left) {
    int first = __ffs(left) - 1;
    order = order * 7 + first;
    left ^= 1u << first;
  }
  unsigned long long others = ~tile.ballot(rank < 5);
  auto same = tile.match_any(rank % 4);
  bool all = ~tile.ballot(1) == 0;
  out[blockIdx.x * threads + threadIdx.x] = others + same * 3ull + order + all;
}

__global__ void ranks(unsigned long long *out) {
  cg::grid_group grid = cg::this_grid();
  auto rank = grid.thread_rank();
  // More than 32 bits.
  unsigned long long at = (grid.thread_rank() + 1) * 0x10000000 + (rank << 20);
  long long missing = 5 - grid.size();
  out[rank] += at + missing;
}

int main() {
  int *sums, *stored, *products;
  unsigned long long *numbers;
  cudaMallocManaged(&sums, 3 * sizeof(int));
  cudaMallocManaged(&stored, (count / 32 + 3 * count) * sizeof(int));
  cudaMallocManaged(&products, count * sizeof(int));
  cudaMallocManaged(&numbers, count * sizeof(unsigned long long));
  sums[0] = sums[2] = 0;
  sums[1] = -1000;
  for (int i = 0; i < count; ++i)
    products[i] = 0;
  updates<<<blocks, threads>>>(&sums[0], &sums[1], &sums[2], stored);
  halves<<<blocks, threads>>>(products);
  masks<<<blocks, threads>>>(numbers);
  ranks<<<blocks, threads>>>(numbers);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  int wrong = 0, places = 0;
  for (int i = 0; i < count; ++i)
    places += 1 + i % 3;
  int *seen = new int[count]();
  for (int k = 0; k < places; ++k)
    ++seen[stored[count / 32 + k]];
  for (int i = 0; i < count; ++i)
    wrong += seen[i] != 1 + i % 3;
  long long hash = 0;
  for (int i = 0; i < count / 32; ++i)
    hash = hash * 31 + stored[i];
  for (int i = 0; i < count; ++i)
    hash = hash * 31 + products[i] + (long long)numbers[i];
  std::printf("sum %d, most %d, taken %d of %d, %d wrong, %lld\n", sums[0], sums[1], sums[2], places, wrong, hash);
  std::printf("%d threads in blocks of %d, 2^%d\n", cuda::round_up(count - 5, threads), threads, cuda::ilog2(count));
  return wrong;
}
