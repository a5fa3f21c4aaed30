// Heat spreads over a plate: an explicit finite-difference scheme, checked against the CPU.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include <hip/hip_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
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
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(scheme), &host, sizeof host));

  float *current, *other;
  CHECK(hipMalloc(&current, bytes));
  CHECK(hipMalloc(&other, bytes));
  hipStream_t stream;
  CHECK(hipStreamCreate(&stream));
  hipEvent_t begin, end;
  CHECK(hipEventCreate(&begin));
  CHECK(hipEventCreate(&end));
  CHECK(hipMemcpyAsync(current, plate.data(), bytes, hipMemcpyHostToDevice, stream));

  constexpr int tile = 16;
  dim3 block(tile, tile), grid((width + tile - 1) / tile, (height + tile - 1) / tile);
  CHECK(hipEventRecord(begin, stream));
  for (int step = 0; step < steps; ++step) {
    hipLaunchKernelGGL(diffuse<tile>, dim3(grid), dim3(block), 0, stream, current, other, width, height);
    std::swap(current, other);
  }
  CHECK(hipGetLastError());
  CHECK(hipEventRecord(end, stream));
  std::vector<float> result(plate.size());
  CHECK(hipMemcpyAsync(result.data(), current, bytes, hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamSynchronize(stream));
  float milliseconds = 0;
  CHECK(hipEventElapsedTime(&milliseconds, begin, end));

  for (int step = 0; step < steps; ++step) {
    diffuseOnCpu(plate, next, host);
    std::swap(plate, next);
  }
  float worst = 0;
  for (size_t i = 0; i < plate.size(); ++i)
    worst = std::max(worst, std::fabs(plate[i] - result[i]));
  std::printf("%d steps, worst difference from the CPU %g: %s\n", steps, worst,
              worst < 1e-3f ? "PASS" : "FAIL");
  hipFree(current);
  hipFree(other);
  return worst < 1e-3f ? 0 : 1;
}
