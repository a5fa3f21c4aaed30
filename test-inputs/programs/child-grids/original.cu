// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adaptive integration: an interval on which the trapezoid is not good enough is halved by a grid
// that the kernel launches. HIP cannot do that, so the port (port.hip) is written by hand.
#include <cstdio>

#define CHECK(call)                                                                                \
  if (cudaError_t error = call; error != cudaSuccess) {                                            \
    std::printf("%s\n", cudaGetErrorString(error));                                                \
    return 1;                                                                                      \
  }

constexpr int maxLevel = 9, roots = 48;
constexpr double scale = 1 << 30; // sums of integers do not depend on their order

struct Result {
  unsigned long long area; // times scale
  int intervals[maxLevel + 1];
  int deepest;
};

__device__ double f(double x) { return 1 + x * x * sin(8 * x); }

__device__ bool isGood(double left, double width, double *area) {
  double coarse = (f(left) + f(left + width)) * width / 2;
  *area = (f(left) + 2 * f(left + width / 2) + f(left + width)) * width / 4;
  return fabs(*area - coarse) < 1e-7;
}

__global__ void integrate(Result *result, double from, double width, int level) {
  double left = from + (blockIdx.x * blockDim.x + threadIdx.x) * width, area;
  atomicAdd(&result->intervals[level], 1);
  if (isGood(left, width, &area) || level == maxLevel) {
    atomicAdd(&result->area, (unsigned long long)(area * scale));
    return;
  }
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  integrate<<<1, 2, 0, stream>>>(result, left, width / 2, level + 1);
  cudaStreamDestroy(stream);
}

__global__ void findDeepest(Result *result) {
  while (result->deepest < maxLevel && result->intervals[result->deepest + 1])
    ++result->deepest;
}

__global__ void start(Result *result, int *errors) {
  cudaMemsetAsync(result, 0, sizeof *result);
  integrate<<<roots / 16, 16>>>(result, 0, 3.0 / roots, 0);
  findDeepest<<<1, 1, 0, cudaStreamTailLaunch>>>(result); // when all of the above is done
  errors[0] = cudaGetLastError();
  integrate<<<1, 4096>>>(result, 0, 1, 0); // no block is that large
  errors[1] = cudaGetLastError();
  errors[2] = cudaGetLastError();
}

int main() {
  Result *result;
  int *errors;
  CHECK(cudaMallocManaged(&result, sizeof *result));
  CHECK(cudaMallocManaged(&errors, 3 * sizeof(int)));
  start<<<1, 1>>>(result, errors);
  CHECK(cudaDeviceSynchronize());
  std::printf("errors %d %d %d\n", errors[0], errors[1], errors[2]);
  std::printf("area %.6f\n", double(result->area) / scale);
  for (int level = 0; level <= result->deepest; ++level)
    std::printf("level %d: %d intervals\n", level, result->intervals[level]);
  CHECK(cudaFree(result));
  CHECK(cudaFree(errors));
  return 0;
}
