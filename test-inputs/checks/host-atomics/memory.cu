#include <cuda_runtime.h>

__global__ void smallest(int *m, int x) { atomicMin(m, x); }             // DIAG: host-atomics
__global__ void wrap(unsigned *n) { atomicInc(n, 7); }                   // DIAG: host-atomics
__global__ void flags(unsigned *f) { atomicOr(&f[threadIdx.x / 32], 1u); } // DIAG: host-atomics

// Near misses: what PCIe can do, system scope, memory of the device.
__global__ void add(int *n) { atomicAdd(n, 1); }
__global__ void take(int *n) { atomicCAS(n, 0, 1); }
__global__ void smallestSystem(int *m, int x) { atomicMin_system(m, x); }
__global__ void smallestDevice(int *m, int x) { atomicMin(m, x); }
__global__ void smallestShared(int x) {
  __shared__ int m;
  atomicMin(&m, x);
}

void host() {
  int *pinned, *mapped, *device;
  cudaMallocHost(&pinned, 64);
  cudaHostAlloc(&mapped, 64, cudaHostAllocMapped);
  smallest<<<1, 64>>>(pinned, 1);
  add<<<1, 64>>>(mapped);
  take<<<1, 64>>>(mapped);
  smallestSystem<<<1, 64>>>(pinned, 1);
  unsigned *counter;
  cudaHostAlloc(&counter, 64, cudaHostAllocMapped);
  unsigned *onDevice;
  cudaHostGetDevicePointer(&onDevice, counter, 0);
  wrap<<<1, 64>>>(onDevice);
  unsigned *managed;
  cudaMallocManaged(&managed, 64); // DIAG: managed-memory
  flags<<<1, 64>>>(managed);
  cudaMalloc(&device, 64);
  smallestDevice<<<1, 64>>>(device, 1);
}
