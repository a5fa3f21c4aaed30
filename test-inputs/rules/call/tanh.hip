// The hyperbolic tangent of 16-bit numbers, which HIP computes in float.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

__global__ void kernel(__half *h, __half2 *h2, __hip_bfloat16 *b, __hip_bfloat162 *b2) {
  h[0] = __float2half_rn(tanhf(__half2float(h[1])));
  h[1] = __float2half_rn(tanhf(__half2float(h[2])));
  h2[0] = [](__half2 a) { return __floats2half2_rn(tanhf(__low2float(a)), tanhf(__high2float(a))); }(h2[1]);
  h2[1] = [](__half2 a) { return __floats2half2_rn(tanhf(__low2float(a)), tanhf(__high2float(a))); }(h2[2]);
  b[0] = __float2bfloat16(tanhf(__bfloat162float(b[1])));
  b2[0] = [](__hip_bfloat162 a) { return __float22bfloat162_rn(make_float2(tanhf(__low2float(a)), tanhf(__high2float(a)))); }(b2[1]);
}
