// hipCUB counts lanes and warps by the width of the wavefront.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

__global__ void count(int *out) {
  if (hipcub::LaneId() == 0) // DIAG: meaning
    out[hipcub::WarpId()] = 1; // the same cause
}
