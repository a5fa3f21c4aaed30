// Statements of several PTX instructions in originals: registers, predicates, jumps, memory, lanes.
#include <cstdio>

#include <cuda_runtime.h>

__device__ unsigned failures;

#define EXPECT(actual, expected)                                                                   \
  do {                                                                                             \
    auto is = (actual);                                                                            \
    decltype(is) shouldBe = (expected);                                                            \
    if (is != shouldBe && atomicAdd(&failures, 1) < 8)                                             \
      printf("line %d: %g, expected %g\n", __LINE__, double(is), double(shouldBe));                \
  } while (0)

// As CUB, moderngpu and others write it.
__device__ int scanStep(int input, int offset, int firstLane) {
  int output;
  asm volatile("{"
               "  .reg .s32 r0;"
               "  .reg .pred p;"
               "  shfl.sync.up.b32 r0|p, %1, %2, %3, 0xffffffff;"
               "  @p add.s32 r0, r0, %4;"
               "  mov.s32 %0, r0;"
               "}"
               : "=r"(output)
               : "r"(input), "r"(offset), "r"(firstLane), "r"(input));
  return output;
}

__global__ void lanes() {
  int lane = threadIdx.x % 32, sum = lane + 1;
  for (int offset = 1; offset < 32; offset *= 2)
    sum = scanStep(sum, offset, 0);
  EXPECT(sum, (lane + 1) * (lane + 2) / 2);
  int sumOf8 = 1;
  for (int offset = 1; offset < 8; offset *= 2)
    sumOf8 = scanStep(sumOf8, offset, 24 << 8);
  EXPECT(sumOf8, lane % 8 + 1);

  unsigned result, predicate;
  asm("{ .reg .pred p, q;\n"
      "  setp.lt.s32 p, %1, 5;\n"
      "  vote.sync.ballot.b32 %0, p, 0xffffffff;\n"
      "}"
      : "=r"(result)
      : "r"(lane));
  EXPECT(result, 31u);
  asm("{ .reg .pred p; match.all.sync.b32 %0|p, %2, 0xffffffff; selp.u32 %1, 1, 0, p; }"
      : "=r"(result), "=r"(predicate)
      : "r"(lane / 32));
  EXPECT(result, 0xffffffffu);
  EXPECT(predicate, 1u);
  asm volatile("redux.sync.max.s32 %0, %1, 0xffffffff;" : "=r"(result) : "r"(lane * 3 - 100));
  EXPECT(int(result), -7);
  asm("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=r"(result) : "r"(lane));
  EXPECT(int(result), lane ^ 1);
}

struct alignas(16) Four {
  int a, b, c, d;
};

__global__ void memory(const Four *in, Four *out, unsigned long long *sum, float *real) {
  __shared__ int words[96];
  unsigned place = unsigned(__cvta_generic_to_shared(&words[threadIdx.x]));
  Four x;
  asm volatile("ld.global.nc.L1::no_allocate.v4.s32 {%0, %1, %2, %3}, [%4 + 16];"
               : "=r"(x.a), "=r"(x.b), "=r"(x.c), "=r"(x.d)
               : "l"(in + threadIdx.x - 1));
  asm volatile("st.shared.u32 [%0], %1;" ::"r"(place), "r"(x.b) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  EXPECT(words[threadIdx.x], x.b);
  if (threadIdx.x > 0) {
    int before;
    asm volatile("ld.shared.s32 %0, [%1 + -4];" : "=r"(before) : "r"(place));
    EXPECT(before, in[threadIdx.x - 1].b);
  }
  unsigned long long address;
  asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvta.shared.u64 %0, t; }"
      : "=l"(address)
      : "l"(words));
  EXPECT(address == (unsigned long long)words, true);
  int isShared;
  asm("{ .reg .pred p; isspacep.shared p, %1; selp.s32 %0, 1, 0, p; }" : "=r"(isShared) : "l"(words));
  EXPECT(isShared, 1);
  __syncthreads();
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;\n"
               "cp.async.commit_group;\n"
               "cp.async.wait_group 0;" ::"r"(place),
               "l"(&in[threadIdx.x].d), "r"(threadIdx.x % 2 ? 4 : 0)
               : "memory");
  EXPECT(words[threadIdx.x], threadIdx.x % 2 ? x.d : 0);
  asm volatile("st.global.cs.v4.s32 [%0], {%1, %2, %3, %4};" ::"l"(out + threadIdx.x), "r"(x.d),
               "r"(x.c), "r"(x.b), "r"(x.a)
               : "memory");
  unsigned long long old;
  asm volatile("atom.global.add.u64 %0, [%1], %2;" : "=l"(old) : "l"(sum), "l"(1ull << 32) : "memory");
  EXPECT((old & 0xffffffff) == 0, true);
  asm volatile("red.relaxed.gpu.global.add.f32 [%0], %1;" ::"l"(real), "f"(0.5f) : "memory");
}

// Each of these is inlined, and the flag passes from one to the next.
__device__ __forceinline__ unsigned addFirst(unsigned a, unsigned b) {
  unsigned r;
  asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ __forceinline__ unsigned addNext(unsigned a, unsigned b) {
  unsigned r;
  asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}

__global__ void numbers(unsigned a, float x, double y, unsigned short h) {
  EXPECT(addFirst(~0u, a), a - 1);
  EXPECT(addNext(~0u, 0), 0u);
  EXPECT(addNext(4, 5), 10u);
  EXPECT(addNext(4, 5), 9u);
  // A loop.
  unsigned steps;
  asm("{\n"
      "  .reg .u32 n;\n"
      "  .reg .pred isDone;\n"
      "  mov.u32 n, %1;\n"
      "  mov.u32 %0, 0;\n"
      "again:\n"
      "  setp.eq.u32 isDone, n, 0; // no bits are left\n"
      "  @isDone bra end;\n"
      "  add.u32 %0, %0, 1;\n"
      "  shr.u32 n, n, 1;\n"
      "  bra again;\n"
      "end:\n"
      "}"
      : "=r"(steps)
      : "r"(a));
  EXPECT(steps, 3u);
  float r;
  asm("{ .reg .f32 t; mul.rz.f32 t, %1, 0f3eaaaaab; fma.rn.f32 %0, t, 0f40400000, 1.0; }"
      : "=f"(r)
      : "f"(x));
  EXPECT(r, 4.0f);
  asm("add.sat.f32 %0, %0, %1;" : "+f"(r) : "f"(x));
  EXPECT(r, 1.0f);
  double d;
  asm("{ .reg .b32 lo, hi; mov.b64 {lo, hi}, %1; xor.b32 hi, hi, 0x80000000; mov.b64 %0, {lo, hi}; }"
      : "=d"(d)
      : "d"(y));
  EXPECT(d, -y);
  unsigned short half;
  asm("{ .reg .b16 one; mov.b16 one, 0x3c00; add.f16 %0, %1, one; }" : "=h"(half) : "h"(h));
  EXPECT(half, (unsigned short)0x4200); // 2 + 1
  // The smallest normal bfloat16, squared, is 0.
  asm("{ .reg .b16 t; mov.b16 t, 0x0080; mul.bf16 %0, t, t; }" : "=h"(half));
  EXPECT(half, (unsigned short)0);
  long long wide;
  asm("cvt.rzi.s64.f32 %0, 0f7fc00000;" : "=l"(wide));
  EXPECT(wide, (long long)(1ull << 63));
  int whole;
  asm("cvt.rmi.s32.f32 %0, %1;" : "=r"(whole) : "f"(-x - 0.25f));
  EXPECT(whole, -4);
  asm("{ .reg .pred p, q; setp.gt.and.f32 p|q, %1, 0f00000000, !q; setp.le.f32 q, %1, 9.5;\n"
      "  @!q bra skip; mov.s32 %0, 7; skip: }"
      : "=r"(whole)
      : "f"(x));
  EXPECT(whole, 7);
  unsigned size, block;
  asm("mov.u32 %0, %%ntid.x; mov.u32 %1, %%ctaid.x;" : "=r"(size), "=r"(block));
  EXPECT(size, 1u);
  EXPECT(block, 0u);
}

// Nothing calls it, so it does no harm that it is not known.
__device__ void unknown() { asm volatile("tcgen05.fence::before_thread_sync;"); }

int main() {
  lanes<<<3, 32>>>(); // a mask of 32 bits names all lanes that there are
  Four *in, *out;
  unsigned long long *sum;
  float *real;
  cudaMallocManaged(&in, 96 * sizeof(Four));
  cudaMallocManaged(&out, 96 * sizeof(Four));
  cudaMallocManaged(&sum, sizeof(*sum));
  cudaMallocManaged(&real, sizeof(*real));
  *sum = 0;
  *real = 0;
  for (int i = 0; i < 96; ++i)
    in[i] = {i, i * i, -i, 1000 - i};
  memory<<<1, 96>>>(in, out, sum, real);
  numbers<<<1, 1>>>(6, 3.0f, 2.5, 0x4000);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int i = 0; i < 96; ++i)
    wrong += out[i].a != in[i].d || out[i].b != in[i].c || out[i].c != in[i].b || out[i].d != in[i].a;
  unsigned count = 0;
  cudaMemcpyFromSymbol(&count, failures, sizeof(count));
  std::printf("%s, %d wrong, %llu, %g, %u failures\n", cudaGetErrorString(cudaGetLastError()), wrong,
              *sum >> 32, *real, count);
  return 0;
}
