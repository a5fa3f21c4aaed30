/* A host in C: types by their tags, no default arguments. */
#include <cuComplex.h>
#include <cuda_runtime_api.h>

#include <stdio.h>
#include <stdlib.h>

void launchScale(cuComplex *data, cuComplex by, int n);

static void check(cudaError_t status) {
  if (status != cudaSuccess) {
    fprintf(stderr, "%s\n", cudaGetErrorString(status));
    exit(1);
  }
}

int main(void) {
  enum { n = 1000 };
  cuComplex host[n], *device, by = make_cuFloatComplex(0, 2);
  struct cudaDeviceProp properties;
  dim3 grid = {1, 1, 1};
  int i;
  for (i = 0; i < n; ++i)
    host[i] = make_cuFloatComplex((float)i, 1);
  check(cudaGetDeviceProperties(&properties, 0));
  check(cudaMalloc((void **)&device, sizeof host));
  check(cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice));
  launchScale(device, by, n);
  check(cudaGetLastError());
  check(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
  for (i = 0; i < n; i += 333)
    printf("%d: %g %g, %g\n", i, host[i].x, host[i].y, cuCabsf(host[i]));
  printf("%u\n", grid.x * grid.y * grid.z);
  check(cudaFree(device));
  return 0;
}
