// ARGS: --target=gfx1100
// Nothing is wrong where all targets have wavefronts of 32 lanes.
__global__ void sums(float *out, float v) {
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d);
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = v;
}
