// Lanes of a mask, in code that keeps groups of 32.
__global__ void masked(unsigned *out, unsigned mask, unsigned value) {
  unsigned lane = threadIdx.x % 32, r;
  asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, %2; }" : "=r"(r) : "r"(value), "r"(mask));
  out[lane] = r;
  asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.any.pred p, p, %2; selp.u32 %0, 1, 0, p; }" : "=r"(r) : "r"(value), "r"(mask));
  out[lane + 32] = r;
  asm volatile("redux.sync.max.s32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask));
  out[lane + 64] = r;
  asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask));
  out[lane + 96] = r;
  asm volatile("{ .reg .pred p; .reg .u32 d; match.all.sync.b32 d|p, %1, 0xffffffff; selp.u32 %0, d, 0, p; }" : "=r"(r) : "r"(value));
  out[lane + 128] = r;
  asm volatile("{ .reg .pred p; elect.sync _|p, 0xffffffff; selp.u32 %0, 1, 0, p; }" : "=r"(r));
  out[lane + 160] = __shfl_down_sync(0xffffffff, r, 16) + __shfl_xor_sync(0xffffffff, r, 1);
  asm("mov.u32 %0, WARP_SZ;" : "=r"(r));
  out[lane + 192] = r;
  asm volatile("bar.warp.sync %0;" ::"r"(mask) : "memory");
}
