// How many threads of a kernel are run in a second: one without barriers, beside a plain loop that
// does the same work, one with nine barriers, and one with five shuffles and a vote. And how long a
// launch of a tiny kernel takes. For scripts/bench-emulator.
#include <chrono>
#include <cstdio>
#include <vector>

#include <cuda_runtime.h>

__global__ void axpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += a * x[i];
}

__global__ void sum(const float *x, float *y) {
  __shared__ float part[256];
  part[threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  for (int distance = 128; distance; distance /= 2) {
    if (threadIdx.x < distance)
      part[threadIdx.x] += part[threadIdx.x + distance];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    y[blockIdx.x] = part[0];
}

__global__ void warpSum(const float *x, float *y, unsigned *votes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float value = x[i];
  for (int distance = 16; distance; distance /= 2)
    value += __shfl_down_sync(0xffffffff, value, distance, 32);
  unsigned positive = __ballot_sync(0xffffffff, value > 0);
  if (threadIdx.x % 32 == 0) {
    y[i / 32] = value;
    votes[i / 32] = positive;
  }
}

__global__ void tiny(float *y) { y[threadIdx.x] += 1; }

void plainAxpy(float a, const float *x, float *y, int n) {
  for (int i = 0; i < n; ++i)
    y[i] += a * x[i];
}

template <class Work> double perSecond(int times, double n, Work work) {
  work(); // memory that nobody has touched yet
  auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < times; ++i)
    work();
  cudaDeviceSynchronize();
  std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
  return times * n / passed.count() / 1e6;
}

int main() {
  constexpr int n = 1 << 22, threads = 256, blocks = n / threads;
  float *x, *y;
  if (cudaMalloc(&x, n * sizeof(float)) || cudaMalloc(&y, n * sizeof(float)) ||
      cudaMemset(x, 0, n * sizeof(float)) || cudaMemset(y, 0, n * sizeof(float)))
    return 1;
  std::vector<float> hostX(n), hostY(n);
  double simple = perSecond(20, n, [&] { axpy<<<blocks, threads>>>(2.0f, x, y, n); });
  double plain = perSecond(20, n, [&] { plainAxpy(2.0f, hostX.data(), hostY.data(), n); });
  double barriers = perSecond(4, n, [&] { sum<<<blocks, threads>>>(x, y); });
  unsigned *votes;
  if (cudaMalloc(&votes, n / 32 * sizeof(unsigned)))
    return 1;
  double warps = perSecond(4, n, [&] { warpSum<<<blocks, threads>>>(x, y, votes); });
  double launches = perSecond(20000, 1, [&] { tiny<<<1, 32>>>(y); });
  std::printf("without barriers: %.1f million threads a second (plain loop: %.1f, ratio %.3f)\n",
              simple, plain, simple / plain);
  std::printf("with nine barriers: %.1f million threads a second\n", barriers);
  std::printf("with five shuffles and a vote: %.1f million threads a second\n", warps);
  std::printf("a launch of 32 threads: %.2f us\n", 1 / launches);
  return cudaGetLastError() != cudaSuccess;
}
