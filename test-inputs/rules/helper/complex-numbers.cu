// Quotients and absolute values of complex numbers, with CUDA's scaling.
#include <cuComplex.h>

double length(cuDoubleComplex z) { return cuCabs(z); }
__host__ __device__ cuFloatComplex ratio(cuFloatComplex a, cuFloatComplex b) { return cuCdivf(a, cuCmulf(a, b)); }
__global__ void k(cuDoubleComplex *z, float *x) {
  z[0] = cuCdiv(z[1], z[2]);
  x[0] = cuCabsf(make_cuFloatComplex(x[1], x[2]));
}
