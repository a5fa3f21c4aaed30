// What CUDA's headers bring along: half with bfloat16, and absolute values of long integers.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <cstdio>

__global__ void k(__half *h, __nv_bfloat16 *b, long long *n, long *m) {
  h[0] = __float2half(1.5f);
  b[0] = __float2bfloat16(2.5f);
  n[0] = abs(n[0]);
  m[0] = abs(m[0]) + abs(-2);
}

int main() {
  __half *h;
  __nv_bfloat16 *b;
  long long *n;
  long *m;
  cudaMallocManaged(&h, sizeof *h);
  cudaMallocManaged(&b, sizeof *b);
  cudaMallocManaged(&n, sizeof *n);
  cudaMallocManaged(&m, sizeof *m);
  *n = -5000000000;
  *m = -40;
  k<<<1, 1>>>(h, b, n, m);
  cudaDeviceSynchronize();
  std::printf("%.1f %.1f %lld %ld\n", __half2float(*h), __bfloat162float(*b), *n, *m);
}
