// Sums of vectors in memory are as atomic as those of their numbers.
#include <cuda_runtime.h>

__global__ void add(float *sums, const float4 *values) {
  float4 value = values[threadIdx.x];
  asm volatile("red.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
               :: "l"(sums), "f"(value.x), "f"(value.y), "f"(value.z), "f"(value.w));
  asm volatile("red.relaxed.gpu.global.add.v2.f32 [%0 + 8], {%1, %2};" :: "l"(sums), "f"(value.x), "f"(value.y) : "memory");
  float before, next;
  asm volatile("atom.global.add.v2.f32 {%0, %1}, [%2], {%3, %4};" : "=f"(before), "=f"(next) : "l"(sums), "f"(value.z), "f"(value.w));
  sums[8] = before + next;
  // Two others wait for the sum.
  asm volatile("red.release.gpu.global.add.v2.f32 [%0], {%1, %2};" :: "l"(sums), "f"(value.x), "f"(value.y) : "memory"); // DIAG: inline-ptx
}

__global__ void weigh(int *sum, const int *pixels, int weights) {
  int result;
  asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(pixels[0]), "r"(weights), "r"(*sum));
  asm("dp2a.hi.s32.s32 %0, %1, %2, %0;" : "+r"(result) : "r"(pixels[1]), "r"(weights));
  *sum = result;
}
