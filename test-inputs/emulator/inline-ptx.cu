// Inline PTX of originals, against the same in C++ and against values from PTX's description.
#include <cstdio>

#include <cuda_runtime.h>

__device__ unsigned failures;

#define EXPECT(actual, expected)                                                                   \
  do {                                                                                             \
    auto is = (actual);                                                                            \
    decltype(is) shouldBe = (expected);                                                            \
    if (is != shouldBe && atomicAdd(&failures, 1) < 8)                                             \
      printf("line %d: %llx, expected %llx\n", __LINE__, (unsigned long long)is,                   \
             (unsigned long long)shouldBe);                                                        \
  } while (0)

#define PTX1(text, a)                                                                              \
  ([&] {                                                                                           \
    unsigned result;                                                                               \
    asm(text : "=r"(result) : "r"(a));                                                             \
    return result;                                                                                 \
  }())
#define PTX2(text, a, b)                                                                           \
  ([&] {                                                                                           \
    unsigned result;                                                                               \
    asm volatile(text : "=r"(result) : "r"(a), "r"(b));                                            \
    return result;                                                                                 \
  }())
#define PTX3(text, a, b, c)                                                                        \
  ([&] {                                                                                           \
    unsigned result;                                                                               \
    asm(text : "=r"(result) : "r"(a), "r"(b), "r"(c));                                             \
    return result;                                                                                 \
  }())

__global__ void lanes() {
  unsigned lane = threadIdx.x % warpSize, result;
  asm("mov.u32 %0, %%laneid;" : "=r"(result));
  EXPECT(result, lane);
  if (lane >= 32)
    return;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(result));
  EXPECT(result, (1u << lane) - 1);
  asm("mov.u32 %0, %%lanemask_le;" : "=r"(result));
  EXPECT(result, (1u << lane) - 1 | 1u << lane);
  asm("mov.u32 %0, %%lanemask_eq;" : "=r"(result));
  EXPECT(result, 1u << lane);
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(result));
  EXPECT(result, ~((1u << lane) - 1));
  asm("mov.u32 %0, %%lanemask_gt;" : "=r"(result));
  EXPECT(result, ~((1u << lane) - 1) & ~(1u << lane));
}

__global__ void integers(unsigned a, unsigned b, unsigned c) {
  EXPECT(PTX2("add.u32 %0, %1, %2;", a, b), a + b);
  EXPECT(PTX2("sub.s32 %0, %1, %2;", a, b), a - b);
  EXPECT(PTX2("mul.lo.u32 %0, %1, %2;", a, b), a * b);
  EXPECT(PTX2("mul.hi.u32 %0, %1, %2;", a, b), __umulhi(a, b));
  EXPECT(PTX2("mul.hi.s32 %0, %1, %2;", a, b), unsigned(__mulhi(int(a), int(b))));
  EXPECT(PTX3("mad.lo.s32 %0, %1, %2, %3;", a, b, c), a * b + c);
  EXPECT(PTX2("min.s32 %0, %1, %2;", a, b), unsigned(min(int(a), int(b))));
  EXPECT(PTX2("max.u32 %0, %1, %2;", a, b), max(a, b));
  EXPECT(PTX3("lop3.b32 %0, %1, %2, %3, 0x96;", a, b, c), a ^ b ^ c);
  EXPECT(PTX3("lop3.b32 %0, %1, %2, %3, 0xe8;", a, b, c), (a & b) | (a & c) | (b & c));
  EXPECT(PTX1("not.b32 %0, %1;", a), ~a);
  EXPECT(PTX1("neg.s32 %0, %1;", a), 0u - a);
  EXPECT(PTX1("popc.b32 %0, %1;", a), unsigned(__popc(a)));
  EXPECT(PTX1("clz.b32 %0, %1;", a), unsigned(__clz(a)));
  EXPECT(PTX1("clz.b32 %0, %1;", 0u), 32u);
  EXPECT(PTX1("brev.b32 %0, %1;", a), __brev(a));
  EXPECT(PTX3("sad.u32 %0, %1, %2, %3;", a, b, c), (a > b ? a - b : b - a) + c);
  EXPECT(PTX3("prmt.b32 %0, %1, %2, %3;", a, b, 0x7531u), __byte_perm(a, b, 0x7531));
  EXPECT(PTX3("prmt.b32 %0, %1, %2, %3;", 0x80u, b, 0x8888u), 0xffffffffu);
  unsigned long long wide = (unsigned long long)a << 32 | b, result;
  asm("mad.lo.u64 %0, %1, %2, %3;" : "=l"(result) : "l"(wide), "l"(wide), "l"(3ull));
  EXPECT(result, wide * wide + 3);
  unsigned bits;
  asm("popc.b64 %0, %1;" : "=r"(bits) : "l"(wide));
  EXPECT(bits, unsigned(__popcll(wide)));
  unsigned sum = a;
  asm("add.u32 %0, %0, %1;" : "+r"(sum) : "r"(b));
  EXPECT(sum, a + b);
}

__global__ void edges() {
  EXPECT(PTX2("shl.b32 %0, %1, %2;", 1u, 31u), 0x80000000u);
  EXPECT(PTX2("shl.b32 %0, %1, %2;", 1u, 32u), 0u);
  EXPECT(PTX2("shr.u32 %0, %1, %2;", 0x80000000u, 40u), 0u);
  EXPECT(PTX2("shr.s32 %0, %1, %2;", 0x80000000u, 40u), 0xffffffffu);
  EXPECT(PTX1("bfind.u32 %0, %1;", 0u), 0xffffffffu);
  EXPECT(PTX1("bfind.u32 %0, %1;", 0x00800001u), 23u);
  EXPECT(PTX1("bfind.s32 %0, %1;", 0xfffffff0u), 3u);
  EXPECT(PTX1("bfind.shiftamt.u32 %0, %1;", 0x00800001u), 8u);
  EXPECT(PTX3("bfe.u32 %0, %1, %2, %3;", 0x12345678u, 8u, 8u), 0x56u);
  EXPECT(PTX3("bfe.s32 %0, %1, %2, %3;", 0x1234f678u, 8u, 8u), 0xfffffff6u);
  EXPECT(PTX3("bfe.u32 %0, %1, %2, %3;", 0x12345678u, 0u, 32u), 0x12345678u);
  EXPECT(PTX3("bfe.u32 %0, %1, %2, %3;", 0x12345678u, 40u, 8u), 0u);
  EXPECT(PTX3("bfe.s32 %0, %1, %2, %3;", 0x82345678u, 24u, 16u), 0xffffff82u);
  EXPECT(PTX3("bfe.s32 %0, %1, %2, %3;", 0x82345678u, 4u, 0u), 0u);
  unsigned result;
  asm("bfi.b32 %0, %1, %2, 8, 4;" : "=r"(result) : "r"(0xffu), "r"(0x12345678u));
  EXPECT(result, 0x12345f78u);
  asm("bfi.b32 %0, %1, %2, 40, 4;" : "=r"(result) : "r"(0xffu), "r"(0x12345678u));
  EXPECT(result, 0x12345678u);
  EXPECT(PTX3("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;", 0x01ff0310u, 0x0300ff10u, 5u),
         2u + 255 + 252 + 0 + 5);
  EXPECT(PTX3("vabsdiff4.u32.u32.u32 %0, %1, %2, %3;", 0x01ff0310u, 0x0300ff10u, 0u), 0x02fffc00u);
}

int main() {
  lanes<<<2, 96>>>();
  for (unsigned i = 0; i < 50; ++i)
    integers<<<1, 1>>>(0x9e3779b9u * i, 0x85ebca6bu * (i + 1), 0xc2b2ae35u * (i + 2));
  edges<<<1, 1>>>();
  unsigned count = 0;
  cudaMemcpyFromSymbol(&count, failures, sizeof(count));
  std::printf("%s, %u failures\n", cudaGetErrorString(cudaGetLastError()), count);
  return 0;
}
