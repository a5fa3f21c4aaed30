// HIP's headers belong in front of `using namespace cub`: `hipcub::internal` is ambiguous with their own.
#include <cub/cub.cuh>
using namespace cub;
#include <cuda_fp8.h>
#include <cuda_fp16.h>
#include <vector>

__global__ void k(float *p, __nv_fp8_e4m3 *q, __half *h) { // DIAG: fp8-format
  using Load = BlockLoad<float, 128, 4, BLOCK_LOAD_WARP_TRANSPOSE>;
  __shared__ typename Load::TempStorage s;
  float v[4];
  Load(s).Load(p, v);
  q[threadIdx.x] = __nv_fp8_e4m3(v[0]);
  h[0] = __hmax(h[0], h[1]);
}
