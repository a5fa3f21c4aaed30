// One of three kernels treats the last cell otherwise in the port. What is printed only differs
// after some steps.
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

struct Rod {
  int cells;
  float *now, *next;
};

__constant__ float speed[2];

__global__ void heat(Rod rod) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rod.cells)
    rod.now[i] = i == 0 ? 100.f : 0.f;
}

__global__ void flow(Rod rod) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rod.cells)
    return;
  float left = rod.now[i > 0 ? i - 1 : i];
  float right = rod.now[i + 1 < rod.cells ? i + 1 : i];
  rod.next[i] = speed[0] * rod.now[i] + speed[1] * (left + right);
}

__global__ void cool(Rod rod, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rod.cells)
    rod.next[i] -= by;
}

int main() {
  constexpr int cells = 40, threads = 32, blocks = (cells + threads - 1) / threads;
  const float factors[2] = {0.5f, 0.25f};
  CHECK(cudaMemcpyToSymbol(speed, factors, sizeof factors));
  Rod rod = {cells, nullptr, nullptr};
  CHECK(cudaMalloc(&rod.now, cells * sizeof(float)));
  CHECK(cudaMalloc(&rod.next, cells * sizeof(float)));
  CHECK(cudaMemset(rod.next, 0, cells * sizeof(float)));
  heat<<<blocks, threads>>>(rod);
  for (int step = 0; step < 5; ++step) {
    flow<<<blocks, threads>>>(rod);
    cool<<<blocks, threads>>>(rod, 0.01f);
    std::swap(rod.now, rod.next);
  }
  CHECK(cudaGetLastError());
  std::vector<float> cellsAtEnd(cells);
  CHECK(cudaMemcpy(cellsAtEnd.data(), rod.now, cells * sizeof(float), cudaMemcpyDeviceToHost));
  double sum = 0;
  for (float cell : cellsAtEnd)
    sum += cell;
  std::printf("heat %.3f\n", sum);
  CHECK(cudaFree(rod.now));
  CHECK(cudaFree(rod.next));
  return 0;
}
