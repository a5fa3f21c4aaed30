// Warp intrinsics in extended lambdas, which belong to the kernels that call them.
#include <cuda_runtime.h>

template <class Body> __global__ void run(Body body) { body(); }
template <class Body> __global__ void runEach(Body body, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    body(i);
}
template <class Body> void onDevice(int n, Body body) { runEach<<<1, 256>>>(body, n); }

void launch(unsigned *out, int n) {
  run<<<1, 256>>>([=] __device__ {
    bool odd = threadIdx.x & 1;
    unsigned ballot = __ballot_sync(0xffffffff, odd);
    out[threadIdx.x] = __popc(ballot);
  });
  // Through a function of the host's, and with arguments.
  onDevice(n, [=] __device__(int i) { out[i] = __shfl_down_sync(0xffffffff, i, 1); });
  // A generic one.
  onDevice(n, [=] __device__(auto i) { out[i] = __shfl_xor_sync(0xffffffff, i, 1); });
  // For both sides, and kept in a variable.
  auto both = [=] __host__ __device__(int i) { out[i] = i / warpSize; };
  onDevice(n, both);
  // One that asks for the width.
  run<<<1, 256>>>([=] __device__ {
    int sum = threadIdx.x;
    for (int step = warpSize / 2; step > 0; step /= 2)
      sum += __shfl_down_sync(0xffffffff, sum, step);
    if (threadIdx.x % warpSize == 0)
      out[threadIdx.x / warpSize] = sum;
  });
}

// In a template.
template <class T> void fill(T *out, int n) {
  onDevice(n, [=] __device__(int i) { out[i] = __any_sync(0xffffffff, i); });
}
void fillBoth(int *ints, float *floats, int n) {
  fill(ints, n);
  fill(floats, n);
}

// In a kernel: a lambda without attributes runs where it is written.
__global__ void local(unsigned *out) {
  auto vote = [&](bool p) { return __ballot_sync(0xffffffff, p); };
  out[threadIdx.x] = vote(threadIdx.x & 1);
  auto marked = [=] __device__(bool p) { return __ballot_sync(0xffffffff, p); };
  out[threadIdx.x] += marked(threadIdx.x & 2);
}
