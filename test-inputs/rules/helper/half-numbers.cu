// Functions of half and bfloat16 that HIP lacks, or that it computes otherwise than CUDA.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void activate(__half2 *h, __nv_bfloat162 *b, const __half2 *scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  h[i] = __hfma2_relu(h[i], scale[0], scale[1]);
  h[i].x = __hfma_relu(h[i].x, scale[0].x, scale[1].x);
  b[i] = __hfma2_relu(b[i], b[0], b[1]);
  h[i] = __hcmadd(h[i], scale[0], scale[1]);
  h[i] = __hmax2_nan(h[i], scale[2]);
  b[i] = __hmin2_nan(b[i], b[2]);
  h[i] = __hadd2_sat(h[i], scale[3]);
  h[i].y = __hfma_sat(h[i].y, scale[3].y, scale[4].y);
  b[i] = __hadd2_sat(b[i], b[3]); // HIP has no such function, but the minimum and the maximum
}

__global__ void compare(const __half2 *h, const __nv_bfloat162 *b, unsigned *masks, __half2 *out,
                        __nv_bfloat162 *outB) {
  masks[0] = __heq2_mask(h[0], h[1]) | __hgtu2_mask(b[0], b[1]);
  masks[1] = __hbne2(h[0], h[1]) + __hbequ2(b[0], b[1]) + __hne(h[0].x, h[1].x);
  masks[2] = __hbeq2(h[0], h[1]) + __hgt(h[0].x, h[1].x); // HIP's are right
  masks[3] = __hisinf(h[0].x) + __hisinf(b[0].x);
  out[0] = __hne2(h[0], h[1]);
  out[1] = __hgt2(h[0], h[1]);
  out[2] = __hequ2(h[0], h[1]);
  outB[0] = __hne2(b[0], b[1]);
  outB[1] = __hgt2(b[0], b[1]);
  outB[2] = __hequ2(b[0], b[1]);
  outB[3] = __hisnan2(b[0]);
}

__global__ void convert(__half *h, __nv_bfloat16 *b, float f, double d, long long i, short *s) {
  b[0] = __float2bfloat16_rz(f);
  b[1] = __float2bfloat16_ru(f);
  b[2] = __ll2bfloat16_rd(i);
  b[3] = __ll2bfloat16_rn(i);
  b[4] = __short2bfloat16_rz(s[0]);
  h[0] = __double2half(d);
  s[0] = __half2short_rz(h[0]);
  s[1] = __bfloat162short_rd(b[0]);
  s[2] = __half2char_rz(h[0]);
}

// Of 0 and -0, the larger one is 0.
template <class T> __device__ T largest(const T *p) { return __hmax(p[0], p[1]); }
__global__ void clamp(__half *h, __nv_bfloat16 *b, __half2 *h2, __nv_bfloat162 *b2) {
  h[0] = __hmin(__hmax(h[0], __float2half(0.0f)), h[1]);
  b[0] = __hmin(b[0], b[1]);
  h2[0] = __hmax2(h2[0], h2[1]);
  b2[0] = __hmin2(b2[0], b2[1]);
  h[2] = largest(h);
  b[2] = largest(b);
}
