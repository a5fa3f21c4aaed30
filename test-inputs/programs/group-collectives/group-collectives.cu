// Reductions and scans over tiles and parts of tiles, with operators of cooperative groups and of
// our own, checked against plain loops. HIP lacks all of them.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

namespace cg = cooperative_groups;

struct Peak {
  double height;
  short where;
};

struct Higher {
  __host__ __device__ Peak operator()(Peak a, Peak b) const {
    return b.height > a.height || (b.height == a.height && b.where < a.where) ? b : a;
  }
};

constexpr int threads = 96, results = 12;

__global__ void collect(const int *in, long long *out, int *elected) {
  __shared__ int row[threads];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, row, in + blockIdx.x * threads, sizeof(int) * threads);
  cg::wait(block);

  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  cg::thread_block_tile<8> octet = cg::tiled_partition<8>(warp);
  int value = row[threadIdx.x];
  long long *mine = out + (blockIdx.x * threads + threadIdx.x) * results;
  mine[0] = cg::reduce(warp, value, cg::plus<int>());
  mine[1] = cg::reduce(octet, value, cg::less<int>());
  mine[2] = cg::reduce(warp, (long long)value << 33, cg::bit_xor<long long>());
  mine[3] = cg::inclusive_scan(warp, value);
  mine[4] = cg::exclusive_scan(octet, value, cg::plus<int>());
  Peak peak = cg::reduce(warp, Peak{value * 0.5, short(threadIdx.x)}, Higher());
  mine[5] = (long long)(peak.height * 2) * 1000 + peak.where;

  // Parts of a tile, whose size is no power of two.
  cg::coalesced_group part = cg::binary_partition(warp, value % 3 == 0);
  mine[6] = cg::reduce(part, value, cg::greater<int>());
  mine[7] = cg::inclusive_scan(part, 1);
  int first = cg::invoke_one_broadcast(part, [&] { return value; });
  mine[8] = first;
  cg::invoke_one(warp, [&] { atomicAdd(elected, 1); });

  cg::coalesced_group kin = cg::labeled_partition(warp, (unsigned short)(value % 5));
  mine[9] = kin.size() * 1000 + kin.thread_rank() + cg::reduce(kin, value, cg::plus<int>()) * 100000;
  cg::grid_group grid = cg::this_grid();
  mine[10] = grid.block_rank() * 100 + grid.num_blocks() + grid.dim_blocks().x + grid.block_index().y;

  // Groups of HIP shuffle numbers only.
  Peak own{value * 0.5, short(threadIdx.x)};
  Peak partner = octet.shfl_xor(own, 3), leader = part.shfl(own, 0);
  mine[11] = (long long)(partner.height * 2) * 1000 + partner.where + leader.where * 1000000LL;
}

int main() {
  constexpr int blocks = 4, n = blocks * threads;
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = i * 37 % 101;
  int *in, *count, elected = 0;
  long long *out;
  std::vector<long long> found(n * results);
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&count, sizeof(int)));
  CHECK(cudaMalloc(&out, n * results * sizeof(long long)));
  CHECK(cudaMemset(count, 0, sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  collect<<<blocks, threads>>>(in, out, count);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(found.data(), out, found.size() * sizeof(long long), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&elected, count, sizeof(int), cudaMemcpyDeviceToHost));

  int wrong = 0;
  std::vector<long long> sums(results);
  for (int i = 0; i < n; ++i) {
    int warp = i / 32 * 32, octet = i / 8 * 8, first = -1, leader = -1;
    long long expected[results] = {0, 1 << 20, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0};
    Peak peak{-1, 0};
    for (int j = warp; j < warp + 32; ++j) {
      int value = values[j];
      expected[0] += value;
      expected[2] ^= (long long)value << 33;
      if (j <= i)
        expected[3] += value;
      if (value % 5 == values[i] % 5)
        expected[9] += 1000 + (j < i) + value * 100000;
      peak = Higher()(peak, Peak{value * 0.5, short(j % threads)});
      if ((value % 3 == 0) != (values[i] % 3 == 0))
        continue;
      leader = leader < 0 ? j % threads : leader;
      first = first < 0 ? value : first;
      expected[6] = value > expected[6] ? value : expected[6];
      expected[7] += j <= i;
    }
    for (int j = octet; j < octet + 8; ++j) {
      expected[1] = values[j] < expected[1] ? values[j] : expected[1];
      if (j < i)
        expected[4] += values[j];
    }
    expected[5] = (long long)(peak.height * 2) * 1000 + peak.where;
    expected[8] = first;
    expected[10] = i / threads * 100 + 2 * blocks;
    expected[11] = values[i ^ 3] * 1000 + (i ^ 3) % threads + leader * 1000000LL;
    for (int k = 0; k < results; ++k) {
      wrong += found[i * results + k] != expected[k];
      sums[k] += found[i * results + k];
    }
  }
  for (int k = 0; k < results; ++k)
    std::printf("%lld ", sums[k]);
  std::printf("\nelected %d, wrong %d\n", elected, wrong);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFree(count));
  return wrong != 0;
}
