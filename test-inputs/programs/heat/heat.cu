// Heat spreads over a plate: an explicit finite-difference scheme, checked against the CPU.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
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

constexpr int width = 256, height = 192, steps = 100;

struct Scheme {
  float conductivity;
  float timeStep;
};
__constant__ Scheme scheme;

template <int Tile> __global__ void diffuse(const float *from, float *to, int w, int h) {
  __shared__ float tile[Tile + 2][Tile + 2];
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  auto at = [=](int i, int j) { return from[min(max(j, 0), h - 1) * w + min(max(i, 0), w - 1)]; };
  int i = threadIdx.x + 1, j = threadIdx.y + 1;
  tile[j][i] = at(x, y);
  if (i == 1)
    tile[j][0] = at(x - 1, y);
  if (i == Tile)
    tile[j][Tile + 1] = at(x + 1, y);
  if (j == 1)
    tile[0][i] = at(x, y - 1);
  if (j == Tile)
    tile[Tile + 1][i] = at(x, y + 1);
  __syncthreads();
  if (x >= w || y >= h)
    return;
  float laplacian = tile[j][i - 1] + tile[j][i + 1] + tile[j - 1][i] + tile[j + 1][i] - 4 * tile[j][i];
  to[y * w + x] = tile[j][i] + scheme.conductivity * scheme.timeStep * laplacian;
}

static void diffuseOnCpu(const std::vector<float> &from, std::vector<float> &to, const Scheme &s) {
  auto at = [&](int i, int j) {
    return from[std::clamp(j, 0, height - 1) * width + std::clamp(i, 0, width - 1)];
  };
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      float laplacian = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      to[y * width + x] = at(x, y) + s.conductivity * s.timeStep * laplacian;
    }
}

int main() {
  constexpr size_t bytes = sizeof(float) * width * height;
  std::vector<float> plate(width * height, 0.f), next(plate.size());
  for (int y = height / 4; y < height / 2; ++y)
    for (int x = width / 4; x < width / 2; ++x)
      plate[y * width + x] = 100.f;
  Scheme host{0.5f, 0.25f};
  CHECK(cudaMemcpyToSymbol(scheme, &host, sizeof host));

  float *current, *other;
  CHECK(cudaMalloc(&current, bytes));
  CHECK(cudaMalloc(&other, bytes));
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  cudaEvent_t begin, end;
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaMemcpyAsync(current, plate.data(), bytes, cudaMemcpyHostToDevice, stream));

  constexpr int tile = 16;
  dim3 block(tile, tile), grid((width + tile - 1) / tile, (height + tile - 1) / tile);
  CHECK(cudaEventRecord(begin, stream));
  for (int step = 0; step < steps; ++step) {
    diffuse<tile><<<grid, block, 0, stream>>>(current, other, width, height);
    std::swap(current, other);
  }
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(end, stream));
  std::vector<float> result(plate.size());
  CHECK(cudaMemcpyAsync(result.data(), current, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));
  float milliseconds = 0;
  CHECK(cudaEventElapsedTime(&milliseconds, begin, end));

  for (int step = 0; step < steps; ++step) {
    diffuseOnCpu(plate, next, host);
    std::swap(plate, next);
  }
  float worst = 0;
  for (size_t i = 0; i < plate.size(); ++i)
    worst = std::max(worst, std::fabs(plate[i] - result[i]));
  std::printf("%d steps, worst difference from the CPU %g: %s\n", steps, worst,
              worst < 1e-3f ? "PASS" : "FAIL");
  cudaFree(current);
  cudaFree(other);
  return worst < 1e-3f ? 0 : 1;
}
