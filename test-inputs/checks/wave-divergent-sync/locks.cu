__device__ int lock;

__global__ void spins(int *out) { // DIAG: wave-width
  while (atomicCAS(&lock, 0, 1) != 0) { // DIAG: wave-divergent-sync
  }
  ++*out;
  atomicExch(&lock, 0);
}
__device__ void acquire() {
  do {
  } while (atomicExch(&lock, 1) == 1); // DIAG: wave-divergent-sync
}
__global__ void calls(int *out) { // DIAG: wave-width
  acquire();
  ++*out;
  atomicExch(&lock, 0);
}

// Near misses: the work is done by the lane that got the lock; one thread takes it; a value is
// updated.
__global__ void inside(int *out) {
  for (bool done = false; !done;)
    if (atomicCAS(&lock, 0, 1) == 0) {
      ++*out;
      atomicExch(&lock, 0);
      done = true;
    }
}
__device__ void acquireForBlock() {
  while (atomicCAS(&lock, 0, 1) != 0)
    ;
}
__global__ void oneThread(int *out) {
  if (threadIdx.x == 0 && threadIdx.y == 0)
    acquireForBlock();
  __syncthreads();
  ++*out;
}
__global__ void leaves(int *out) {
  if (threadIdx.x != 0)
    return;
  while (atomicCAS(&lock, 0, 1) != 0)
    ;
  ++*out;
}
__device__ void atomicMaximum(float *address, float value) {
  int *bits = (int *)address, old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __float_as_int(fmaxf(value, __int_as_float(assumed))));
  } while (assumed != old);
}
__global__ void updates(float *out) { atomicMaximum(out, threadIdx.x); }
