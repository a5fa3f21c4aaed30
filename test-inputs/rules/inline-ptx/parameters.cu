// A macro's parameters are part of the PTX: each use calls a function of its own.
#include <cuda_runtime.h>

namespace scan {

// As in moderngpu: the direction, the operation and the type are parameters.
#define SHFL_OP(dir, is_up, ptx_type, r, c_type, ptx_op)                                           \
  __device__ inline c_type shfl_##dir##_##ptx_op(c_type x, int offset, int width = 32) {           \
    c_type result = c_type();                                                                      \
    int mask = (32 - width) << 8 | (is_up ? 0 : (width - 1));                                      \
    asm(                                                                                           \
      "{.reg ."#ptx_type" r0;"                                                                     \
      ".reg .pred p;"                                                                              \
      "shfl."#dir".b32 r0|p, %1, %2, %3;"                                                          \
      "@p "#ptx_op"."#ptx_type" r0, r0, %4;"                                                       \
      "mov."#ptx_type" %0, r0; }"                                                                  \
      : "="#r(result) : #r(x), "r"(offset), "r"(mask), #r(x));                                     \
    return result;                                                                                 \
  }

SHFL_OP(up, true, s32, r, int, add)
SHFL_OP(down, false, s32, r, int, max)
SHFL_OP(up, true, f32, f, float, add)

#undef SHFL_OP

} // namespace scan

// Two statements, with several results.
#define LOADS(cache, pair, one, word)                                                              \
  asm volatile("ld.global." #cache ".v2.u32 {%0, %1}, [%2];" : "=r"(pair.x), "=r"(pair.y) : "l"(word)); \
  asm volatile("ld.global." #cache ".u32 %0, [%1];\n" : "=r"(one) : "l"(word))

// No word: a function cannot be called by it.
#define LOAD(space, to, from) asm volatile("ld." #space ".u32 %0, [%1];" : "=r"(to) : "l"(from)) // DIAG: inline-ptx

// Operands of several types: overloading chooses.
#define ADD(to, x, y) asm("add.s32 %0, %1, %2;" : "=r"(to) : "r"(x), "r"(y))

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
#define HIGHEST(type)                                                                              \
  __device__ unsigned highest(NUMBER_##type x) {                                                   \
    unsigned at;                                                                                   \
    asm("bfind." TEXT_STRING(type) " %0, %1;" : "=r"(at) : REGISTER_##type(x));                    \
    return at;                                                                                     \
  }
HIGHEST(s32)
HIGHEST(u64)
// Vectors, as CUB's own stores have them.
#define STORES(T, bits)                                                                             \
  __device__ void store(T *to, T value) {                                                           \
    asm volatile("st.global.v4." #bits " [%0], {%1, %2, %3, %4};" ::"l"(to), "r"(value.x),          \
                 "r"(value.y), "r"(value.z), "r"(value.w));                                         \
  }
STORES(uint4, u32)
STORES(int4, s32)
__global__ void storeBoth(uint4 *a, int4 *b) {
  store(a, a[1]);
  store(b, b[1]);
}
