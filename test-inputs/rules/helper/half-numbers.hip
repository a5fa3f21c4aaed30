// Functions of half and bfloat16 that HIP lacks, or that it computes otherwise than CUDA.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

__global__ void activate(__half2 *h, __hip_bfloat162 *b, const __half2 *scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  h[i] = tranship::hfma2_relu(h[i], scale[0], scale[1]);
  h[i].x = tranship::hfma_relu(h[i].x, scale[0].x, scale[1].x);
  b[i] = tranship::hfma2_relu(b[i], b[0], b[1]);
  h[i] = tranship::hcmadd(h[i], scale[0], scale[1]);
  h[i] = tranship::hmax2_nan(h[i], scale[2]);
  b[i] = tranship::hmin2_nan(b[i], b[2]);
  h[i] = tranship::saturate(__hadd2(h[i], scale[3]));
  h[i].y = tranship::saturate(__hfma(h[i].y, scale[3].y, scale[4].y));
  b[i] = __hmin2(__hmax2(__hadd2(b[i], b[3]), __hip_bfloat162(HIPRT_ZERO_BF16, HIPRT_ZERO_BF16)), __hip_bfloat162(HIPRT_ONE_BF16, HIPRT_ONE_BF16)); // HIP has no such function, but the minimum and the maximum
}

__global__ void compare(const __half2 *h, const __hip_bfloat162 *b, unsigned *masks, __half2 *out,
                        __hip_bfloat162 *outB) {
  masks[0] = tranship::heq2_mask(h[0], h[1]) | tranship::hgtu2_mask(b[0], b[1]);
  masks[1] = tranship::hbne2(h[0], h[1]) + tranship::hbequ2(b[0], b[1]) + tranship::hne(h[0].x, h[1].x);
  masks[2] = __hbeq2(h[0], h[1]) + __hgt(h[0].x, h[1].x); // HIP's are right
  masks[3] = tranship::hisinf(h[0].x) + tranship::hisinf(b[0].x);
  out[0] = tranship::hne2(h[0], h[1]);
  out[1] = __hgt2(h[0], h[1]);
  out[2] = __hequ2(h[0], h[1]);
  outB[0] = tranship::hne2(b[0], b[1]);
  outB[1] = __hlt2(b[1], b[0]);
  outB[2] = tranship::hequ2(b[0], b[1]);
  outB[3] = tranship::hisnan2(b[0]);
}

__global__ void convert(__half *h, __hip_bfloat16 *b, float f, double d, long long i, short *s) {
  b[0] = tranship::float2bfloat16_rz(f);
  b[1] = tranship::float2bfloat16_ru(f);
  b[2] = tranship::float2bfloat16_rd(__ll2float_rd(i));
  b[3] = tranship::integer2bfloat16(i);
  b[4] = tranship::float2bfloat16_rz(static_cast<float>(s[0]));
  h[0] = __float2half(tranship::floatWithStickyBit(d));
  s[0] = static_cast<short>(min(max(__float2int_rz(__half2float(h[0])), -32768), 32767));
  s[1] = static_cast<short>(min(max(__float2int_rd(__bfloat162float(b[0])), -32768), 32767));
  s[2] = static_cast<signed char>(min(max(__float2int_rz(__half2float(h[0])), -128), 127));
}

// Of 0 and -0, the larger one is 0.
template <class T> __device__ T largest(const T *p) { return tranship::hmax(p[0], p[1]); }
__global__ void clamp(__half *h, __hip_bfloat16 *b, __half2 *h2, __hip_bfloat162 *b2) {
  h[0] = tranship::hmin(tranship::hmax(h[0], __float2half(0.0f)), h[1]);
  b[0] = tranship::hmin(b[0], b[1]);
  h2[0] = tranship::hmax2(h2[0], h2[1]);
  b2[0] = tranship::hmin2(b2[0], b2[1]);
  h[2] = largest(h);
  b[2] = largest(b);
}
