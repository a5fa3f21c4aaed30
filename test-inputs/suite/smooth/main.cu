// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Smooths a step with a function that another source defines.
#include "filter.h"

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

__global__ void smooth(const float *in, float *out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    out[i] = average(in[i ? i - 1 : i], in[i], in[i + 1 < count ? i + 1 : i]);
}

int main(int argc, char **argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 0;
  if (count < 1) {
    std::printf("usage: smooth <count>\n");
    return 1;
  }
  std::vector<float> values(count);
  for (int i = 0; i < count; ++i)
    values[i] = i < count / 2 ? 0 : 1;
  float *in, *out;
  size_t bytes = count * sizeof(float);
  cudaMalloc(&in, bytes);
  cudaMalloc(&out, bytes);
  cudaMemcpy(in, values.data(), bytes, cudaMemcpyHostToDevice);
  for (int round = 0; round < ROUNDS; ++round) {
    smooth<<<(count + 31) / 32, 32>>>(in, out, count);
    std::swap(in, out);
  }
  cudaMemcpy(values.data(), in, bytes, cudaMemcpyDeviceToHost);
  for (int i = count / 2 - 4; i < count / 2 + 4 && i >= 0; ++i)
    std::printf("%d: %g\n", i, values[i]);
  cudaFree(in);
  cudaFree(out);
}
