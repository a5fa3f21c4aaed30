// Code that nvcc accepts and clang, which compiles both sides for the CPU, does not: names in templates,
// and definitions without the execution spaces of their declarations.
#include <cstdio>

#include "boxes.cuh"

constexpr int count = 64;

template <int stride> struct Tile {
  float values[count];
  template <int first, int last> __device__ float sum(int at) const {
    float total = 0;
    for (int i = first; i <= last; ++i)
      total += values[(at * stride + i) % count];
    return total;
  }
};

template <typename T> __global__ void smooth(T tile, float *out) {
  out[threadIdx.x] = tile.sum<0, 3>(threadIdx.x) / 4;
}

__global__ void measure(const float *in, float *out) {
  Scaled<float> box{{in[threadIdx.x]}, 3};
  out[threadIdx.x] += box.area();
}

int main() {
  Tile<3> tile;
  for (int i = 0; i < count; ++i)
    tile.values[i] = 0.25f * i;
  float *means, *areas;
  cudaMalloc(&means, count * sizeof(float));
  cudaMalloc(&areas, count * sizeof(float));
  cudaMemset(areas, 0, count * sizeof(float));
  smooth<<<1, count>>>(tile, means);
  measure<<<1, count>>>(means, areas);
  float host[count];
  cudaMemcpy(host, areas, sizeof host, cudaMemcpyDeviceToHost);
  for (float value : host)
    printf("%g\n", value);
}
