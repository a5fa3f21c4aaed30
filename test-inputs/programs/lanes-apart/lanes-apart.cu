// Warps of 32 lanes that part within a wavefront of 64: a fence for a warp waits for no lane that went elsewhere. Also tiles of
// tiles, and words that programs have as macros of their own.
#define GPU(name) name##_on_gpu
#define DRIVER_TYPE 7
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda.h>

namespace cg = cooperative_groups;

// A warp for each row: the last rows leave some warps without work.
__global__ void GPU(rows)(const int *in, int *out, int n) {
  __shared__ int part[4][32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  for (int row = warp; row < n; row += blockDim.x / 32) {
    part[warp][lane] = in[row * 32 + lane];
    __syncwarp();
    if (lane == 0) {
      int sum = 0;
      for (int i = 0; i < 32; ++i)
        sum += part[warp][i];
      out[row] = sum;
    }
    __syncwarp();
  }
}

__global__ void unequal(int *out, bool isMirrored) {
  unsigned warp = threadIdx.x / 32;
  for (unsigned i = 0; i < 1 + (warp & 1); ++i) {
    out[threadIdx.x] = i;
    __syncwarp();
  }
  if (!isMirrored)
    return;
  __syncthreads(); // one warp waits here while the other still has a fence to pass
  int other = out[63 - threadIdx.x];
  __syncthreads();
  out[threadIdx.x] += other;
}

__global__ void ranks(int *out) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto four = cg::tiled_partition<4>(warp);
  auto two = cg::tiled_partition<2>(four);
  out[threadIdx.x] = four.meta_group_rank() * 1000 + four.meta_group_size() * 100 + two.meta_group_rank() * 10 +
                     two.meta_group_size();
}

int main() {
  constexpr int n = 5;
  int *in, *out;
  cudaError_t status = cudaMallocManaged(&in, n * 32 * sizeof(int));
  std::printf("%s %d\n", cudaGetErrorName(status), DRIVER_TYPE);
  cudaMallocManaged(&out, 128 * sizeof(int));
  for (int i = 0; i < n * 32; ++i)
    in[i] = i;
  GPU(rows)<<<1, 128>>>(in, out, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i)
    std::printf("row %d: %d\n", i, out[i]);
  for (bool isMirrored : {false, true}) {
    unequal<<<1, 64>>>(out, isMirrored);
    cudaDeviceSynchronize();
    int sum = 0;
    for (int i = 0; i < 64; ++i)
      sum += out[i];
    std::printf("sum %d\n", sum);
  }
  ranks<<<1, 128>>>(out);
  cudaDeviceSynchronize();
  std::printf("ranks %d %d\n", out[127], out[77]);
  cudaFree(in);
  cudaFree(out);
  return 0;
}
