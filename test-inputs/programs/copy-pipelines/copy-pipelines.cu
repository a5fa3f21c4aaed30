// Matrix products whose tiles come into shared memory by asynchronous copies of libcu++: pipelines
// of one thread and of a block, producers and consumers, barriers, and the functions in C.
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda/annotated_ptr>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int n = 64, tile = 16;
using Tile = float[tile][tile];

__device__ float product(const Tile &a, const Tile &b, int row, int column) {
  float sum = 0;
  for (int k = 0; k < tile; ++k)
    sum += a[row][k] * b[k][column];
  return sum;
}

// Each thread copies four numbers, three stages ahead.
__global__ void byThread(float *c, const float *a, const float *b) {
  constexpr int stages = 3;
  __shared__ alignas(16) float as[stages][tile][tile], bs[stages][tile][tile];
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * tile, column = blockIdx.x * tile;
  const auto four = cuda::aligned_size_t<alignof(float4)>(sizeof(float4));
  cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
  float sum = 0;
  for (int i = 0, next = 0; i < n / tile; ++i) {
    for (; next < n / tile && next < i + stages; ++next) {
      pipe.producer_acquire();
      if (x < tile / 4) {
        cuda::memcpy_async(&as[next % stages][y][x * 4], &a[(row + y) * n + next * tile + x * 4], four, pipe);
        cuda::memcpy_async(&bs[next % stages][y][x * 4], &b[(next * tile + y) * n + column + x * 4], four, pipe);
      }
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    __syncthreads();
    sum += product(as[i % stages], bs[i % stages], y, x);
    pipe.consumer_release();
    __syncthreads();
  }
  c[(row + y) * n + column + x] = sum;
}

// All threads of a block copy, all compute.
__global__ void byBlock(float *c, const float *a, const float *b) {
  constexpr int stages = 2;
  __shared__ float as[stages][tile][tile], bs[stages][tile][tile];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto block = cg::this_thread_block();
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * tile, column = blockIdx.x * tile;
  auto pipe = cuda::make_pipeline(block, &state);
  float sum = 0;
  for (int i = 0, next = 0; i < n / tile; ++i) {
    for (; next < n / tile && next < i + stages; ++next) {
      pipe.producer_acquire();
      cuda::memcpy_async(&as[next % stages][y][x], &a[(row + y) * n + next * tile + x], sizeof(float), pipe);
      cuda::memcpy_async(&bs[next % stages][y][x], &b[(next * tile + y) * n + column + x], sizeof(float), pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    sum += product(as[i % stages], bs[i % stages], y, x);
    pipe.consumer_release();
  }
  c[(row + y) * n + column + x] = sum;
}

// The first 256 threads compute, 64 others copy.
__global__ void byRole(float *c, const float *a, const float *b) {
  constexpr int stages = 3;
  __shared__ float as[stages][tile][tile], bs[stages][tile][tile];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto block = cg::this_thread_block();
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * tile, column = blockIdx.x * tile;
  const auto role = y < tile ? cuda::pipeline_role::consumer : cuda::pipeline_role::producer;
  auto pipe = cuda::make_pipeline(block, &state, role);
  if (role == cuda::pipeline_role::producer) {
    for (int i = 0; i < n / tile; ++i) {
      pipe.producer_acquire();
      for (int line = y - tile; line < tile; line += blockDim.y - tile) {
        cuda::memcpy_async(&as[i % stages][line][x], &a[(row + line) * n + i * tile + x], sizeof(float), pipe);
        cuda::memcpy_async(&bs[i % stages][line][x], &b[(i * tile + line) * n + column + x], sizeof(float), pipe);
      }
      pipe.producer_commit();
    }
  } else {
    float sum = 0;
    for (int i = 0; i < n / tile; ++i) {
      pipe.consumer_wait();
      sum += product(as[i % stages], bs[i % stages], y, x);
      pipe.consumer_release();
    }
    c[(row + y) * n + column + x] = sum;
  }
  pipe.quit();
}

// Copies that a barrier waits for; the last tile of b goes through a group.
__global__ void byBarrier(float *c, const float *a, const float *b) {
  __shared__ float as[tile][tile], bs[tile][tile];
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  auto block = cg::this_thread_block();
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * tile, column = blockIdx.x * tile;
  if (block.thread_rank() == 0)
    init(&barrier, block.size());
  block.sync();
  cuda::annotated_ptr<const float, cuda::access_property::persisting> left(a);
  float sum = 0;
  for (int i = 0; i < n / tile; ++i) {
    as[y][x] = left[(row + y) * n + i * tile + x];
    for (int line = 0; line < tile; ++line)
      cuda::memcpy_async(block, bs[line], &b[(i * tile + line) * n + column], sizeof(float) * tile, barrier);
    barrier.arrive_and_wait();
    sum += product(as, bs, y, x);
    barrier.arrive_and_wait();
  }
  c[(row + y) * n + column + x] = sum;
}

// The functions in C; the fourth number of each copy becomes zero.
__global__ void inC(float *c, const float *a, const float *b) {
  __shared__ alignas(16) float as[2][tile][tile], bs[2][tile][tile];
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * tile, column = blockIdx.x * tile;
  float sum = 0;
  for (int i = 0; i < n / tile; ++i) {
    if (x < tile / 4) {
      __pipeline_memcpy_async(&as[i % 2][y][x * 4], &a[(row + y) * n + i * tile + x * 4], sizeof(float4), sizeof(float));
      __pipeline_memcpy_async(&bs[i % 2][y][x * 4], &b[(i * tile + y) * n + column + x * 4], sizeof(float4));
    }
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    sum += product(as[i % 2], bs[i % 2], y, x);
  }
  c[(row + y) * n + column + x] = sum;
}

int main() {
  std::vector<float> a(n * n), b(n * n), result(n * n), expected(n * n), partial(n * n);
  for (int i = 0; i < n * n; ++i) {
    a[i] = i * 7 % 23 - 11;
    b[i] = i * 5 % 19 - 9;
  }
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      for (int k = 0; k < n; ++k) {
        expected[i * n + j] += a[i * n + k] * b[k * n + j];
        partial[i * n + j] += k % 4 < 3 ? a[i * n + k] * b[k * n + j] : 0;
      }
  float *da, *db, *dc;
  CHECK(cudaMalloc(&da, n * n * sizeof(float)));
  CHECK(cudaMalloc(&db, n * n * sizeof(float)));
  CHECK(cudaMalloc(&dc, n * n * sizeof(float)));
  CHECK(cudaMemcpy(da, a.data(), n * n * sizeof(float), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(db, b.data(), n * n * sizeof(float), cudaMemcpyHostToDevice));

  dim3 grid(n / tile, n / tile), block(tile, tile), more(tile, tile + 4);
  int wrong = 0;
  auto compare = [&](const char *name, const std::vector<float> &right) {
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(result.data(), dc, n * n * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemset(dc, 0, n * n * sizeof(float)));
    int differ = 0;
    for (int i = 0; i < n * n; ++i)
      differ += result[i] != right[i];
    std::printf("%s: %g %g, %d differ\n", name, result[1], result[n * n - 1], differ);
    wrong += differ;
  };
  byThread<<<grid, block>>>(dc, da, db);
  compare("by thread", expected);
  byBlock<<<grid, block>>>(dc, da, db);
  compare("by block", expected);
  byRole<<<grid, more>>>(dc, da, db);
  compare("by role", expected);
  byBarrier<<<grid, block>>>(dc, da, db);
  compare("by barrier", expected);
  inC<<<grid, block>>>(dc, da, db);
  compare("in C", partial);
  CHECK(cudaFree(da));
  CHECK(cudaFree(db));
  CHECK(cudaFree(dc));
  return wrong;
}
