// HIP's headers belong in front of `using namespace cub`: `hipcub::internal` is ambiguous with their own.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
#include <hip/hip_fp8.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"
using namespace hipcub;
#include <vector>

__global__ void k(float *p, tranship::fp8_e4m3 *q, __half *h) { // DIAG: fp8-format
  using Load = BlockLoad<float, 128, 4, BLOCK_LOAD_WARP_TRANSPOSE>;
  __shared__ typename Load::TempStorage s;
  float v[4];
  Load(s).Load(p, v);
  q[threadIdx.x] = tranship::fp8_e4m3(v[0]);
  h[0] = tranship::hmax(h[0], h[1]);
}
