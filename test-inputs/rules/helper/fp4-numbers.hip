// HIP 7.2 converts -0 in fp4 to 32768 in half.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp4.h>
#include "tranship_hip.h"

__global__ void decode(float *out, const __hip_fp4x2_storage_t *in) {
  __half2_raw pair = tranship::cvt_fp4x2_to_halfraw2(in[threadIdx.x], __HIP_E2M1);
  out[2 * threadIdx.x] = __half2float(__half2(pair).x);
  __hip_fp4_e2m1 one(out[1]);
  out[2 * threadIdx.x + 1] = float(one);
}
