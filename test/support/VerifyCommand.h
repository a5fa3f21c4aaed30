// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify` as users call it, and a program to call it on.
#pragma once

#include "support/Program.h"

/// Prints what the first and the last of 64 threads wrote: threadIdx.x + OFFSET. With an argument,
/// its exit code is 3.
inline constexpr char program[] = R"(#include <cuda_runtime.h>
#include <cstdio>
#ifndef OFFSET
#define OFFSET 1
#endif

__global__ void fill(float *out) {
  out[threadIdx.x] = threadIdx.x + OFFSET;
}

int main(int argc, char **argv) {
  float *device, host[64];
  cudaMalloc(&device, sizeof host);
  fill<<<1, 64>>>(device);
  cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(device);
  std::printf("first %.1f last %.1f\n", host[0], host[63]);
  return argc > 1 ? 3 : 0;
}
)";

inline tranship::ProgramResult verify(const tranship::TemporaryFolder &folder,
                                      std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "verify");
  return tranship::runTranship(folder, arguments);
}

inline bool has(llvm::StringRef text, llvm::StringRef part) { return text.contains(part); }
