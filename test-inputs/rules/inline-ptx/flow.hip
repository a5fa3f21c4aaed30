// Jumps become `if` and loops.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
__device__ unsigned skipped(unsigned x, unsigned y) {
  unsigned r;
  r = x;
  if (x != y) {
    r = r + y;
  }
  return r;
}
__device__ unsigned chosen(unsigned x, unsigned y) {
  unsigned r;
  if (int(x) < int(y)) {
    r = x + y;
  } else {
    r = x - y;
  }
  return r;
}
__device__ unsigned divisor(unsigned x, unsigned y) {
  unsigned r;
  {
    unsigned t;
    unsigned a = x;
    unsigned b = y;
    while (b != 0) {
      t = a % b;
      a = b;
      b = t;
    }
    r = a;
  }
  return r;
}
__device__ void await(unsigned *flag) {
  while (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) {
  }
}
__device__ unsigned counted(const unsigned *from, unsigned *to) { // inputs are read once
  unsigned r;
  {
    const unsigned value = *from;
    r = 0u;
    do {
      r = r + value;
      *to = r;
    } while (r < 9u);
  }
  return r;
}
__global__ void ended(unsigned *f, unsigned n) {
  if (n > 3)
    {
      if (f[2] >= 5u) {
        return;
      }
    }
  f[3] = 1;
}
#define UNTIL(x) do { const auto ptx_value = x; while (*(const volatile unsigned *)(ptx_value) < 4u) { } } while (0)
__device__ void macro(unsigned *flag) { UNTIL(flag); }
__device__ unsigned crossing(unsigned x) { // into a loop
  asm("{ .reg .pred p; setp.eq.u32 p, %0, 3; @p bra MIDDLE; L: add.u32 %0, %0, 1; MIDDLE: shl.b32 %0, %0, 1; setp.lt.u32 p, %0, 99; @p bra L; }" : "+r"(x)); // DIAG: inline-ptx
  return x;
}
__device__ unsigned short narrowed(float x) { // with the header that it needs
  unsigned short h;
  h = __half_as_ushort(__float2half_rn(x));
  return h;
}
