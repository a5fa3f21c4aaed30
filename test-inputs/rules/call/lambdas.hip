// Warp intrinsics in extended lambdas, which belong to the kernels that call them.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

template <class Body> __global__ void run(Body body) { body(); }
template <class Body> __global__ void runEach(Body body, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    body(i);
}
template <class Body> void onDevice(int n, Body body) { hipLaunchKernelGGL(runEach, dim3(1), dim3(256), 0, 0, body, n); }

void launch(unsigned *out, int n) {
  hipLaunchKernelGGL(run, dim3(1), dim3(256), 0, 0, [=] __device__ {
    bool odd = threadIdx.x & 1;
    unsigned ballot = warp32::ballot(odd);
    out[threadIdx.x] = __builtin_popcount(ballot);
  });
  // Through a function of the host's, and with arguments.
  onDevice(n, [=] __device__(int i) { out[i] = __shfl_down(i, 1, 32); });
  // A generic one.
  onDevice(n, [=] __device__(auto i) { out[i] = __shfl_xor(i, 1, 32); });
  // For both sides, and kept in a variable.
  auto both = [=] __host__ __device__(int i) { out[i] = i / warpSize; };
  onDevice(n, both);
  // One that asks for the width.
  hipLaunchKernelGGL(run, dim3(1), dim3(256), 0, 0, [=] __device__ {
    int sum = threadIdx.x;
    for (int step = warpSize / 2; step > 0; step /= 2)
      sum += __shfl_down(sum, step);
    if (threadIdx.x % warpSize == 0)
      out[threadIdx.x / warpSize] = sum;
  });
}

// In a template.
template <class T> void fill(T *out, int n) {
  onDevice(n, [=] __device__(int i) { out[i] = warp32::any(i); });
}
void fillBoth(int *ints, float *floats, int n) {
  fill(ints, n);
  fill(floats, n);
}

// In a kernel: a lambda without attributes runs where it is written.
__global__ void local(unsigned *out) {
  auto vote = [&](bool p) { return warp32::ballot(p); };
  out[threadIdx.x] = vote(threadIdx.x & 1);
  auto marked = [=] __device__(bool p) { return warp32::ballot(p); };
  out[threadIdx.x] += marked(threadIdx.x & 2);
}
