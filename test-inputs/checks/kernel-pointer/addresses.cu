#include <cstdint>
#include <cuda_runtime.h>

__global__ void a(int *x) { *x = 1; }
__global__ void b(int *x) { *x = 2; }
void hostFunction(int *);

uintptr_t numbers(bool *less) {
  *less = (void *)a < (void *)b; // DIAG: kernel-pointer
  return (uintptr_t)a;           // DIAG: kernel-pointer
}

// Near misses: handed on, called, chosen from; a function of the host.
uintptr_t handles(int *x, bool second) {
  void (*chosen)(int *) = second ? a : b;
  chosen<<<1, 64>>>(x);
  void *arguments[] = {&x};
  cudaLaunchKernel((const void *)a, dim3(1), dim3(64), arguments, 0, 0);
  if (chosen == a)
    return 0;
  return (uintptr_t)hostFunction;
}
