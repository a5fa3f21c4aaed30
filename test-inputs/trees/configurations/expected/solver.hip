// Compiled twice: with SINGLE, and with MANAGED.
#include <hip/hip_runtime.h>
#include "memory.h"

#ifdef SINGLE
typedef float real;
static int cudaStride() { return 1; } // the user's own
#else
typedef double real;
static int cudaStride() { return 2; }
#endif

__global__ void fill(real *x) { x[threadIdx.x] = 1; }

int main() {
  real *x = allocate<real>(32);
  hipLaunchKernelGGL(fill, dim3(1), dim3(32 / cudaStride()), 0, 0, x);
  return hipDeviceSynchronize();
}
