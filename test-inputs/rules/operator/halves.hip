// Operators of half and bfloat16 that HIP's classes answer otherwise.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

bool pairs(__hip_bfloat162 a, __hip_bfloat162 b) { return tranship::greater(a, b) || tranship::greater_equal(a, b) || tranship::less(a, b) || tranship::less_equal(a, b) || tranship::not_equal(a, b) || a == b; }
bool halfPairs(half2 a, half2 b) { return tranship::not_equal(a, b) || a > b || tranship::less_equal(a, b) || tranship::greater_equal(a, b); }
bool numbers(half a, half b) { return tranship::less_equal(a, b) || !(tranship::greater_equal(a, b)) || a < b || tranship::less_equal(a, __float2half(1)); }
bool builtIn(half a) { return float(a) <= 1 && (float)a >= 0.5f; }
template <class T> bool inTemplate(T a, T b) { return tranship::less_equal(a, b); }
bool instances(half a, float b) { return inTemplate(a, a) && inTemplate(b, b); }
int whole(__half h, __hip_bfloat16 b) { return (int)tranship::clamped(h) + static_cast<unsigned char>(tranship::clamped(h)) + int(tranship::clamped(b)); }
signed char implicit(__half h) { return tranship::clamped(h); }
float plain(__half h) { return h; }
__host__ __device__ unsigned both(__half h) { return (unsigned)tranship::clamped(h); }
__global__ void k(__hip_bfloat162 *p, int *n, __half *h) {
  n[0] = tranship::not_equal(p[0], p[1]) ? (int)h[0] : 0;
}
// A byte is the nearest one in CUDA, and the lowest bits in HIP.
__global__ void bytes(unsigned char *u, signed char *s, char *c, uchar2 *pairs, const __half *h,
                      const __hip_bfloat16 *b) {
  u[0] = (unsigned char)tranship::clamped(h[0]);
  u[1] = tranship::clamped(b[0]);
  s[0] = static_cast<signed char>(tranship::clamped(h[1]));
  c[0] = char(tranship::clamped(b[1]));
  pairs[0] = uchar2{tranship::clamped(h[0]), tranship::clamped(b[0])};
}
