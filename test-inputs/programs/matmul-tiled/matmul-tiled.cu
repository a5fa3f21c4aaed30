// Matrices multiplied by tiles in shared memory.
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

constexpr int tile = 16;

__global__ void multiply(const float *a, const float *b, float *c, int m, int n, int k) {
  __shared__ float as[tile][tile], bs[tile][tile + 1];
  int row = blockIdx.y * tile + threadIdx.y, column = blockIdx.x * tile + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < k; t += tile) {
    as[threadIdx.y][threadIdx.x] =
        row < m && t + threadIdx.x < k ? a[row * k + t + threadIdx.x] : 0;
    bs[threadIdx.y][threadIdx.x] =
        column < n && t + threadIdx.y < k ? b[(t + threadIdx.y) * n + column] : 0;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < tile; ++i)
      sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && column < n)
    c[row * n + column] = sum;
}

int main() {
  constexpr int m = 70, n = 45, k = 99;
  std::vector<float> a(m * k), b(k * n), c(m * n);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = float(i % 7) - 3;
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = float(i % 5) * 0.5f;
  float *da, *db, *dc;
  CHECK(cudaMalloc((void **)&da, a.size() * sizeof(float)));
  CHECK(cudaMalloc((void **)&db, b.size() * sizeof(float)));
  CHECK(cudaMalloc((void **)&dc, c.size() * sizeof(float)));
  CHECK(cudaMemcpy(da, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(db, b.data(), b.size() * sizeof(float), cudaMemcpyHostToDevice));
  dim3 block(tile, tile), grid((n + tile - 1) / tile, (m + tile - 1) / tile);
  multiply<<<grid, block>>>(da, db, dc, m, n, k);
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(c.data(), dc, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
  int wrong = 0;
  double total = 0;
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      float expected = 0;
      for (int l = 0; l < k; ++l)
        expected += a[i * k + l] * b[l * n + j];
      wrong += c[i * n + j] != expected;
      total += c[i * n + j];
    }
  std::printf("total %.1f wrong %d\n", total, wrong);
  CHECK(cudaFree(da));
  CHECK(cudaFree(db));
  CHECK(cudaFree(dc));
  return wrong != 0;
}
