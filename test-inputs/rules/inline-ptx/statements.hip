// Several instructions, registers and predicates; where statements stand.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ unsigned long long several(unsigned lo, unsigned hi, unsigned long long x, unsigned n) {
  unsigned long long r;
  unsigned a, b;
  r = (unsigned long long)hi << 32 | lo;
  a = unsigned(x);
  b = unsigned(x >> 32);
  {
    unsigned x_ = unsigned(x);
    unsigned y = unsigned(x >> 32);
    x_ = __byte_perm(x_, 0, 0x0123);
    y = __byte_perm(y, 0, 0x0123);
    r = (unsigned long long)x_ << 32 | y;
  }
  r = (unsigned long long)__funnelshift_l(hi, lo, n) << 32 | __funnelshift_l(lo, hi, n);
  r = r ^ (x + 1);
  r = r ^ x;
  a = lo + hi;
  a = a + lo;
  {
    unsigned value = lo;
    value = value + 1;
    a = value * value;
  } // lo stays as it is
  return r + a + b;
}

__device__ void carries(unsigned *d, unsigned a0, unsigned a1, unsigned a2, unsigned b0, unsigned b1,
                        unsigned b2) {
  {
    unsigned carry;
    d[0] = __builtin_addc(a0, b0, 0, &carry);
    d[1] = __builtin_addc(a1, b1, carry, &carry);
    d[2] = a2 + b2 + carry;
  }
  {
    unsigned borrow;
    d[0] = __builtin_subc(a0, b0, 0, &borrow);
    d[1] = a1 - b1 - borrow;
  }
  {
    unsigned carry;
    d[0] = __builtin_addc(a0 * b0, d[0], 0, &carry);
    d[1] = __umulhi(a0, b0) + d[1] + carry;
  }
  d[0] = tranship::add_cc_u32(d[0], a0);
  d[1] = tranship::addc_u32(d[1], 0u);
}

__device__ int predicates(int *to, int x, int flag, float f) {
  int r = 0;
  if (flag != 0) *to = x;
  r = x < flag ? x : flag;
  {
    bool p = f > 1.0f;
    if (p) r = 1;
    if (!p) r = x;
  }
  if (x > 0)
    {
      const unsigned long long word = (unsigned long long)to;
      x = unsigned(word);
      flag = unsigned(word >> 32);
    }
  else
    {
      unsigned t = unsigned(x) + 1;
      r = t * t;
    }
  if (r != 0) {
    r = unsigned(r) + 1;
  }
  return r;
}

// An output that may overlap with an input is kept apart: in PTX they are registers of their own.
__device__ void overlaps(unsigned &a, unsigned &b, unsigned x) {
  {
    unsigned result = x + 1;
    result = result + x;
    x = result;
  }
  {
    unsigned result = x + 1;
    result = result + b;
    a = result;
  }
}

#define ROTATE(r, x, n) do { const unsigned ptx_value = x; r = __funnelshift_l(ptx_value, ptx_value, n); } while (0)
#define SPLIT(lo, hi, x) do { const unsigned long long ptx_word = x; lo = unsigned(ptx_word); hi = unsigned(ptx_word >> 32); } while (0)
#define TWICE(r, x) do { const unsigned ptx_value = x; unsigned ptx_t = (ptx_value) + (ptx_value); r = ptx_t * ptx_t; } while (0)
// What ADD does with its PTX, for each of its uses.
__device__ inline void ADD_ptx(int &result, int a, int b) {
  result = unsigned(a) + b;
}
__device__ inline void ADD_ptx(unsigned int &result, unsigned int a, unsigned int b) {
  result = a + b;
}
#define ADD(r, x, y) ADD_ptx(r, x, y)
__device__ unsigned macros(unsigned x, unsigned long long y, int i, float *f) {
  unsigned r, s;
  ROTATE(r, x + 1, 7);
  SPLIT(r, s, y ^ 5);
  TWICE(r, x);
  ADD(r, x, s);
  ADD(i, i, i);
  return r + s;
}
