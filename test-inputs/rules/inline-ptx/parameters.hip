// A macro's parameters are part of the PTX: each use calls a function of its own.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

namespace scan {

// What SHFL_OP does with its PTX, for each of its uses.
__device__ inline void SHFL_OP_ptx_f32_up_add(float &result, float a, int b, int c, float d) {
  bool p;
  float r0 = tranship::shfl_up(a, b, c, &p);
  if (p) r0 = r0 + d;
  result = r0;
}
__device__ inline void SHFL_OP_ptx_s32_down_max(int &result, int a, int b, int c, int d) {
  bool p;
  int r0 = tranship::shfl_down(a, b, c, &p);
  if (p) r0 = max(r0, d);
  result = r0;
}
__device__ inline void SHFL_OP_ptx_s32_up_add(int &result, int a, int b, int c, int d) {
  bool p;
  int r0 = tranship::shfl_up(a, b, c, &p);
  if (p) r0 = unsigned(r0) + d;
  result = r0;
}
// As in moderngpu: the direction, the operation and the type are parameters.
#define SHFL_OP(dir, is_up, ptx_type, r, c_type, ptx_op)                                           \
  __device__ inline c_type shfl_##dir##_##ptx_op(c_type x, int offset, int width = 32) {           \
    c_type result = c_type();                                                                      \
    int mask = (32 - width) << 8 | (is_up ? 0 : (width - 1));                                      \
    SHFL_OP_ptx_##ptx_type##_##dir##_##ptx_op(result, x, offset, mask, x);                                     \
    return result;                                                                                 \
  }

SHFL_OP(up, true, s32, r, int, add)
SHFL_OP(down, false, s32, r, int, max)
SHFL_OP(up, true, f32, f, float, add)

#undef SHFL_OP

} // namespace scan

// What LOADS does with its PTX, for each of its uses.
__device__ inline void LOADS_ptx_ca(unsigned int &result0, unsigned int &result1, const unsigned int *a) {
  const uint2 loaded = *(const uint2 *)a;
  result0 = loaded.x;
  result1 = loaded.y;
}
__device__ inline void LOADS_ptx_cs(unsigned int &result0, unsigned int &result1, const unsigned int *a) {
  typedef unsigned vec __attribute__((ext_vector_type(2)));
  const vec loaded = __builtin_nontemporal_load((const vec *)a);
  result0 = loaded.x;
  result1 = loaded.y;
}
// What LOADS does with its PTX, for each of its uses.
__device__ inline void LOADS_ptx2_ca(unsigned int &result, const unsigned int *a) {
  result = *a;
}
__device__ inline void LOADS_ptx2_cs(unsigned int &result, const unsigned int *a) {
  result = __builtin_nontemporal_load(a);
}
// Two statements, with several results.
#define LOADS(cache, pair, one, word)                                                              \
  LOADS_ptx_##cache(pair.x, pair.y, word); \
  LOADS_ptx2_##cache(one, word)

// No word: a function cannot be called by it.
#define LOAD(space, to, from) asm volatile("ld." #space ".u32 %0, [%1];" : "=r"(to) : "l"(from)) // DIAG: inline-ptx

// What ADD does with its PTX, for each of its uses.
__device__ inline void ADD_ptx(int &result, int a, int b) {
  result = unsigned(a) + b;
}
__device__ inline void ADD_ptx(int &result, unsigned int a, int b) {
  result = a + b;
}
// Operands of several types: overloading chooses.
#define ADD(to, x, y) ADD_ptx(to, x, y)

__global__ void use(const unsigned *in, unsigned *out, float *sums) {
  uint2 both;
  LOADS(ca, both, out[0], in);
  LOADS(cs, both, out[1], in + 2);
  LOAD(global.cs, out[2], in);
  LOAD(global, out[3], in);
  int sum;
  ADD(sum, threadIdx.y + 1, 5);
  ADD(sum, sum, 5);
  ADD(sum, sum, sum);
  out[4] = both.x + sum + scan::shfl_up_add(int(both.y), 1) + scan::shfl_down_max(int(both.x), 2);
  sums[threadIdx.x] = scan::shfl_up_add(sums[threadIdx.x], 4);
}

// Macros that make strings, types and constraints of a parameter.
#define TEXT_STRING(x) #x
#define REGISTER_s32 "r"
#define REGISTER_u64 "l"
#define NUMBER_s32 int
#define NUMBER_u64 unsigned long long
// What HIGHEST does with its PTX, for each of its uses.
__device__ inline void HIGHEST_ptx_s32(unsigned int &result, int a) {
  result = 31 - __clz(a ^ a >> 31);
}
__device__ inline void HIGHEST_ptx_u64(unsigned int &result, unsigned long long a) {
  result = 63 - __clzll(a);
}
#define HIGHEST(type)                                                                              \
  __device__ unsigned highest(NUMBER_##type x) {                                                   \
    unsigned at;                                                                                   \
    HIGHEST_ptx_##type(at, x);                    \
    return at;                                                                                     \
  }
HIGHEST(s32)
HIGHEST(u64)
// What STORES does with its PTX, for each of its uses.
__device__ inline void STORES_ptx_s32(int4 *a, int b, int c, int d, int e) {
  *a = make_int4(b, c, d, e);
}
__device__ inline void STORES_ptx_u32(uint4 *a, unsigned int b, unsigned int c, unsigned int d, unsigned int e) {
  *a = make_uint4(b, c, d, e);
}
// Vectors, as CUB's own stores have them.
#define STORES(T, bits)                                                                             \
  __device__ void store(T *to, T value) {                                                           \
    STORES_ptx_##bits(to, value.x, value.y, value.z, value.w);                                         \
  }
STORES(uint4, u32)
STORES(int4, s32)
__global__ void storeBoth(uint4 *a, int4 *b) {
  store(a, a[1]);
  store(b, b[1]);
}
