// Tiles of cooperative groups, whose size the code says, next to lanes counted by hand; and a group
// of whoever is there, which shares one atomic.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
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

__global__ void evaluate(const int *in, int *kept, int *sums, unsigned *votes, int n) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  cg::thread_block_tile<8> octet = cg::tiled_partition<8>(warp);
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = i < n ? in[i] : 0;

  unsigned odd = warp.ballot(value & 1);
  if (warp.thread_rank() == 0)
    votes[i / 32] = odd;

  int sum = value;
  for (int distance = warp.size() / 2; distance > 0; distance /= 2)
    sum += warp.shfl_xor(sum, distance);
  int part = value;
  for (int distance = 4; distance > 0; distance /= 2)
    part += octet.shfl_down(part, distance);
  part = octet.shfl(part, 0);
  // The same sum without a group.
  int other = value;
  for (int distance = 16; distance > 0; distance /= 2)
    other += __shfl_down_sync(0xffffffffu, other, distance);
  if ((threadIdx.x & 31) == 0)
    sums[i / 32] = sum == other ? sum + warp.meta_group_rank() : -1;
  sums[n + i / 8] = part;

  if (value % 3 == 0) {
    cg::coalesced_group active = cg::coalesced_threads();
    int first = 0;
    if (active.thread_rank() == 0)
      first = atomicAdd(kept, active.size());
    first = active.shfl(first, 0);
    sums[2 * n + first + active.thread_rank()] = value;
  }
}

int main() {
  constexpr int n = 512, threads = 128;
  std::vector<int> values(n), sums(3 * n);
  std::vector<unsigned> odd(n / 32);
  int expected = 0;
  for (int i = 0; i < n; ++i) {
    values[i] = i * 11 % 47;
    expected += values[i] % 3 == 0 ? values[i] : 0;
  }
  int *in, *out, *count, found = 0;
  unsigned *votes;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, 3 * n * sizeof(int)));
  CHECK(cudaMalloc(&votes, n / 32 * sizeof(unsigned)));
  CHECK(cudaMalloc(&count, sizeof(int)));
  CHECK(cudaMemset(count, 0, sizeof(int)));
  CHECK(cudaMemset(out, 0, 3 * n * sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  evaluate<<<n / threads, threads>>>(in, count, out, votes, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&found, count, sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(sums.data(), out, 3 * n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(odd.data(), votes, n / 32 * sizeof(unsigned), cudaMemcpyDeviceToHost));
  int keptSum = 0; // their order is anybody's
  for (int i = 0; i < found; ++i)
    keptSum += sums[2 * n + i];
  for (int w = 0; w < n / 32; ++w)
    std::printf("warp %2d: sum %d, odd %08x, first eight %d\n", w, sums[w], odd[w],
                sums[n + w * 4]);
  std::printf("%d kept, their sum %d\n", found, keptSum);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFree(votes));
  CHECK(cudaFree(count));
  return keptSum != expected;
}
