// ARGS: --helpers=none
// Without helpers, HIP's own types stand for them, with a word about what they lack.
#include <cuda_fp8.h>

__global__ void quantize(unsigned char *out, float value) {
  out[0] = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E4M3); // DIAG: meaning fp8-format
}
