// ARGS: --hip-version=6.4.0
#include <cstdio>
#include <cuda_runtime.h>

#define CHECK(x) if ((x) != cudaSuccess) puts("failed")

__global__ void k(int *x) { *x = 1; }

static void checkLast() { CHECK(cudaGetLastError()); }

void lost(int *x) {
  k<<<1, 1>>>(x); // DIAG: last-error
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaGetLastError());
  k<<<1, 1>>>(x); // DIAG: last-error
  cudaEvent_t event;
  cudaEventCreate(&event);
  CHECK(cudaPeekAtLastError());
  k<<<1, 1>>>(x); // DIAG: last-error
  cudaDeviceSynchronize();
  checkLast();
}

void nearMisses(int *x, bool debug) {
  k<<<1, 1>>>(x);
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaGetLastError()); // the launch has been asked about
  k<<<1, 1>>>(x); // DIAG: last-error
  if (debug) {
    cudaError_t error = cudaPeekAtLastError();
    puts(cudaGetErrorString(error));
    cudaDeviceSynchronize();
  }
  cudaMalloc(&x, 4);
  cudaGetLastError(); // unless debug
  cudaFree(x);
  cudaGetLastError(); // no launch
}
