// Intrinsics whose HIP namesakes round otherwise.
#include <cuda_fp16.h>

// A product and a sum that must not become one operation.
__global__ void twoSum(float *x, double *y) {
  float p = __fmul_rn(x[0], x[1]);
  x[2] = __fadd_rn(p, x[3]);
  x[4] = __fsub_rn(__fmul_rn(x[5], x[6]), p);
  y[0] = __dadd_rn(__dmul_rn(y[1], y[2]), __dsub_rn(y[3], y[4]));
  x[7] = __fsqrt_rn(x[8]);
  x[9] = __saturatef(x[10]); // 0 for a value that is no number
}

__global__ void halves(__half h, int *i, unsigned short *u, __half *out, long long l) {
  i[0] = __half2int_rn(h) + __half2int_rd(h) + __half2int_ru(h) + __half2int_rz(h);
  u[0] = __half2ushort_rn(h);
  out[0] = __int2half_rz(i[0]);
  out[1] = __ushort2half_ru(u[0]);
  out[2] = __ll2half_rd(l);
}
