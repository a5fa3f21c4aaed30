// Code that nvcc accepts and clang, which compiles both sides for the CPU, does not: names in templates,
// definitions without the execution spaces of their declarations, and functions that only the device's pass sees.
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

#ifdef __CUDA_ARCH__
namespace scaling {
namespace detail {
template <typename T> __device__ T half(T x) { return x / 2; }
} // namespace detail
inline __device__ float quarter(float x) { return detail::half(x) / 2; }
} // namespace scaling
#endif
namespace scaling {
template <typename T> __global__ void shrink(T *values) {
  values[threadIdx.x] = quarter(values[threadIdx.x]);
}
} // namespace scaling

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
  scaling::shrink<<<1, count>>>(areas);
  float host[count];
  cudaMemcpy(host, areas, sizeof host, cudaMemcpyDeviceToHost);
  for (float value : host)
    printf("%g\n", value);
}
