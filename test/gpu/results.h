// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints what kernels of generated programs compute: a hash of all bits, or some numbers.
#pragma once

#include "inputs.h"

static uint64_t values[count];

static bool run(void (*kernel)(uint64_t *)) {
  static uint64_t *results = nullptr;
  if (!results && cudaMalloc(&results, sizeof values) != cudaSuccess)
    return false;
  kernel<<<count / 256, 256>>>(results);
  cudaError_t error = cudaMemcpy(values, results, sizeof values, cudaMemcpyDeviceToHost);
  if (error != cudaSuccess)
    std::printf("failed: %s\n", cudaGetErrorString(error));
  return error == cudaSuccess;
}
[[maybe_unused]] static int hash(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  uint64_t sum = 0;
  for (uint64_t value : values)
    sum = mixed(sum ^ value);
  std::printf("%-48s %016llx\n", text, (unsigned long long)sum);
  return 0;
}
[[maybe_unused]] static int floats(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.9g", __builtin_bit_cast(float, unsigned(values[i])));
  std::printf("\n");
  return 0;
}
[[maybe_unused]] static int doubles(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.9g", __builtin_bit_cast(double, values[i]));
  std::printf("\n");
  return 0;
}
[[maybe_unused]] static int halves(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.4g", __half2float(__ushort_as_half((unsigned short)values[i])));
  std::printf("\n");
  return 0;
}
