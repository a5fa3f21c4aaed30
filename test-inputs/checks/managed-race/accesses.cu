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

int inLoops(int n) {
  int *data, sum = 0;
  cudaMallocManaged(&data, 64);
  k<<<1, 1>>>(data);
  for (int i = 0; i < n; ++i)
    sum += data[i]; // DIAG: managed-race
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) {
    k<<<1, 1>>>(data);
    if (i == 3)
      sum += data[i]; // DIAG: managed-race
    cudaDeviceSynchronize();
  }
  switch (n) {
  case 0:
    k<<<1, 1>>>(data);
  case 1:
    sum += data[0]; // DIAG: managed-race
  }
  return sum;
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
