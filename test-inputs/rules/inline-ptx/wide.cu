// Accesses of more than 128 bits, words of 128 bits, and vectors with an order.
#include <cstdint>
__device__ void wide(const void *from, void *to) {
  uint32_t v[8];
  uint64_t l[4];
  float f[8];
  asm volatile("ld.global.nc.L1::no_allocate.L2::256B.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
               : "=f"(f[0]), "=f"(f[1]), "=f"(f[2]), "=f"(f[3]), "=f"(f[4]), "=f"(f[5]), "=f"(f[6]), "=f"(f[7]) : "l"(from));
  asm volatile("ld.global.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8 + 32];"
               : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]), "=r"(v[4]), "=r"(v[5]), "=r"(v[6]), "=r"(v[7]) : "l"(from));
  asm volatile("ld.global.v4.b64 {%0, %1, %2, %3}, [%4];" : "=l"(l[0]), "=l"(l[1]), "=l"(l[2]), "=l"(l[3]) : "l"(from));
  asm volatile("st.global.L2::evict_last.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};" ::"l"(to), "r"(v[0]), "r"(v[1]), "r"(v[2]),
               "r"(v[3]), "r"(v[4]), "r"(v[5]), "r"(v[6]), "r"(v[7]));
  asm volatile("st.global.cs.v4.b64 [%0], {%1, %2, %3, %4};" ::"l"(to), "l"(l[0]), "l"(l[1]), "l"(l[2]), "l"(l[3]));
  asm volatile("st.global.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};" ::"l"(to), "f"(f[0]), "f"(f[1]), "f"(f[2]), "f"(f[3]),
               "f"(f[4]), "f"(f[5]), "f"(f[6]), "f"(f[7]));
}
__device__ void words(uint32_t shared, unsigned __int128 *p, uint64_t &low, uint64_t &high) {
  unsigned __int128 word;
  asm volatile("ld.global.b128 %0, [%1];" : "=q"(word) : "l"(p));
  asm volatile("st.shared.b128 [%0], %1;" ::"r"(shared), "q"(word));
  asm volatile("{ .reg .b128 xy; ld.shared.b128 xy, [%2]; mov.b128 {%0, %1}, xy; }" : "=l"(low), "=l"(high) : "r"(shared));
  asm volatile("{ .reg .b128 xy; mov.b128 xy, {%1, %2}; st.global.b128 [%0], xy; }" ::"l"(p), "l"(low), "l"(high));
}
__device__ void ordered(uint4 *flags, uint32_t *count, uint4 &x) {
  asm volatile("ld.acquire.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(x.x), "=r"(x.y), "=r"(x.z), "=r"(x.w) : "l"(flags));
  asm volatile("st.release.gpu.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(flags), "r"(x.x), "r"(x.y), "r"(x.z), "r"(x.w));
  asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], 7;" : "=r"(x.x) : "l"(count));
  asm volatile("fence.acquire.sys;" ::: "memory");
}
__device__ void narrow(uint32_t shared, void *to, uint16_t number, uint64_t word) {
  asm volatile("st.shared.b8 [%0], %1;" ::"r"(shared), "h"(number));
  asm volatile("st.global.b16 [%0], %1;" ::"l"(to), "l"(word));
  asm volatile("st.global.b8 [%0 + 2], 7;" ::"l"(to));
}
__device__ uint32_t sums(void *to, uint32_t a, uint32_t b) {
  uint32_t old;
  asm volatile("red.relaxed.gpu.global.add.noftz.v2.f16x2 [%0], {%1, %2};" ::"l"(to), "r"(a), "r"(b));
  asm volatile("red.shared.add.noftz.f16 [%0], %1;" ::"r"(b), "h"((unsigned short)a));
  asm volatile("atom.global.add.noftz.bf16x2 %0, [%1 + 8], %2;" : "=r"(old) : "l"(to), "r"(a));
  return old;
}
