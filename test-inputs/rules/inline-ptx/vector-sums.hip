// Sums of vectors in memory are as atomic as those of their numbers.
#include <hip/hip_runtime.h>

__global__ void add(float *sums, const float4 *values) {
  float4 value = values[threadIdx.x];
  atomicAdd(sums, value.x);
  atomicAdd((float *)((char *)sums + 4), value.y);
  atomicAdd((float *)((char *)sums + 8), value.z);
  atomicAdd((float *)((char *)sums + 12), value.w);
  atomicAdd((float *)((char *)sums + 8), value.x);
  atomicAdd((float *)((char *)sums + 12), value.y);
  float before, next;
  before = atomicAdd(sums, value.z);
  next = atomicAdd((float *)((char *)sums + 4), value.w);
  sums[8] = before + next;
  // Two others wait for the sum.
  asm volatile("red.release.gpu.global.add.v2.f32 [%0], {%1, %2};" :: "l"(sums), "f"(value.x), "f"(value.y) : "memory"); // DIAG: inline-ptx
}

__global__ void weigh(int *sum, const int *pixels, int weights) {
  int result;
  result = unsigned(*sum) + unsigned(short(pixels[0]) * (signed char)(weights)) + unsigned((pixels[0] >> 16) * (signed char)(weights >> 8));
  result = unsigned(result) + unsigned(short(pixels[1]) * (signed char)(weights >> 16)) + unsigned((pixels[1] >> 16) * (signed char)(weights >> 24));
  *sum = result;
}
