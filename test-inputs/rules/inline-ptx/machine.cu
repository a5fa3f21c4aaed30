// Registers of the machine, fences, barriers and the rest.
__device__ void machine(unsigned *out, long long *t, float *f) {
  unsigned x;
  asm volatile("membar.gl;" ::: "memory");
  asm volatile("fence.acq_rel.sys;" ::: "memory");
  asm volatile("bar.sync 0;");
  asm volatile("bar.warp.sync 0xffffffff;");
  asm("mov.u32 %0, %%ctaid.x;" : "=r"(x));
  asm("mov.u32 %0, %%smid;" : "=r"(x)); // DIAG: meaning
  asm volatile("mov.u32 %0, %%clock;" : "=r"(x)::"memory");
  asm volatile("mov.u64 %0, %%clock64;" : "=l"(*t));
  asm volatile("nanosleep.u32 20;");
  asm volatile("griddepcontrol.wait;" ::: "memory");
  if (x == 7)
    asm volatile("griddepcontrol.launch_dependents;");
  else
    asm("trap;");
  asm("// SCRATCHPAD ACCESS BEGIN");
  *out = x;
}
#define EXIT() asm volatile("exit;")
__device__ void helps(int x) {
  if (x > 0)
    asm volatile("exit;"); // DIAG: inline-ptx
}
__global__ void leaves(int *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  asm volatile("{ .reg .pred p; setp.ge.u32 p, %0, %1; @p exit; }" ::"r"(i), "r"(n));
  if (out[i] < 0)
    EXIT();
  auto lambda = [=](int x) {
    if (x == 0)
      asm volatile("exit;"); // DIAG: inline-ptx
  };
  lambda(out[i]);
  helps(out[i]);
  out[i] = 1;
  asm volatile("exit;" ::: "memory");
}
