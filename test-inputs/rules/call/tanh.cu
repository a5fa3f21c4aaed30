// The hyperbolic tangent of 16-bit numbers, which HIP computes in float.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void kernel(__half *h, __half2 *h2, __nv_bfloat16 *b, __nv_bfloat162 *b2) {
  h[0] = htanh(h[1]);
  h[1] = htanh_approx(h[2]);
  h2[0] = h2tanh(h2[1]);
  h2[1] = h2tanh_approx(h2[2]);
  b[0] = htanh(b[1]);
  b2[0] = h2tanh_approx(b2[1]);
}
