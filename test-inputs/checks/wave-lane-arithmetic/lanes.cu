// Lanes and warps by 32, next to operations that work on a whole warp.
__global__ void blocks(float *out, float v) { // DIAG: wave-width
  __shared__ float sums[32];
  int lane = threadIdx.x & 31;   // DIAG: wave-lane-arithmetic
  int warp = threadIdx.x >> 5;   // DIAG: wave-lane-arithmetic
  v = __shfl_sync(~0u, v, 0);    // DIAG: wave-sync-mask
  if (lane == 0)
    sums[warp] = v;
  __syncthreads();
  if (threadIdx.x < blockDim.x / 32) // DIAG: wave-lane-arithmetic
    out[threadIdx.x] = sums[lane];
}

// Through locals, results, parameters, members and a grid's index.
__device__ unsigned laneOf(unsigned thread) { return thread % 32; } // DIAG: wave-lane-arithmetic
__device__ unsigned globalThread() { return blockIdx.x * blockDim.x + threadIdx.x; }
struct Place {
  unsigned thread;
};
__global__ void flows(unsigned *out) { // DIAG: wave-width
  Place place;
  place.thread = threadIdx.y * blockDim.x + threadIdx.x;
  unsigned inBlock = place.thread / 32;     // DIAG: wave-lane-arithmetic
  unsigned inGrid = globalThread() / 32;    // DIAG: wave-lane-arithmetic
  unsigned first = threadIdx.x & ~31u;      // DIAG: wave-lane-arithmetic
  if (__any_sync(~0u, out[inBlock]))        // DIAG: wave-sync-mask
    out[inGrid] = laneOf(threadIdx.x) + first;
}

// In a template, as instantiated.
template <int Width> __device__ int laneIn(int thread) { // DIAG: wave-warpsize-constant
  return thread & (Width - 1); // DIAG: wave-lane-arithmetic
}
__global__ void instantiated(int *out) {    // DIAG: wave-width
  out[laneIn<32>(threadIdx.x)] = __all_sync(~0u, out[0]); // DIAG: wave-sync-mask
}

// PTX's registers.
__device__ unsigned ptxLane() {
  unsigned lane;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane)); // DIAG: wave-lane-arithmetic
  return lane;
}
__global__ void ptx(unsigned *out) { *out = ptxLane(); } // DIAG: wave-width

// Near misses: nothing works on a whole warp here, threads are only split up.
__global__ void tile(const float *in, float *out) {
  __shared__ float values[32][33];
  int column = threadIdx.x % 32, row = threadIdx.x / 32;
  values[row][column] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = values[column][row];
}
__global__ void bitmap(unsigned *words) {
  unsigned bit = blockIdx.x * blockDim.x + threadIdx.x;
  atomicOr(&words[bit / 32], 1u << (bit % 32));
}

// A hash is no thread's index, and no lane's.
__device__ unsigned hashed(unsigned x) { return x * 2654435761u; }
__global__ void buckets(unsigned *counts, unsigned n) { // DIAG: wave-width
  unsigned bucket = hashed(threadIdx.x) & 31;
  unsigned words = n / 32, key = threadIdx.x * 7;
  if (__any_sync(~0u, counts[bucket] < words)) // DIAG: wave-sync-mask
    counts[key % 32] = 0;
}

// Shuffles that are told a constant width are right at any.
__global__ void pairs(float *out, float v) { // DIAG: wave-width
  v += __shfl_xor_sync(~0u, v, 1, 32);       // DIAG: wave-sync-mask
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = v;
}
