// Quotients and absolute values of complex numbers, with CUDA's scaling.
#include <hip/hip_runtime.h>
#include <hip/hip_complex.h>
#include "tranship_hip.h"

double length(hipDoubleComplex z) { return transhipCabs(z); }
__host__ __device__ hipFloatComplex ratio(hipFloatComplex a, hipFloatComplex b) { return transhipCdivf(a, hipCmulf(a, b)); }
__global__ void k(hipDoubleComplex *z, float *x) {
  z[0] = transhipCdiv(z[1], z[2]);
  x[0] = transhipCabsf(make_hipFloatComplex(x[1], x[2]));
}
