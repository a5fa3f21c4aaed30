// Loads and copies that a predicate, a template or a number of bytes decides, as kernels of PyTorch
// extensions have them.
#include <cuda_runtime.h>

// What is not loaded keeps its value.
__device__ void loadOrKeep(uint4 &data, const void *from, int guard) {
  asm volatile("{\n"
               "  .reg .pred p;\n"
               "  setp.ne.b32 p, %5, 0;\n"
               "  mov.b32 %0, %6;\n"
               "  mov.b32 %1, %7;\n"
               "  mov.b32 %2, %8;\n"
               "  mov.b32 %3, %9;\n"
               "  @p ld.global.v4.u32 {%0, %1, %2, %3}, [%4];\n"
               "}\n"
               : "=r"(data.x), "=r"(data.y), "=r"(data.z), "=r"(data.w)
               : "l"(from), "r"(guard & 1), "r"(data.x), "r"(data.y), "r"(data.z), "r"(data.w));
}

__device__ uint2 loadOrZero(const uint2 *from, bool inside) {
  uint2 data;
  asm volatile("{ .reg .pred p; setp.ne.b32 p, %3, 0; mov.b32 %0, 0; mov.b32 %1, 0; @p ld.global.cg.v2.u32 {%0, %1}, [%2]; }"
               : "=r"(data.x), "=r"(data.y) : "l"(from), "r"((int)inside));
  return data;
}

template <int bytes> __device__ void copy(unsigned to, const void *from, bool inside) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;\n" :: "r"(to), "l"(from), "n"(bytes));
  asm volatile("{\n"
               "  .reg .pred p;\n"
               "  setp.ne.b32 p, %0, 0;\n"
               "  @p cp.async.cg.shared.global [%1], [%2], %3;\n"
               "}\n"
               :: "r"((int)inside), "r"(to), "l"(from), "n"(bytes));
  int size = inside ? bytes : 0;
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;\n" :: "r"(to), "l"(from), "n"(bytes), "r"(size));
}

__device__ void copyPart(unsigned to, const float4 *from, int size) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" :: "r"(to), "l"(from), "r"(size));
}

__device__ void use(unsigned to, const void *from) {
  copy<8>(to, from, true);
  copy<16>(to, from, true);
}
