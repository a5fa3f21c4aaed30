// ARGS: --helpers=none
// Without helpers, HIP's own types stand for them, with a word about what they lack.
#include <hip/hip_runtime.h>
#include <hip/hip_fp8.h>

__global__ void quantize(unsigned char *out, float value) {
  out[0] = __hip_cvt_float_to_fp8(value, __HIP_SATFINITE, __HIP_E4M3); // DIAG: meaning fp8-format
}
