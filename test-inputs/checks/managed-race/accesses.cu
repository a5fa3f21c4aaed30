#include <cstdio>
#include <cuda_runtime.h>

__global__ void k(int *x) { *x = 1; }
void unknown();

static void show(int *data) { printf("%d\n", data[0]); } // DIAG: managed-race

void races(bool both) {
  int *data; // DIAG@+1: managed-memory
  cudaMallocManaged(&data, 64);
  data[0] = 3;
  k<<<1, 1>>>(data);
  printf("%d\n", *data); // DIAG: managed-race
  cudaDeviceSynchronize();
  k<<<1, 1>>>(data);
  if (both)
    cudaDeviceSynchronize();
  data[1] = 2; // DIAG: managed-race
  cudaDeviceSynchronize();
  k<<<1, 1>>>(data);
  show(data);
}

void nearMisses(bool early) {
  int *data, *other, *device;
  cudaMallocManaged(&data, 64);
  cudaMallocManaged(&other, 64);
  cudaMalloc(&device, 64);
  k<<<1, 1>>>(data);
  other[0] = 1; // the kernel does not have it
  if (early) {
    cudaDeviceSynchronize();
    data[0] = 1;
  } else {
    cudaStreamSynchronize(0);
  }
  data[0] = 2;
  k<<<1, 1>>>(data);
  cudaMemcpy(device, data, 64, cudaMemcpyDefault); // waits
  data[0] = 3;
  k<<<1, 1>>>(data);
  unknown(); // may wait
  data[0] = 4;
  k<<<1, 1>>>(device);
  data[0] = 5;
  k<<<1, 1>>>(data);
  __sync_fetch_and_add(&data[0], 1); // beside the kernel on purpose
}
