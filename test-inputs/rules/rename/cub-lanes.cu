// hipCUB counts lanes and warps by the width of the wavefront.
#include <cub/cub.cuh>

__global__ void count(int *out) {
  if (cub::LaneId() == 0) // DIAG: meaning
    out[cub::WarpId()] = 1; // the same cause
}
