// The 8-bit floats of CUDA are those of OCP on every GPU, gfx942 included.
#include <cuda_fp16.h>
#include <cuda_fp8.h>

template <class Fp8> struct Quantizer {
  float scale;
  __device__ Fp8 operator()(float value) const { return Fp8(value * scale); }
};

// DIAG@+1: fp8-format
__global__ void quantize(__nv_fp8_e4m3 *out, __nv_fp8x2_e5m2 *pairs, __nv_fp8x4_e4m3 *fours,
                         const float4 *in, float scale) {
  float4 value = in[threadIdx.x];
  out[threadIdx.x] = Quantizer<__nv_fp8_e4m3>{scale}(value.x);
  pairs[threadIdx.x] = __nv_fp8x2_e5m2(make_float2(value.x, value.y));
  fours[threadIdx.x] = __nv_fp8x4_e4m3(value);
  out[0].__x = __nv_cvt_float_to_fp8(value.y, __NV_SATFINITE, __NV_E4M3);
  pairs[0].__x =
      __nv_cvt_float2_to_fp8x2(make_float2(value.z, value.w), __NV_SATFINITE, __NV_E5M2);
}

__global__ void restore(float *out, const __nv_fp8_e4m3 *in, const __nv_fp8x2_storage_t *pairs,
                        __half2 *halves) {
  out[threadIdx.x] = float(in[threadIdx.x]);
  halves[threadIdx.x] = __half2(__nv_cvt_fp8x2_to_halfraw2(pairs[threadIdx.x], __NV_E5M2));
}

__global__ void scales(__nv_fp8_storage_t *out, __nv_fp8_e8m0 *numbers, float largest) {
  out[0] = __nv_cvt_float_to_e8m0(largest, __NV_SATFINITE, cudaRoundPosInf);
  numbers[0] = __nv_fp8_e8m0(largest);
}
