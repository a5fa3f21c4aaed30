// Kernels that main.cpp launches step by step.
#include <cuda_runtime.h>

/// Mixes two images.
extern "C" __global__ void blend(float *out, const float *a, const float *b, float weight,
                                 int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    int i = y * width + x;
    out[i] = weight * a[i] + (1 - weight) * b[i];
  }
}

/// The sum of each row, after gains that repeat every four pixels. Its parameters have gaps.
extern "C" __global__ void sumRows(const float *image, char negate, float4 gains, short width,
                                   double *sums) {
  extern __shared__ float partial[];
  float sum = 0;
  for (int x = threadIdx.x; x < width; x += blockDim.x) {
    float gain = x % 4 == 0 ? gains.x : x % 4 == 1 ? gains.y : x % 4 == 2 ? gains.z : gains.w;
    sum += gain * image[blockIdx.x * width + x];
  }
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    sums[blockIdx.x] = negate ? -partial[0] : partial[0];
}

/// Counts elements that differ between copies of one result.
extern "C" __global__ void compare(const float *copies, int *faulty, size_t count) {
  size_t size = size_t(blockDim.x) * blockDim.y * gridDim.x * gridDim.y;
  size_t i = (blockIdx.y * blockDim.y + threadIdx.y) * gridDim.x * blockDim.x +
             blockIdx.x * blockDim.x + threadIdx.x;
  int differences = 0;
  for (size_t copy = 1; copy < count; ++copy)
    if (copies[i] != copies[i + copy * size])
      ++differences;
  if (differences)
    atomicAdd(faulty, differences);
}
