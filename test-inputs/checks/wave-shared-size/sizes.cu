constexpr int block = 256;
constexpr int warps = block / 32;

__global__ void sums(float *out, float v) { // DIAG: wave-width
  __shared__ float direct[block / 32];      // DIAG: wave-shared-size
  __shared__ float named[warps];            // DIAG: wave-shared-size
  __shared__ float square[4][block >> 5];   // DIAG: wave-shared-size
  v = __shfl_sync(~0u, v, 0);               // DIAG: wave-sync-mask
  direct[0] = named[0] = square[0][0] = v;
  *out = v;
}
template <int Block> __global__ void templated(float *out, float v) { // DIAG: wave-width
  __shared__ float sums[Block / 32];        // DIAG: wave-shared-size
  v = __shfl_sync(~0u, v, 0);               // DIAG: wave-sync-mask
  sums[0] = v;
  *out = sums[0];
}
__global__ void dynamic(float *out, float v) { // DIAG: wave-width
  extern __shared__ float partial[];
  partial[0] = __shfl_sync(~0u, v, 0);            // DIAG: wave-sync-mask
  *out = partial[0];
}

// Near misses: one place for each warp that a block can have; padding; a tile; nothing works on a
// whole warp.
__global__ void misses(float *out, float v) { // DIAG: wave-width
  __shared__ float all[32], padded[32][33], tile[block / 16];
  v = __shfl_sync(~0u, v, 0);                 // DIAG: wave-sync-mask
  all[0] = padded[0][0] = tile[0] = v;
  *out = v;
}
__global__ void words(unsigned *out) {
  __shared__ unsigned bits[block / 32];
  bits[0] = *out;
}

void launch(float *out, int threads) {
  templated<block><<<1, block>>>(out, 1);
  dynamic<<<1, threads, threads / 32 * sizeof(float)>>>(out, 1); // DIAG: wave-shared-size
  dynamic<<<1, threads, threads * sizeof(float)>>>(out, 1);
}

// A place for each lane of 32, for indices made from the real width.
__global__ void staged(float *out) { // DIAG: wave-width
  __shared__ float stage[4 * 32];    // DIAG: wave-shared-size
  __shared__ float perWarp[32];
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  stage[warp * warpSize + lane] = perWarp[lane] = out[threadIdx.x];
  out[threadIdx.x] = stage[threadIdx.x];
}
