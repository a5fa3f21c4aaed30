// Conversions of half and bfloat16 on the host, where HIP has them on the device only or rounds
// to nearest.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

int cutOff(__half a, __nv_bfloat16 b) {
  return __half2int_rz(a) + __half2char_rz(a) + int(__half2ull_rz(a)) + __bfloat162short_rz(b);
}

__half rounded(int i, unsigned long long u, float f) {
  __half sum = __int2half_rn(i);
  sum = __hadd(sum, __ull2half_ru(u));
  return __hadd(sum, __float2half_rz(f));
}

__host__ __device__ __half both(short s, float f) {
  return __hadd(__short2half_rd(s), __float2half_ru(f));
}

__global__ void onDevice(__half *out, int i, float f) {
  out[0] = __int2half_rn(i);
  out[1] = __float2half_rz(f);
  out[2] = __half(__half2int_rz(out[0]));
}
