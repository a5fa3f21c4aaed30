#include <cuda_fp8.h>

__global__ void pack(__nv_fp8_e4m3 *out, const float *in) { // DIAG: fp8-format
  out[threadIdx.x] = __nv_fp8_e4m3(in[threadIdx.x]);
}
