__device__ void lastWarp(volatile float *s, int tid) {
  s[tid] += s[tid + 32];
  s[tid] += s[tid + 16]; // DIAG: wave-synchronous
  s[tid] += s[tid + 8];
}
__global__ void inVolatile(float *out) {
  __shared__ float sums[128];
  int tid = threadIdx.x;
  sums[tid] = out[tid];
  __syncthreads();
  if (tid < 32)
    lastWarp(sums, tid);
  *out = sums[0];
}
__global__ void plain(float *out) { // DIAG: wave-width
  __shared__ float sums[64];
  unsigned tid = threadIdx.x;
  sums[tid] = out[tid];
  __syncthreads();
  float mine = sums[tid];
  if (tid < 32) {
    sums[tid] = mine = mine + sums[tid + 32];
    sums[tid] = mine = mine + sums[tid + 16]; // DIAG: wave-synchronous
  }
  *out = sums[0];
}
__global__ void loop(int *out) { // DIAG: wave-width
  __shared__ int sums[64];
  int tid = threadIdx.x;
  for (int d = 16; d > 0; d >>= 1)
    sums[tid] += sums[tid + d]; // DIAG: wave-synchronous
  *out = sums[0];
}

// Near misses: barriers between; lanes of different warps, with the block's barrier; one thread.
__global__ void ordered(float *out) {
  __shared__ float sums[256];
  int tid = threadIdx.x;
  if (tid < 128)
    sums[tid] += sums[tid + 128];
  __syncthreads();
  if (tid < 32) {
    sums[tid] += sums[tid + 32];
    __syncwarp();
    sums[tid] += sums[tid + 16];
    __syncwarp();
  }
  for (int d = 8; d > 0; d >>= 1) {
    sums[tid] += sums[tid + d];
    __syncthreads();
  }
  *out = sums[0];
}
__global__ void oneThread(float *out) {
  __shared__ float sums[64];
  if (threadIdx.x == 0)
    for (int i = 1; i < 64; ++i)
      sums[i] += sums[i - 1];
  *out = sums[63];
}
// Not shared by anybody.
__global__ void own(float *data) {
  int i = threadIdx.x;
  data[i] += data[i + 16];
  data[i] += data[i + 8];
}

// A macro is reported where it is used first; a use with `volatile` says something else.
#define HALVES(sums, tid)                                                                          \
  sums[tid] += sums[tid + 8];                                                                      \
  sums[tid] += sums[tid + 4];
__global__ void first(int *out) { // DIAG: wave-width
  __shared__ int sums[64];
  int tid = threadIdx.x;
  HALVES(sums, tid) // DIAG: wave-synchronous
  *out = sums[0];
}
__global__ void second(int *out) { // DIAG: wave-width
  __shared__ int sums[64];
  int tid = threadIdx.x;
  HALVES(sums, tid)
  *out = sums[0];
}
__global__ void third(int *out) {
  __shared__ volatile int sums[64];
  int tid = threadIdx.x;
  HALVES(sums, tid) // DIAG: wave-synchronous
  *out = sums[0];
}
// Only the access is the macro's.
#define SUM(tid) sums[tid]
__global__ void fourth(int *out) { // DIAG: wave-width
  __shared__ int sums[64];
  int tid = threadIdx.x;
  SUM(tid) += SUM(tid + 8);
  SUM(tid) += SUM(tid + 4); // DIAG: wave-synchronous
  *out = sums[0];
}
