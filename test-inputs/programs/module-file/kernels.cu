// Kernels that main.cpp loads from a file.
#include <cuda_runtime.h>

__constant__ float weights[3] = {1, 2, 1};
__device__ unsigned calls;

/// A row of an image, smoothed.
extern "C" __global__ void smooth(cudaTextureObject_t image, float *out, int width) {
  extern __shared__ float row[];
  int x = threadIdx.x, y = blockIdx.x;
  row[x] = tex2D<float>(image, x + 0.5f, y + 0.5f);
  __syncthreads();
  float sum = 0;
  for (int i = -1; i <= 1; ++i)
    sum += weights[i + 1] * row[min(max(x + i, 0), width - 1)];
  out[y * width + x] = sum / 4;
  if (x == 0)
    atomicAdd(&calls, 1u);
}

template <typename T> struct Range {
  T low;
  char spare;
  double high;
};

/// Its parameters lie in a buffer with gaps.
extern "C" __global__ void limit(float *values, char first, Range<float> range, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] = fminf(fmaxf(values[i], range.low), float(range.high)) + first;
}
