// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 5000 launches, some captured ones, a graph, and a device that is reset in between.
#include <cstddef>

struct Dim3 {
  unsigned x, y, z;
};
extern "C" {
int cudaLaunchKernel(const void *, Dim3, Dim3, void **, size_t, void *);
int __cudaLaunchKernel(const void *, Dim3, Dim3, void **, size_t, void *);
int cudaGraphLaunch(void *, void *);
int cudaDeviceReset();
}

int main() {
  Dim3 one{1, 1, 1};
  int stream;
  for (int i = 0; i < 2500; ++i) {
    cudaLaunchKernel(nullptr, one, one, nullptr, 0, nullptr);
    __cudaLaunchKernel(nullptr, one, one, nullptr, 0, nullptr);
    cudaLaunchKernel(nullptr, one, one, nullptr, 0, &stream);
  }
  cudaDeviceReset();
  cudaGraphLaunch(nullptr, nullptr);
}
