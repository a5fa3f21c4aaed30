// CHECKED
#include <cstdio>

__device__ unsigned below(int lane) {
  return (1u << lane) - 1; // REPORT: wide-shift
}
__global__ void masks(unsigned *out, int most) {
  for (int lane = 0; lane <= most; ++lane)
    out[lane] = below(lane);
}
__global__ void within(long long *out, int n) {
  out[0] = (1ll << n) >> 1;
  out[1] = __funnelshift_lc(1, 2, n);
  out[2] = n < 32 ? 1 << n : 0;
}
__global__ void negative(int *out, int n) {
  out[0] = -8 >> n; // REPORT: wide-shift
}

int main() {
  unsigned *out, host[33];
  cudaMalloc(&out, sizeof host);
  masks<<<1, 1>>>(out, 31);
  masks<<<1, 1>>>(out, 32);
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  printf("%u %x\n", host[1], host[31]);
  long long *wide, results[3];
  cudaMalloc(&wide, sizeof results);
  within<<<1, 1>>>(wide, 40);
  cudaMemcpy(results, wide, sizeof results, cudaMemcpyDeviceToHost);
  printf("%lld %lld %lld\n", results[0], results[1], results[2]);
  negative<<<1, 1>>>((int *)out, 33);
  printf("%d\n", cudaDeviceSynchronize());
}
