#include <cstdlib>
#include <cuda_runtime.h>

__constant__ float table[16];
struct State {
  float *device;
};

void contradictions(size_t n) {
  float *device, *host = (float *)malloc(n), values[16];
  cudaMalloc(&device, n);
  cudaMemcpy(device, host, n, cudaMemcpyDeviceToHost);                // DIAG: memcpy-kind
  cudaMemcpy(host, device, n, cudaMemcpyHostToDevice);                // DIAG: memcpy-kind
  cudaMemcpyAsync(device + 4, values, n, cudaMemcpyDeviceToDevice, 0); // DIAG: memcpy-kind
  cudaMemcpy(host, values, n, cudaMemcpyHostToDevice);                // DIAG: memcpy-kind
  State state;
  cudaMalloc((void **)&state.device, n);
  cudaMemcpy2D(state.device, 64, new float[16], 64, 64, 1, cudaMemcpyDeviceToHost); // DIAG: memcpy-kind
  cudaMemcpyToSymbol(table, values, sizeof values, 0, cudaMemcpyDefault); // DIAG: memcpy-kind
  cudaMemcpyFromSymbol(values, table, sizeof values, 0, cudaMemcpyHostToDevice); // DIAG: memcpy-kind
}

void nearMisses(size_t n, float *unknown) {
  float *device, *other, *managed, *pinned, *host = new float[n];
  cudaMalloc(&device, n);
  cudaMalloc(&other, n);
  cudaMallocManaged(&managed, n);
  cudaMallocHost(&pinned, n);
  cudaMemcpy(device, host, n, cudaMemcpyHostToDevice);
  cudaMemcpy(other, device, n, cudaMemcpyDeviceToDevice);
  cudaMemcpy(host, device, n, cudaMemcpyDefault);
  cudaMemcpy(unknown, host, n, cudaMemcpyHostToDevice);
  cudaMemcpy(host, unknown, n, cudaMemcpyDeviceToHost);
  // These are both.
  cudaMemcpy(managed, host, n, cudaMemcpyHostToDevice);
  cudaMemcpy(host, managed, n, cudaMemcpyDeviceToHost);
  cudaMemcpy(managed, pinned, n, cudaMemcpyDeviceToDevice);
  float *buffer = host;
  buffer = device;
  cudaMemcpy(buffer, host, n, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(table, device, 16, 0, cudaMemcpyDeviceToDevice);
  cudaMemcpyToSymbol(table, host, 16);
}
