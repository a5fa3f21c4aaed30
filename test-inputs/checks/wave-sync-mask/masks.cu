#define FULL 0xffffffff
constexpr unsigned half = 0x0000ffff;

// Said once for a function.
__global__ void whole(float *out, float v) { // DIAG: wave-width
  v = __shfl_sync(FULL, v, 0);               // DIAG: wave-sync-mask
  v = __shfl_sync(0xffffffffu, v, 1);
  *out = v;
}
__global__ void part(int *out, int p) { // DIAG: wave-width
  out[0] = __all_sync(half, p);         // DIAG: wave-sync-mask
  out[1] = __any_sync(0xf, p);          // DIAG: wave-sync-mask
  __syncwarp(1u << 3);                  // DIAG: wave-sync-mask
}
__device__ int given(unsigned mask, int p) { return __any_sync(mask, p); } // DIAG: wave-sync-mask
__global__ void variable(int *out, int n) { // DIAG: wave-width
  unsigned mask = (1u << n) - 1;
  out[0] = __all_sync(mask, out[1]); // DIAG: wave-sync-mask
  out[1] = __any_sync(mask, out[1]);
  out[2] = given(mask, n);
}

// Near misses: no mask; a mask that a ballot gave is said where it got into 32 bits.
__global__ void none(int *out, int p) { // DIAG: wave-width
  __syncwarp();
  unsigned voters = __ballot_sync(FULL, p); // DIAG: wave-sync-mask wave-ballot-width
  if (p)
    *out = __shfl_sync(voters, *out, 0);
}

// What is given by default is no constant of the function.
__device__ int byDefault(int p, unsigned mask = FULL) { return __any_sync(mask, p); } // DIAG: wave-sync-mask
__global__ void calls(int *out) { *out = byDefault(*out); } // DIAG: wave-width
