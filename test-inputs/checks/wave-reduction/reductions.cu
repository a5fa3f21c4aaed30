#define WARP 32 // DIAG: wave-warpsize-constant

__device__ float loop(float v) {
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d); // DIAG: wave-reduction wave-sync-mask
  return v;
}
__device__ float named(float v) {
  for (int d = WARP / 2; d > 0; d >>= 1)
    v = fmaxf(v, __shfl_xor_sync(~0u, v, d)); // DIAG: wave-reduction wave-sync-mask
  return v;
}
__device__ float chain(float v) {
  v += __shfl_down_sync(~0u, v, 16); // DIAG: wave-reduction wave-sync-mask
  v += __shfl_down_sync(~0u, v, 8);
  v += __shfl_down_sync(~0u, v, 4);
  v += __shfl_down_sync(~0u, v, 2);
  v += __shfl_down_sync(~0u, v, 1);
  return v;
}
__device__ int scan(int v, int lane) {
  for (int d = 1; d < 32; d *= 2) {
    int other = __shfl_up_sync(~0u, v, d); // DIAG: wave-reduction wave-sync-mask
    if (lane >= d)
      v += other;
  }
  return v;
}
template <int Lanes> __device__ float unrolled(float v) {
  v += __shfl_down(v, Lanes / 2); // DIAG: wave-reduction
  return unrolled<Lanes / 2>(v);
}
template <> __device__ float unrolled<1>(float v) { return v; }
__device__ float step(float v, int d) { return v + __shfl_down(v, d); } // DIAG: wave-reduction
__device__ float stepwise(float v) {
  for (int d = 16; d > 0; d /= 2)
    v = step(v, d);
  return v;
}
__global__ void kernel(float *out, int *counts, float v) { // DIAG: wave-width
  out[0] = loop(v) + named(v) + chain(v) + unrolled<32>(v) + stepwise(v);
  counts[0] = scan(counts[1], threadIdx.x);
}

// Near misses: told its width; by the real width; only neighbours; an exchange that combines
// nothing.
__global__ void widths(float *out, float v) { // DIAG: wave-width
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d, 32); // DIAG: wave-sync-mask
  *out = v;
}
__global__ void native(float *out, float v) { // DIAG: wave-width
  for (int d = warpSize / 2; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d); // DIAG: wave-sync-mask
  *out = v;
}
__global__ void neighbours(float *out, float v) { // DIAG: wave-width
  *out = v - __shfl_up_sync(~0u, v, 1);           // DIAG: wave-sync-mask
}
__global__ void exchange(int *out, int k) { // DIAG: wave-width
  k = __shfl_xor_sync(~0u, k, 16);          // DIAG: wave-sync-mask
  k = __shfl_xor_sync(~0u, k, 8);
  *out = k;
}
// Shared memory with barriers has no width.
__global__ void shared(float *out) {
  __shared__ float sums[64];
  for (int d = 16; d > 0; d /= 2) {
    if (threadIdx.x < d)
      sums[threadIdx.x] += sums[threadIdx.x + d];
    __syncthreads();
  }
  *out = sums[0];
}
