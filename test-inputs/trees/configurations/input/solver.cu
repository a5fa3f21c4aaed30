// Compiled twice: with SINGLE, and with MANAGED.
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
  fill<<<1, 32 / cudaStride()>>>(x);
  return cudaDeviceSynchronize();
}
