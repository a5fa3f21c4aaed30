// The 8-bit floats of CUDA are those of OCP on every GPU, gfx942 included.
#include <hip/hip_runtime.h>
#include <hip/amd_detail/amd_hip_mx_common.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include "tranship_hip.h"

template <class Fp8> struct Quantizer {
  float scale;
  __device__ Fp8 operator()(float value) const { return Fp8(value * scale); }
};

// DIAG@+1: fp8-format
__global__ void quantize(tranship::fp8_e4m3 *out, tranship::fp8x2_e5m2 *pairs, tranship::fp8x4_e4m3 *fours,
                         const float4 *in, float scale) {
  float4 value = in[threadIdx.x];
  out[threadIdx.x] = Quantizer<tranship::fp8_e4m3>{scale}(value.x);
  pairs[threadIdx.x] = tranship::fp8x2_e5m2(make_float2(value.x, value.y));
  fours[threadIdx.x] = tranship::fp8x4_e4m3(value);
  out[0].__x = tranship::cvt_float_to_fp8(value.y, __HIP_SATFINITE, __HIP_E4M3);
  pairs[0].__x =
      tranship::cvt_float2_to_fp8x2(make_float2(value.z, value.w), __HIP_SATFINITE, __HIP_E5M2);
}

__global__ void restore(float *out, const tranship::fp8_e4m3 *in, const __hip_fp8x2_storage_t *pairs,
                        __half2 *halves) {
  out[threadIdx.x] = float(in[threadIdx.x]);
  halves[threadIdx.x] = __half2(tranship::cvt_fp8x2_to_halfraw2(pairs[threadIdx.x], __HIP_E5M2));
}

__global__ void scales(__hip_fp8_storage_t *out, tranship::fp8_e8m0 *numbers, float largest) {
  out[0] = tranship::cvt_float_to_e8m0(largest, __HIP_SATFINITE, hipRoundPosInf);
  numbers[0] = tranship::fp8_e8m0(largest);
}
