// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands for CUDA's runtime: its clock goes on by 2 ms with each launch and by 5 ms with a graph.
#include <cstddef>

struct Dim3 {
  unsigned x, y, z;
};

static float now = 0, captured = 0;

extern "C" {
int cudaEventCreate(void **event) {
  *event = new float(-1);
  return 0;
}
int cudaEventRecord(void *event, void *) {
  *static_cast<float *>(event) = now;
  return 0;
}
int cudaEventSynchronize(void *) { return 0; }
int cudaEventElapsedTime(float *result, void *begin, void *end) {
  *result = *static_cast<float *>(end) - *static_cast<float *>(begin);
  return 0;
}
int cudaStreamIsCapturing(void *stream, int *result) {
  *result = stream != nullptr;
  return 0;
}
int __cudaLaunchKernel(const void *, Dim3, Dim3, void **, size_t, void *stream) {
  (stream ? captured : now) += 2;
  return 0;
}
// The real one may call another function of its own too.
int cudaLaunchKernel(const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                     void *stream) {
  return __cudaLaunchKernel(function, grid, block, arguments, shared, stream);
}
int cudaGraphLaunch(void *, void *) {
  now += 5;
  return 0;
}
int cudaDeviceReset() { return 0; }
}
