// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How much memory of the machine the device's memory takes, in allocations of several sizes that a
// kernel writes to (scripts/bench-emulator).
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void fill(char *memory, size_t size) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += size_t(gridDim.x) * blockDim.x)
    memory[i] = char(i);
}

/// Returns the most that the process has used, in kilobytes.
long peak() {
  long value = 0;
  char line[128];
  std::FILE *status = std::fopen("/proc/self/status", "r");
  while (status && std::fgets(line, sizeof line, status))
    std::sscanf(line, "VmHWM: %ld", &value);
  if (status)
    std::fclose(status);
  return value;
}

int main(int argc, char **argv) {
  size_t size = size_t(argc > 1 ? std::atol(argv[1]) : 1024) << 10, total = size_t(1) << 30;
  std::vector<char *> parts(total / size);
  for (char *&part : parts) {
    if (cudaMalloc(&part, size) != cudaSuccess)
      return 1;
    fill<<<16, 256>>>(part, size);
  }
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  std::printf("1 GiB in parts of %zu KiB: %.1f %% more\n", size >> 10,
              100.0 * (double(peak()) * 1024 / double(total) - 1));
  return 0;
}
