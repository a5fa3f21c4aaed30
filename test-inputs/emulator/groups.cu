// SCHEDULES: random:2
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cstdio>
namespace cg = cooperative_groups;

__global__ void tiles(int *out) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int sum = block.thread_rank();
  for (int d = tile.size() / 2; d > 0; d /= 2)
    sum += tile.shfl_down(sum, d);
  if (tile.thread_rank() == 0)
    out[tile.meta_group_rank()] = sum;
  block.sync();
  int largest = cg::reduce(tile, int(threadIdx.x), cg::greater<int>());
  int before = cg::exclusive_scan(tile, 1, cg::plus<int>());
  if (threadIdx.x == 20) {
    out[8] = largest;
    out[9] = before;
    out[10] = tile.ballot(1);
  } else
    tile.ballot(1);
  if (threadIdx.x < 32 && threadIdx.x % 3 == 0) {
    cg::coalesced_group some = cg::coalesced_threads();
    int count = cg::reduce(some, 1, cg::plus<int>());
    if (some.thread_rank() == some.size() - 1)
      out[11] = count * 100 + threadIdx.x;
  }
}

__global__ void grid(int *data, int *out) {
  cg::grid_group all = cg::this_grid();
  for (int round = 0; round < 3; ++round) {
    data[all.thread_rank()] = int(all.thread_rank()) + round;
    all.sync();
    int neighbour = data[(all.thread_rank() + 1) % all.size()];
    all.sync();
    if (all.thread_rank() == all.size() - 1)
      out[round] = neighbour;
  }
}

int main() {
  int *data;
  cudaMallocManaged(&data, 65536);
  tiles<<<1, 64>>>(data);
  cudaDeviceSynchronize();
  for (int i : {0, 1, 2, 3, 8, 9, 10, 11})
    printf("%d ", data[i]);
  printf("\n");
  int *out = data + 10000;
  void *arguments[] = {&data, &out};
  printf("%s\n", cudaGetErrorName(cudaLaunchCooperativeKernel((void *)grid, 20, 128, arguments)));
  cudaDeviceSynchronize();
  printf("%d %d %d\n", out[0], out[1], out[2]);
  return 0;
}
