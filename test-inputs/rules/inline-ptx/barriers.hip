// Statements without instructions, which only keep the compiler from moving their operands.
#include <hip/hip_runtime.h>

__device__ void keep(float &f, double d, int i, long long l, short h) {
  asm volatile("" : "+v"(f));
  asm volatile("" : "+v"(d), "+v"(i) : "v"(l), "v"(h) : "memory");
  asm volatile("" : "=v"(i) : "0"(i), "n"(4));
  __asm__ __volatile__("" ::: "memory");
  /* a copy of a value to itself */
}
void onHost(int i) { asm volatile("" : "+r"(i)); }
