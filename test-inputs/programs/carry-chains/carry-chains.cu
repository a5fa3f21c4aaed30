// Numbers of several words by PTX's carry flag, which goes from one asm statement to the next: through
// wrappers, in macros, in loops and recursive templates, out of a function and into another.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int limbs = 8;

__device__ __forceinline__ uint32_t add_cc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t addc_cc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t addc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("addc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t sub_cc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("sub.cc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t subc_cc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("subc.cc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t subc(uint32_t x, uint32_t y) {
  uint32_t result;
  asm volatile("subc.u32 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}
__device__ __forceinline__ uint32_t mad_lo_cc(uint32_t x, uint32_t y, uint32_t z) {
  uint32_t result;
  asm volatile("mad.lo.cc.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}
__device__ __forceinline__ uint32_t madc_lo_cc(uint32_t x, uint32_t y, uint32_t z) {
  uint32_t result;
  asm volatile("madc.lo.cc.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}
__device__ __forceinline__ uint32_t madc_hi_cc(uint32_t x, uint32_t y, uint32_t z) {
  uint32_t result;
  asm volatile("madc.hi.cc.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

struct Number {
  uint32_t limb[limbs];
};

// The carry of the last limb stays for the caller.
__device__ void add(Number &r, const Number &a, const Number &b) {
  r.limb[0] = add_cc(a.limb[0], b.limb[0]);
  for (int i = 1; i < limbs; ++i)
    r.limb[i] = addc_cc(a.limb[i], b.limb[i]);
}
__device__ uint32_t subtract(Number &r, const Number &a, const Number &b) {
  r.limb[0] = sub_cc(a.limb[0], b.limb[0]);
  for (int i = 1; i < limbs; ++i)
    r.limb[i] = subc_cc(a.limb[i], b.limb[i]);
  return subc(0, 0); // all bits, if something was borrowed
}

// One limb after the other, by recursion.
template <int i> __device__ void addLimbs(uint32_t *r, const uint32_t *a, const uint32_t *b) {
  if constexpr (i == 0)
    r[0] = add_cc(a[0], b[0]);
  else {
    addLimbs<i - 1>(r, a, b);
    r[i] = addc_cc(a[i], b[i]);
  }
}

// Products of even and odd limbs, each in a chain of its own.
__device__ void multiply(uint32_t *even, uint32_t *odd, const Number &a, uint32_t b) {
  even[0] = mad_lo_cc(a.limb[0], b, even[0]);
  even[1] = madc_hi_cc(a.limb[0], b, even[1]);
  for (int i = 2; i < limbs; i += 2) {
    even[i] = madc_lo_cc(a.limb[i], b, even[i]);
    even[i + 1] = madc_hi_cc(a.limb[i], b, even[i + 1]);
  }
  even[limbs] = addc(even[limbs], 0);
  odd[0] = mad_lo_cc(a.limb[1], b, odd[0]);
  odd[1] = madc_hi_cc(a.limb[1], b, odd[1]);
  for (int i = 2; i < limbs; i += 2) {
    odd[i] = madc_lo_cc(a.limb[i + 1], b, odd[i]);
    odd[i + 1] = madc_hi_cc(a.limb[i + 1], b, odd[i + 1]);
  }
  odd[limbs] = addc(odd[limbs], 0);
}

#define UADDO(c, a, b) asm volatile("add.cc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b) : "memory");
#define UADDC(c, a, b) asm volatile("addc.cc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b) : "memory");
#define UADD(c, a, b) asm volatile("addc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b));
#define USUBO(c, a, b) asm volatile("sub.cc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b) : "memory");
#define USUB(c, a, b) asm volatile("subc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b));

__device__ void inDoubleWords(uint64_t *r, const uint64_t *a, const uint64_t *b) {
  UADDO(r[0], a[0], b[0]);
  UADDC(r[1], a[1], b[1]);
  UADDC(r[2], a[2], b[2]);
  UADD(r[3], a[3], b[3]);
  USUBO(r[0], r[0], a[3]);
  USUB(r[1], r[1], 0ull);
}

// A comparison sets the carry, and others use it: twice, and under a condition.
__device__ uint32_t byComparison(uint32_t a, uint32_t b, int wanted) {
  uint32_t count = 10, other = 20;
  asm volatile("{ .reg .u32 t; add.cc.u32 t, %0, %1; }" ::"r"(a), "r"(b));
  asm volatile("addc.u32 %0, %0, 0;" : "+r"(count));
  asm volatile("{ .reg .pred p; setp.ne.s32 p, %1, 0; @p addc.u32 %0, %0, 100; }"
               : "+r"(other)
               : "r"(wanted));
  return count * 1000 + other;
}

struct Results {
  Number sum, byLimbs, difference;
  uint32_t carry, borrow, compared, even[limbs + 2], odd[limbs + 2];
  uint64_t doubles[limbs / 2];
};

__global__ void calculate(Results *out, const Number *a, const Number *b, int count) {
  int i = (blockIdx.x * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  Results r = {};
  add(r.sum, a[i], b[i]);
  r.carry = addc(0, 0); // what the function left
  r.borrow = subtract(r.difference, a[i], b[i]);
  addLimbs<limbs - 1>(r.byLimbs.limb, a[i].limb, b[i].limb);
  for (int j = 0; j < limbs; ++j)
    multiply(r.even, r.odd, a[i], b[i].limb[j]);
  uint64_t x[limbs / 2], y[limbs / 2];
  for (int j = 0; j < limbs / 2; ++j) {
    x[j] = a[i].limb[2 * j] | uint64_t(a[i].limb[2 * j + 1]) << 32;
    y[j] = b[i].limb[2 * j] | uint64_t(b[i].limb[2 * j + 1]) << 32;
  }
  inDoubleWords(r.doubles, x, y);
  r.compared = byComparison(a[i].limb[0], b[i].limb[0], i % 3);
  out[i] = r;
}

using Wide = unsigned __int128;

/// The sum of the products of every other limb, from the first one on.
void expectProducts(uint32_t *sum, const Number &a, const Number &b, int first) {
  for (int j = 0; j < limbs; ++j) {
    uint32_t carry = 0;
    for (int i = 0; i < limbs; i += 2) {
      uint64_t low = sum[i] | uint64_t(sum[i + 1]) << 32;
      Wide whole = Wide(a.limb[i + first]) * b.limb[j] + low + carry;
      sum[i] = uint32_t(whole);
      sum[i + 1] = uint32_t(whole >> 32);
      carry = uint32_t(whole >> 64);
    }
    sum[limbs] += carry;
  }
}

Results expect(const Number &a, const Number &b, int index) {
  Results r = {};
  uint64_t carry = 0, borrow = 0;
  for (int i = 0; i < limbs; ++i) {
    carry += uint64_t(a.limb[i]) + b.limb[i];
    r.sum.limb[i] = r.byLimbs.limb[i] = uint32_t(carry);
    carry >>= 32;
    uint64_t difference = uint64_t(a.limb[i]) - b.limb[i] - borrow;
    r.difference.limb[i] = uint32_t(difference);
    borrow = difference >> 63;
  }
  r.carry = uint32_t(carry);
  r.borrow = 0u - uint32_t(borrow);
  expectProducts(r.even, a, b, 0);
  expectProducts(r.odd, a, b, 1);
  for (int i = 0; i < limbs / 2; ++i)
    r.doubles[i] = r.sum.limb[2 * i] | uint64_t(r.sum.limb[2 * i + 1]) << 32;
  uint64_t last = a.limb[limbs - 2] | uint64_t(a.limb[limbs - 1]) << 32;
  r.doubles[1] -= r.doubles[0] < last;
  r.doubles[0] -= last;
  uint32_t over = uint64_t(a.limb[0]) + b.limb[0] >> 32;
  r.compared = (10 + over) * 1000 + (index % 3 ? 120 + over : 20);
  return r;
}

template <class T> bool isSame(const T &a, const T &b) {
  const auto *x = reinterpret_cast<const unsigned char *>(&a);
  const auto *y = reinterpret_cast<const unsigned char *>(&b);
  bool same = true;
  for (size_t i = 0; i < sizeof(T); ++i)
    same &= x[i] == y[i];
  return same;
}

int main() {
  constexpr int count = 192;
  static Number a[count], b[count];
  static Results results[count];
  uint32_t state = 12345;
  for (int i = 0; i < count; ++i)
    for (int j = 0; j < limbs; ++j)
      for (Number *n : {&a[i], &b[i]}) {
        state = state * 1664525u + 1013904223u;
        uint32_t kind = state >> 28; // many limbs without a zero or without a one
        n->limb[j] = kind < 4 ? 0xffffffffu : kind < 7 ? 0 : state ^ state >> 13;
      }
  Number *da, *db;
  Results *out;
  CHECK(cudaMalloc(&da, sizeof(a)));
  CHECK(cudaMalloc(&db, sizeof(b)));
  CHECK(cudaMalloc(&out, sizeof(results)));
  CHECK(cudaMemcpy(da, a, sizeof(a), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(db, b, sizeof(b), cudaMemcpyHostToDevice));
  calculate<<<2, dim3(48, 2)>>>(out, da, db, count);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(results, out, sizeof(results), cudaMemcpyDeviceToHost));
  int wrong = 0, carries = 0, borrows = 0;
  uint32_t mixed = 0;
  for (int i = 0; i < count; ++i) {
    Results expected = expect(a[i], b[i], i);
    wrong += !isSame(results[i].sum, expected.sum) || !isSame(results[i].byLimbs, expected.byLimbs) ||
             !isSame(results[i].difference, expected.difference) ||
             !isSame(results[i].even, expected.even) || !isSame(results[i].odd, expected.odd) ||
             !isSame(results[i].doubles, expected.doubles) || results[i].carry != expected.carry ||
             results[i].borrow != expected.borrow || results[i].compared != expected.compared;
    carries += results[i].carry;
    borrows += results[i].borrow != 0;
    for (uint32_t word : results[i].odd)
      mixed = mixed * 31 + word;
  }
  std::printf("%d carries, %d borrows, products %08x\n", carries, borrows, mixed);
  std::printf("%d of %d are wrong\n", wrong, count);
  CHECK(cudaFree(da));
  CHECK(cudaFree(db));
  CHECK(cudaFree(out));
  return wrong != 0;
}
