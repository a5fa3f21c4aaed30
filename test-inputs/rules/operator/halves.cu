// Operators of half and bfloat16 that HIP's classes answer otherwise.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

bool pairs(__nv_bfloat162 a, __nv_bfloat162 b) { return a > b || a >= b || a < b || a <= b || a != b || a == b; }
bool halfPairs(half2 a, half2 b) { return a != b || a > b || a <= b || a >= b; }
bool numbers(half a, half b) { return a <= b || !(a >= b) || a < b || a <= __float2half(1); }
bool builtIn(half a) { return float(a) <= 1 && (float)a >= 0.5f; }
template <class T> bool inTemplate(T a, T b) { return a <= b; }
bool instances(half a, float b) { return inTemplate(a, a) && inTemplate(b, b); }
int whole(__half h, __nv_bfloat16 b) { return (int)h + static_cast<unsigned char>(h) + int(b); }
signed char implicit(__half h) { return h; }
float plain(__half h) { return h; }
__host__ __device__ unsigned both(__half h) { return (unsigned)h; }
__global__ void k(__nv_bfloat162 *p, int *n, __half *h) {
  n[0] = p[0] != p[1] ? (int)h[0] : 0;
}
// A byte is the nearest one in CUDA, and the lowest bits in HIP.
__global__ void bytes(unsigned char *u, signed char *s, char *c, uchar2 *pairs, const __half *h,
                      const __nv_bfloat16 *b) {
  u[0] = (unsigned char)h[0];
  u[1] = b[0];
  s[0] = static_cast<signed char>(h[1]);
  c[0] = char(b[1]);
  pairs[0] = uchar2{h[0], b[0]};
}
