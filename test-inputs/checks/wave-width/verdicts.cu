// Nothing in it looks at lanes: nothing is said.
__global__ void plain(float *out) { out[threadIdx.x] = blockDim.x; }

__global__ void agnostic(float *out, float v) { // DIAG: wave-width
  for (int d = warpSize / 2; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d); // DIAG: wave-sync-mask
  if (threadIdx.x % warpSize == 0)
    out[threadIdx.x / warpSize] = v;
}

// A helper decides for all kernels that share it.
__device__ float summed(float v) {
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d); // DIAG: wave-reduction wave-sync-mask
  return v;
}
__global__ void first(float *out, float v) { *out = summed(v); } // DIAG: wave-width
__global__ void second(float *out, float v) { // DIAG: wave-width
  v = summed(v);
  if (threadIdx.x % warpSize == 0)
    out[threadIdx.x / warpSize] = v;
}

// A lock between lanes is wrong in any form.
__device__ int lock;
__device__ void acquire() {
  while (atomicCAS(&lock, 0, 1) != 0) { // DIAG: spin-lock
  }
}
__global__ void locks(int *out) { // DIAG: wave-width
  acquire();
  ++*out;
  atomicExch(&lock, 0);
}
