#include <hip/hip_runtime.h>
#include "limits.h"

__global__ void fill(float *out) {
  out[0] = __half2float(largest<__half>());
  out[1] = bits(out[0]);
}
