// Registers of the machine, fences, barriers and the rest.
#include <hip/hip_runtime.h>
__device__ void machine(unsigned *out, long long *t, float *f) {
  unsigned x;
  __threadfence();
  __threadfence_system();
  __syncthreads();
  __syncwarp();
  x = blockIdx.x;
  x = __smid();
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
