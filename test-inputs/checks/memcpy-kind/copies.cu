#include <cuda_runtime.h>

__constant__ float table[16];

void refused(float *values, bool toHost) {
  cudaMemcpyToSymbol(table, values, sizeof table, 0, cudaMemcpyDefault); // DIAG: memcpy-kind
  cudaMemcpyToSymbolAsync(table, values, 4, 0, cudaMemcpyHostToHost, 0); // DIAG: memcpy-kind
  cudaMemcpyFromSymbol(values, table, sizeof table, 0, cudaMemcpyHostToDevice); // DIAG: memcpy-kind
}

#define CHECK(call) if (call != cudaSuccess) return false
#define FROM(place) cudaMemcpyFromSymbol(place, table, 4, 0, cudaMemcpyDefault)

// The other side is seen to be the host's, so --fix knows the direction.
bool refusedForTheHost() {
  struct { float all[16], first; } host;
  CHECK(cudaMemcpyToSymbol(table, host.all, 16, 0, cudaMemcpyDefault)); // DIAG: memcpy-kind
  CHECK(cudaMemcpyFromSymbol(&host.first, table, 4, 0, cudaMemcpyHostToDevice)); // DIAG: memcpy-kind
  CHECK(FROM(&host.first)); // DIAG: memcpy-kind
  return true;
}

void nearMisses(float *values, float *device, cudaMemcpyKind kind) {
  cudaMemcpyToSymbol(table, values, 16);
  cudaMemcpyToSymbol(table, values, 16, 0, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(table, device, 16, 0, cudaMemcpyDeviceToDevice);
  cudaMemcpyToSymbol(table, device, 16, 0, kind);
  cudaMemcpyFromSymbol(values, table, 16, 0, cudaMemcpyDeviceToHost);
  cudaMemcpy(device, values, 16, cudaMemcpyDefault);
}
