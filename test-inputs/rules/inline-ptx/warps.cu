// Lanes: groups of 32 are kept where the code needs them.
__device__ unsigned laneMask() {
  unsigned mask;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
  return mask;
}
__global__ void compact(const int *in, int *out) {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  unsigned ballot = __ballot_sync(0xffffffff, in[threadIdx.x] > 0);
  int rank = __popc(ballot & laneMask());
  if (in[threadIdx.x] > 0)
    out[rank] = lane;
}
__device__ float sum(float x) {
  float y;
  asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(y) : "f"(x));
  return x + y;
}
__device__ int predicated(int x) {
  int y;
  asm volatile("{ .reg .pred p; shfl.sync.up.b32 %0|p, %1, 1, 0, -1; @p add.s32 %0, %0, %1; }"
               : "=r"(y) : "r"(x));
  return y;
}
// A step of a scan over segments, as in CUB.
__device__ unsigned scanStep(unsigned input, unsigned offset, unsigned segment, unsigned mask) {
  unsigned output;
  asm volatile("{"
               "  .reg .u32 r0;"
               "  .reg .pred p;"
               "  shfl.sync.up.b32 r0|p, %1, %2, %3, %5;"
               "  @p add.u32 r0, r0, %4;"
               "  mov.u32 %0, r0;"
               "}"
               : "=r"(output) : "r"(input), "r"(offset), "r"(segment), "r"(input), "r"(mask));
  return output;
}
__device__ float before(float x, int offset) { // before Volta
  asm("{ .reg .f32 r0; .reg .pred p; shfl.down.b32 r0|p, %1, %2, 0x181f; @p add.f32 r0, r0, %1; mov.f32 %0, r0; }"
      : "=f"(x) : "f"(x), "r"(offset));
  return x;
}
__device__ int chosen(int x, int y, int flag) { // all lanes take part in the shuffle
  int r;
  asm("{ .reg .pred p, q; .reg .s32 t; setp.ne.s32 q, %3, 0; shfl.sync.idx.b32 t|p, %1, %2, 0x1f, -1; selp.s32 %0, t, %1, q; }"
      : "=r"(r) : "r"(x), "r"(y), "r"(flag));
  return r;
}
__device__ int range(int x) {
  int inRange;
  asm("{ .reg .pred p; .reg .b32 t; shfl.sync.bfly.b32 t|p, %1, 4, 0x1803, -1; selp.s32 %0, 1, 0, p; }" : "=r"(inRange) : "r"(x));
  return inRange;
}
__global__ void any(const int *in, int *out) {
  unsigned mask;
  asm volatile("activemask.b32 %0;" : "=r"(mask)); // DIAG: inline-ptx
  out[0] = mask;
  asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(out[1]) : "r"(in[0])); // DIAG: inline-ptx
}
