__global__ void k(float *x) {
  x[0] = __sinf(x[1]); // DIAG: math-precision
  x[2] = __expf(x[3]); // said above
}

__device__ float __helper(float x) { return sqrtf(x); }
__global__ void exact(float *x) { x[0] = sinf(x[1]) + __helper(x[2]) + __fmaf_rn(x[3], x[4], x[5]); }
