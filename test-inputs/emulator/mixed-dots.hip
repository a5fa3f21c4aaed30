// Dot products with their sum, and pairs of 16-bit numbers made of their bits.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void dots(char4 a, uchar4 b, int *out, unsigned bits) {
  out[0] = amd_mixed_dot(a, a, -5, false);
  out[1] = amd_mixed_dot(a, a, 0x7fffffff, true);
  out[2] = int(amd_mixed_dot(b, b, 7u, false));
  out[3] = int(amd_mixed_dot(b, b, ~0u, true));
  out[4] = amd_mixed_dot(make_short2(-300, 2), make_short2(300, 5), 1, false);
  __hip_bfloat162 pair(__builtin_bit_cast(__hip_bfloat162_raw, bits));
  out[5] = int(__builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(__hadd2(pair, pair))));
  __half2 halves(__half2_raw{0x3c00, 0x4000});
  out[6] = int(__builtin_bit_cast(unsigned, static_cast<__half2_raw>(__hadd2(halves, halves))));
}

int main() {
  int *out, host[7] = {};
  (void)hipMalloc(&out, sizeof host);
  dots<<<1, 1>>>(make_char4(-128, 127, 3, -1), make_uchar4(255, 1, 2, 3), out, 0x3f80c000u);
  (void)hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost);
  for (int value : host)
    std::printf("%08x\n", unsigned(value));
  return hipFree(out) != hipSuccess;
}
