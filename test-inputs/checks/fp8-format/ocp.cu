// ARGS: --target=gfx90a,gfx950,gfx1200
#include <cuda_fp8.h>

// These convert in software, or compute in the format of CUDA.
__global__ void pack(__nv_fp8_e4m3 *out, const float *in) {
  out[threadIdx.x] = __nv_fp8_e4m3(in[threadIdx.x]);
}
