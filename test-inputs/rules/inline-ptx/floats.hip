// Floating point, 16-bit floats, conversions.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
__device__ float floats(float a, float b, double d, int i, unsigned u) {
  float r;
  r = __builtin_amdgcn_exp2f(a);
  r = __builtin_amdgcn_logf(a);
  r = __builtin_amdgcn_rcpf(__int2float_rn(i));
  r = __builtin_amdgcn_rsqf(a);
  r = __builtin_amdgcn_sqrtf(r);
  r = tanhf(a);
  r = fmaf(a, b, r);
  r = __double2float_rz((double)a * b);
  r = fminf(fmaxf(a + b, 0.0f), 1.0f);
  {
    const float value = b + 1;
    r = __builtin_isnan(a) || __builtin_isnan(value) ? __builtin_nanf("") : fmaxf(a, value);
  }
  i = __float2int_rn(a);
  i = __float2uint_rz(a);
  r = __int2float_rn(i);
  r = __double2float_rz(d);
  u = __float_as_uint(a);
  r = __int_as_float(i);
  r = 1.5f;
  r = copysignf(b, a);
  d = 1.0 / d;
  return r + i + d + u;
}
__device__ unsigned halves(unsigned a, unsigned b, unsigned short h, float x, float y) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, __hadd2(__builtin_bit_cast(__half2, a), __builtin_bit_cast(__half2, b)));
  r = __builtin_bit_cast(unsigned, __hfma2(__builtin_bit_cast(__half2, a), __builtin_bit_cast(__half2, b), __builtin_bit_cast(__half2, r)));
  r = __builtin_bit_cast(unsigned, __floats2half2_rn(y, x));
  h = __half_as_ushort(__float2half_rn(x));
  x = __half2float(__ushort_as_half(h));
  r = __builtin_bit_cast(unsigned, h2exp2(__builtin_bit_cast(__half2, a)));
  r = a & 0x7fff7fff;
  return r + h + x;
}

// Numbers of PTX are doubles that take the type of the instruction.
__device__ void numbers(float *f, double *d, unsigned *u) {
  f[0] = 1.5f;
  f[1] = f[2] * 0.1f;
  f[3] = fmaf(f[2], 0.25f, 0.01f);
  d[0] = -2500.0;
  u[0] = __funnelshift_r(u[1], u[2], 30);
}
