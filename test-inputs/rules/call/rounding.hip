// Intrinsics whose HIP namesakes round otherwise.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>

// A product and a sum that must not become one operation.
__global__ void twoSum(float *x, double *y) {
  float p = __ocml_mul_rte_f32(x[0], x[1]);
  x[2] = __ocml_add_rte_f32(p, x[3]);
  x[4] = __ocml_sub_rte_f32(__ocml_mul_rte_f32(x[5], x[6]), p);
  y[0] = __ocml_add_rte_f64(__ocml_mul_rte_f64(y[1], y[2]), __ocml_sub_rte_f64(y[3], y[4]));
  x[7] = sqrtf(x[8]);
  x[9] = fminf(fmaxf(x[10], 0.0f), 1.0f); // 0 for a value that is no number
}

__global__ void halves(__half h, int *i, unsigned short *u, __half *out, long long l) {
  i[0] = __float2int_rn(__half2float(h)) + __float2int_rd(__half2float(h)) + __float2int_ru(__half2float(h)) + __half2int_rz(h);
  u[0] = static_cast<unsigned short>(min(max(__float2int_rn(__half2float(h)), 0), 65535));
  out[0] = __float2half_rz(__int2float_rz(i[0]));
  out[1] = __float2half_ru(__uint2float_ru(u[0]));
  out[2] = __float2half_rd(__ll2float_rd(l));
}
