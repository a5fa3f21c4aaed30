// Conversions of half and bfloat16 on the host, where HIP has them on the device only or rounds
// to nearest.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

int cutOff(__half a, __hip_bfloat16 b) {
  return tranship::float2integer_rz<int>(__half2float(a)) + tranship::float2integer_rz<signed char>(__half2float(a)) + int(tranship::float2integer_rz<unsigned long long>(__half2float(a))) + tranship::float2integer_rz<short>(__bfloat162float(b));
}

__half rounded(int i, unsigned long long u, float f) {
  __half sum = tranship::integer2half<tranship::Rounding::Nearest>(static_cast<int>(i));
  sum = __hadd(sum, tranship::integer2half<tranship::Rounding::Up>(static_cast<unsigned long long>(u)));
  return __hadd(sum, tranship::float2half_rz(f));
}

__host__ __device__ __half both(short s, float f) {
  return __hadd(tranship::integer2half<tranship::Rounding::Down>(static_cast<short>(s)), tranship::float2half_ru(f));
}

__global__ void onDevice(__half *out, int i, float f) {
  out[0] = __int2half_rn(i);
  out[1] = __float2half_rz(f);
  out[2] = __half(__half2int_rz(out[0]));
}
