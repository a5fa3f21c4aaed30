// Operators of half and bfloat16 that HIP's classes answer otherwise.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

bool pairs(__nv_bfloat162 a, __nv_bfloat162 b) { return a > b || a >= b || a < b || a <= b || a != b || a == b; }
bool halfPairs(half2 a, half2 b) { return a != b || a > b; }
int whole(__half h, __nv_bfloat16 b) { return (int)h + static_cast<unsigned char>(h) + int(b); }
signed char implicit(__half h) { return h; }
float plain(__half h) { return h; }
__host__ __device__ unsigned both(__half h) { return (unsigned)h; }
__global__ void k(__nv_bfloat162 *p, int *n, __half *h) {
  n[0] = p[0] != p[1] ? (int)h[0] : 0;
}
