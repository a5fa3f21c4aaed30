// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The folder of "parts.h" is found, and its other headers do not stand in for the system's.
#include <cstdlib>
#include <cuda_runtime.h>
#include "parts.h"

int main() {
  Features features;
  if (!std::getenv("SIZE") || cudaMalloc(&features.values, std::atoi(std::getenv("SIZE"))) != cudaSuccess)
    return EXIT_FAILURE;
  return cudaFree(features.values);
}
