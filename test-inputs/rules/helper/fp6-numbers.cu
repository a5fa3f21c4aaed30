// HIP 7.2 converts -0 in fp6 to 32768 in half. Its header cannot be included where that for fp4 is.
#include <cuda_fp6.h>

__global__ void decode(float *out, const __nv_fp6_storage_t *in, const __nv_fp6x2_storage_t *pairs) {
  __half_raw one = __nv_cvt_fp6_to_halfraw(in[threadIdx.x], __NV_E2M3);
  __half2_raw two = __nv_cvt_fp6x2_to_halfraw2(pairs[threadIdx.x], __NV_E3M2);
  __nv_fp6_e3m2 number(out[threadIdx.x]);
  out[threadIdx.x] = float(number) + __half2float(__half(one)) + __half2float(__half2(two).x);
}
