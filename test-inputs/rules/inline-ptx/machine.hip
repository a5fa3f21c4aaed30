// Registers of the machine, fences, barriers and the rest.
#include <hip/hip_runtime.h>
__device__ void machine(unsigned *out, long long *t, float *f) {
  unsigned x;
  __threadfence();
  __threadfence_system();
  __syncthreads();
  __syncwarp();
  x = blockIdx.x;
  x = __smid(); // DIAG: meaning
  asm volatile("" ::: "memory");
  x = unsigned(clock64());
  asm volatile("" ::: "memory");
  *t = clock64();
  __builtin_amdgcn_s_sleep(1);
  /* the next kernel starts when this one has ended */
  if (x == 7)
    /* the next kernel starts when this one has ended */;
  else
    __builtin_trap();
  asm("// SCRATCHPAD ACCESS BEGIN");
  *out = x;
}
#define EXIT() return
__device__ void helps(int x) {
  if (x > 0)
    asm volatile("exit;"); // DIAG: inline-ptx
}
__global__ void leaves(int *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (out[i] < 0)
    EXIT();
  auto lambda = [=](int x) {
    if (x == 0)
      asm volatile("exit;"); // DIAG: inline-ptx
  };
  lambda(out[i]);
  helps(out[i]);
  out[i] = 1;
  return;
}
