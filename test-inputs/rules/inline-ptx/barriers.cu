// Statements without instructions, which only keep the compiler from moving their operands.
#include <cuda_runtime.h>

__device__ void keep(float &f, double d, int i, long long l, short h) {
  asm volatile("" : "+f"(f));
  asm volatile("" : "+d"(d), "+r"(i) : "l"(l), "h"(h) : "memory");
  asm volatile("" : "=r"(i) : "0"(i), "n"(4));
  __asm__ __volatile__("" ::: "memory");
  asm volatile("mov.u32 %0, %1;" : "=r"(i) : "r"(i));
}
void onHost(int i) { asm volatile("" : "+r"(i)); }
