#include "field.cuh"

#include "weights.inl"

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

static void check(cudaError_t status) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "%s\n", cudaGetErrorString(status));
  std::exit(1);
}

__global__ static void fillKernel(float *values, int n, float step) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    values[i] = step * (i % 50);
}

__global__ static void relaxKernel(const float *from, float *to, int n, float weight) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] = mixed(from[max(i - 1, 0)], from[i], from[min(i + 1, n - 1)], weight);
}

Field::Field(int size) : size_(size) {
  check(cudaStreamCreate(&stream_));
  check(cudaMalloc(&values_, size * sizeof(float)));
  check(cudaMalloc(&next_, size * sizeof(float)));
}

Field::~Field() {
  cudaFree(values_);
  cudaFree(next_);
  cudaStreamDestroy(stream_);
}

void Field::fill(float step) {
  fillKernel<<<(size_ + 63) / 64, 64, 0, stream_>>>(values_, size_, step);
  check(cudaGetLastError());
}

void Field::relax(float weight) {
  relaxKernel<<<(size_ + 63) / 64, 64, 0, stream_>>>(values_, next_, size_, weight);
  check(cudaGetLastError());
  std::swap(values_, next_);
}

float Field::sum() const {
  std::vector<float> host(size_);
  check(cudaMemcpyAsync(host.data(), values_, size_ * sizeof(float), cudaMemcpyDeviceToHost, stream_));
  check(cudaStreamSynchronize(stream_));
  double total = 0;
  for (float value : host)
    total += value;
  return float(total);
}

float Field::at(int i) const {
  float value = 0;
  check(cudaMemcpyAsync(&value, values_ + i, sizeof value, cudaMemcpyDeviceToHost, stream_));
  check(cudaStreamSynchronize(stream_));
  return value;
}
