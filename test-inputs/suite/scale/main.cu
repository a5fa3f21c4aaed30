// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Multiplies numbers of a file as often as the last argument says.
#include "check.h"

__global__ void scale(float *values, float factor) {
  values[threadIdx.x] = values[threadIdx.x] * factor + OFFSET;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::printf("usage: %s <file> <repeat>\n", argv[0]);
    return 1;
  }
  std::FILE *file = std::fopen(argv[1], "r");
  if (!file) {
    std::fprintf(stderr, "cannot open %s\n", argv[1]);
    return 1;
  }
  float values[4];
  for (float &value : values)
    if (std::fscanf(file, "%f", &value) != 1)
      return 1;
  std::fclose(file);
  float *device;
  CHECK(cudaMalloc(&device, sizeof values));
  CHECK(cudaMemcpy(device, values, sizeof values, cudaMemcpyHostToDevice));
  int repeat = std::atoi(argv[2]);
  for (int i = 0; i < repeat; ++i)
    scale<<<1, 4>>>(device, 0.5f);
  CHECK(cudaMemcpy(values, device, sizeof values, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  std::printf("after %d: %g %g %g %g\n", repeat, values[0], values[1], values[2], values[3]);
}
