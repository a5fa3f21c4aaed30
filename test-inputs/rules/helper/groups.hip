// Collectives of cooperative groups that HIP lacks come from a header in the port.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include "tranship_hip.h"
#include <cstdio>

namespace cg = cooperative_groups;

struct Largest {
  float value;
  int index;
};

struct ByValue {
  __device__ Largest operator()(Largest a, Largest b) const { return b.value > a.value ? b : a; }
};

__global__ void softmax(float *out, const float *in, int n) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  __shared__ float row[256];
  cg::memcpy_async(block, row, in + blockIdx.x * n, sizeof(float) * n);
  cg::wait(block);
  float maximum = -INFINITY, sum = 0;
  for (int i = warp.thread_rank(); i < n; i += warp.size())
    maximum = fmaxf(maximum, row[i]);
  maximum = cg::reduce(warp, maximum, cg::greater<float>{});
  for (int i = warp.thread_rank(); i < n; i += warp.size())
    sum += expf(row[i] - maximum);
  sum = cg::reduce(warp, sum, cg::plus<float>());
  out[blockIdx.x * n] = sum;
}

__global__ void compact(int *out, Largest *largest, const int *in, int *count) {
  auto active = cg::binary_partition(cooperative_groups::coalesced_threads(), __lane_id() >= 32);
  int rank = cg::exclusive_scan(active, in[threadIdx.x] > 0 ? 1 : 0);
  out[rank] = cg::inclusive_scan(active, in[threadIdx.x], cg::bit_or<int>());
  Largest mine = {float(in[threadIdx.x]), int(threadIdx.x)};
  mine = cooperative_groups::reduce(active, mine, ByValue());
  cg::invoke_one(active, [&] { *largest = mine; });
  int base = cg::invoke_one_broadcast(active, [&] { return atomicAdd(count, 1); });
  out[base + rank] = 0;
}

__global__ void histogram(int *bins, const unsigned char *keys) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  auto same = cg::labeled_partition(tile, keys[threadIdx.x]);
  if (same.thread_rank() == 0)
    atomicAdd(&bins[keys[threadIdx.x]], same.size());
  cg::coalesced_group active = cg::binary_partition(cooperative_groups::coalesced_threads(), __lane_id() >= 32);
  bins[0] = cg::reduce(cg::labeled_partition(active, threadIdx.x % 3), 1, cg::plus<int>());
}
