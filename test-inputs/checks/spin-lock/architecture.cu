// Code for devices alone is looked at as well.
__global__ void count(int *lock, int *n) {
#if __CUDA_ARCH__ >= 700 // DIAG: architecture-gate
  while (atomicCAS(lock, 0, 1) != 0) // DIAG: spin-lock
    ;
  ++*n;
  atomicExch(lock, 0);
#elif defined(__CUDA_ARCH__)
  for (bool done = false; !done;)
    if (atomicCAS(lock, 0, 1) == 0) {
      ++*n;
      atomicExch(lock, 0);
      done = true;
    }
#endif
}
#ifndef __CUDA_ARCH__
__global__ void once(int *lock) { // DIAG: wave-width
  while (atomicCAS(lock, 0, 1) != 0)
    ;
}
#endif
