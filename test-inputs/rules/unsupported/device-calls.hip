// CUDA has a part of its runtime on the device as well.
#include <hip/hip_runtime.h>

__global__ void kernel(float **p, int *code) {
  if (hipMalloc(p, 64) != hipSuccess) // DIAG: device-call
    *code = hipGetLastError();         // DIAG: device-call
}

// Of both sides: who calls it on the device would hear of it.
inline __host__ __device__ int both() { return hipGetLastError(); }

int main() {
  float *p;
  return hipMalloc(&p, 64);
}
