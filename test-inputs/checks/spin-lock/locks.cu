#include <cuda_runtime.h>

__global__ void count(int *lock, int *n) { // DIAG: wave-width
  while (atomicCAS(lock, 0, 1) != 0) // DIAG: spin-lock
    ;
  ++*n;
  atomicExch(lock, 0);
}

#define FREE 0
#define TAKEN 1
__device__ void take(int *lock) {
  int old;
  do {
    old = atomicExch(lock, TAKEN); // DIAG: spin-lock
  } while (old == TAKEN);
}
__global__ void bins(int *locks, float *sums, int n) { // DIAG: wave-width
  take(&locks[threadIdx.x % n]);
  sums[threadIdx.x % n] += 1;
  __threadfence();
  atomicExch(&locks[threadIdx.x % n], FREE);
}

struct Mutex {
  int *state;
  __device__ void lock() {
    while (atomicCAS(state, 0, 1) != 0) { // DIAG: spin-lock
    }
  }
};
__global__ void guarded(Mutex m, int *n) { // DIAG: wave-width
  m.lock();
  ++*n;
}

// Near misses. The lane that gets the lock gives it back before the next turn.
__global__ void inside(int *lock, int *n) {
  bool done = false;
  while (!done)
    if (atomicCAS(lock, 0, 1) == 0) {
      ++*n;
      atomicExch(lock, 0);
      done = true;
    }
}
__global__ void insideToo(int *lock, int *n) {
  int busy;
  do {
    busy = atomicCAS(lock, 0, 1);
    if (!busy) {
      ++*n;
      *lock = 0;
    }
  } while (busy);
}
// One thread of a block.
__global__ void leader(int *lock, int *n) {
  if (threadIdx.x == 0) {
    while (atomicCAS(lock, 0, 1) != 0)
      ;
    ++*n;
    atomicExch(lock, 0);
  }
}
__global__ void others(int *lock, int *n) {
  int tid = threadIdx.x;
  if (tid != 0)
    return;
  while (atomicCAS(lock, 0, 1) != 0)
    ;
  atomicExch(lock, 0);
}
__device__ void takeForBlock(int *lock) {
  while (atomicCAS(lock, 0, 1) != 0)
    ;
}
__global__ void leaders(int *lock) {
  if (!threadIdx.x)
    takeForBlock(lock);
}
// An atomic operation made of compare and swap: some lane gets on at each turn.
__device__ float atomicMaxFloat(float *address, float value) {
  int *bits = (int *)address, old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __float_as_int(fmaxf(value, __int_as_float(assumed))));
  } while (assumed != old);
  return __int_as_float(old);
}
// Looks for a slot that is free.
__global__ void slots(int *taken, int n) {
  int i = threadIdx.x % n;
  while (atomicExch(&taken[i], 1) == 1)
    i = (i + 1) % n;
}

// Each thread waits for a flag of its own, which another GPU changes.
__global__ void meetOtherGpus(int **flags, int rank) {
  int *there = flags[threadIdx.x] + rank, *here = flags[rank] + threadIdx.x;
  while (atomicCAS_system(there, 0, 1) != 0) // DIAG: system-fence
    ;
  while (atomicCAS_system(here, 1, 0) != 1)
    ;
}
__global__ void buckets(int *locks, const int *keys) { // DIAG: wave-width
  while (atomicCAS(locks + keys[threadIdx.x], 0, 1) != 0) // DIAG: spin-lock
    ;
}
