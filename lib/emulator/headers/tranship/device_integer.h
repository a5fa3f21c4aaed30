// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integers and bits, and SIMD within a word.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#ifdef TRANSHIP_GPU

__device__ inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
__device__ inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
__device__ inline int __ffs(int x) { return __builtin_ffs(x); }
__device__ inline int __ffsll(long long x) { return __builtin_ffsll(x); }
// HIP's results have other types.
#ifdef __HIP__
typedef unsigned TranshipBitCount;
typedef int TranshipProduct24;
#else
typedef int TranshipBitCount;
typedef unsigned TranshipProduct24;
#endif
__device__ inline TranshipBitCount __popc(unsigned x) { return __builtin_popcount(x); }
__device__ inline TranshipBitCount __popcll(unsigned long long x) {
  return __builtin_popcountll(x);
}
__device__ inline unsigned short __nv_bswap16(unsigned short x) { return __builtin_bswap16(x); }
__device__ inline unsigned __nv_bswap32(unsigned x) { return __builtin_bswap32(x); }
__device__ inline unsigned long long __nv_bswap64(unsigned long long x) {
  return __builtin_bswap64(x);
}
__device__ inline unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
__device__ inline unsigned long long __brevll(unsigned long long x) {
  return __builtin_bitreverse64(x);
}
#ifdef __HIP__
__device__ inline int __ffs(unsigned x) { return __builtin_ffs(int(x)); }
__device__ inline int __ffsll(unsigned long long x) { return __builtin_ffsll((long long)x); }
#endif

/// Returns the position of the n-th set bit from `base` on (downwards for a negative n), or -1.
__device__ inline unsigned __fns(unsigned mask, unsigned base, int offset) {
  if (offset == 0)
    return mask >> base & 1 ? base : ~0u;
  int step = offset < 0 ? -1 : 1, left = offset < 0 ? -offset : offset;
  for (int i = int(base); i >= 0 && i < 32; i += step)
    if (mask >> i & 1 && --left == 0)
      return unsigned(i);
  return ~0u;
}
__device__ inline unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  unsigned long long bytes = (unsigned long long)y << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    unsigned choice = selector >> 4 * i;
    result |= (unsigned(bytes >> 8 * (choice & 7)) & 0xff) << 8 * i;
  }
  return result;
}
__device__ inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift) {
  return unsigned(((unsigned long long)high << 32 | low) << (shift & 31) >> 32);
}
__device__ inline unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift) {
  return unsigned(((unsigned __int128)high << 32 | low) << (shift < 32 ? shift : 32) >> 32);
}
__device__ inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift) {
  return unsigned(((unsigned long long)high << 32 | low) >> (shift & 31));
}
__device__ inline unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift) {
  return unsigned(((unsigned long long)high << 32 | low) >> (shift < 32 ? shift : 32));
}
__device__ inline int __mul24(int a, int b) { return (a << 8 >> 8) * (b << 8 >> 8); }
__device__ inline TranshipProduct24 __umul24(unsigned a, unsigned b) {
  return (a & 0xffffff) * (b & 0xffffff);
}
__device__ inline int __mulhi(int a, int b) { return int((long long)a * b >> 32); }
__device__ inline unsigned __umulhi(unsigned a, unsigned b) {
  return unsigned((unsigned long long)a * b >> 32);
}
__device__ inline long long __mul64hi(long long a, long long b) {
  return (long long)((__int128)a * b >> 64);
}
__device__ inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return (unsigned long long)((unsigned __int128)a * b >> 64);
}
__device__ inline int __hadd(int a, int b) { return int(((long long)a + b) >> 1); }
__device__ inline int __rhadd(int a, int b) { return int(((long long)a + b + 1) >> 1); }
__device__ inline unsigned __uhadd(unsigned a, unsigned b) {
  return unsigned(((unsigned long long)a + b) >> 1);
}
__device__ inline unsigned __urhadd(unsigned a, unsigned b) {
  return unsigned(((unsigned long long)a + b + 1) >> 1);
}
__device__ inline unsigned __sad(int a, int b, unsigned sum) {
  return sum + (a > b ? unsigned(a) - unsigned(b) : unsigned(b) - unsigned(a));
}
__device__ inline unsigned __usad(unsigned a, unsigned b, unsigned sum) {
  return sum + (a > b ? a - b : b - a);
}
/// Returns the i-th part of a word, parts being this many bits wide, extended as the type says.
template <class T> __device__ inline long long transhipPart(T word, int i, int bits) {
  long long part = (long long)(word >> i * bits) & ((1ll << bits) - 1);
  return std::is_signed<T>::value && part >> (bits - 1) ? part - (1ll << bits) : part;
}
template <class A, class B, class C> __device__ inline C __dp4a(A a, B b, C c) {
  for (int i = 0; i < 4; ++i)
    c += C(transhipPart(a, i, 8) * transhipPart(b, i, 8));
  return c;
}
template <class A, class B, class C> __device__ inline C __dp2a_lo(A a, B b, C c) {
  for (int i = 0; i < 2; ++i)
    c += C(transhipPart(a, i, 16) * transhipPart(b, i, 8));
  return c;
}
template <class A, class B, class C> __device__ inline C __dp2a_hi(A a, B b, C c) {
  for (int i = 0; i < 2; ++i)
    c += C(transhipPart(a, i, 16) * transhipPart(b, i + 2, 8));
  return c;
}

#ifdef __HIP__
/// Returns `sum`, limited to the type's numbers if it saturates.
template <class T> __device__ inline T transhipDotSum(long long sum, bool saturates) {
  constexpr long long high = std::is_signed<T>::value ? 0x7fffffff : 0xffffffff;
  constexpr long long low = std::is_signed<T>::value ? -high - 1 : 0;
  return T(!saturates ? sum : sum < low ? low : sum > high ? high : sum);
}
#define TRANSHIP_MIXED_DOT(V, T, sum)                                                              \
  __device__ inline T amd_mixed_dot(V a, V b, T c, bool saturates) {                               \
    return transhipDotSum<T>(c + (sum), saturates);                                                \
  }
#define TRANSHIP_DOT2 (long long)a.x * b.x + (long long)a.y * b.y
#define TRANSHIP_DOT4 TRANSHIP_DOT2 + (long long)a.z * b.z + (long long)a.w * b.w
TRANSHIP_MIXED_DOT(short2, int, TRANSHIP_DOT2)
TRANSHIP_MIXED_DOT(ushort2, unsigned, TRANSHIP_DOT2)
TRANSHIP_MIXED_DOT(char4, int, TRANSHIP_DOT4)
TRANSHIP_MIXED_DOT(uchar4, unsigned, TRANSHIP_DOT4)
#undef TRANSHIP_DOT4
#undef TRANSHIP_DOT2
#undef TRANSHIP_MIXED_DOT
/// Multiplies eight lanes of four bits.
#define TRANSHIP_MIXED_DOT8(T)                                                                     \
  __device__ inline T amd_mixed_dot(T a, T b, T c, bool saturates) {                               \
    long long sum = c;                                                                             \
    for (int lane = 0; lane < 8; ++lane)                                                           \
      sum += (long long)(T(unsigned(a) << (28 - 4 * lane)) >> 28) *                                \
             (T(unsigned(b) << (28 - 4 * lane)) >> 28);                                            \
    return transhipDotSum<T>(sum, saturates);                                                      \
  }
TRANSHIP_MIXED_DOT8(int)
TRANSHIP_MIXED_DOT8(unsigned)
#undef TRANSHIP_MIXED_DOT8
#endif

// __v<operation><lanes>: two lanes of 16 bits or four of 8. `a` and `b` are the lanes, `low` and
// `high` the limits of their type, `all` is the lane with all bits set.
#define TRANSHIP_LANES(name, count, T, expression)                                                 \
  __device__ inline unsigned __v##name##count(unsigned x, unsigned y) {                            \
    unsigned result = 0;                                                                           \
    constexpr int bits = 32 / count;                                                               \
    constexpr long long all = (1ll << bits) - 1;                                                   \
    constexpr long long low = std::is_signed<T>::value ? -(1ll << (bits - 1)) : 0;                 \
    constexpr long long high = std::is_signed<T>::value ? (1ll << (bits - 1)) - 1 : all;           \
    for (int i = 0; i < count; ++i) {                                                              \
      long long a = transhipPart((T)x, i, bits), b = transhipPart((T)y, i, bits);                  \
      (void)b, (void)low, (void)high;                                                              \
      result |= unsigned((expression)&all) << i * bits;                                            \
    }                                                                                              \
    return result;                                                                                 \
  }
#define TRANSHIP_V2(name, T, expression)                                                           \
  TRANSHIP_LANES(name, 2, T, expression)                                                           \
  TRANSHIP_LANES(name, 4, T, expression)
#define TRANSHIP_CLAMP(value) ((value) < low ? low : (value) > high ? high : (value))
TRANSHIP_V2(add, unsigned, a + b)
TRANSHIP_V2(addss, int, TRANSHIP_CLAMP(a + b))
TRANSHIP_V2(addus, unsigned, TRANSHIP_CLAMP(a + b))
TRANSHIP_V2(sub, unsigned, a - b)
TRANSHIP_V2(subss, int, TRANSHIP_CLAMP(a - b))
TRANSHIP_V2(subus, unsigned, TRANSHIP_CLAMP(a - b))
TRANSHIP_V2(absdiffs, int, a > b ? a - b : b - a)
TRANSHIP_V2(absdiffu, unsigned, a > b ? a - b : b - a)
TRANSHIP_V2(avgs, int, (a + b + (a + b >= 0)) >> 1)
TRANSHIP_V2(avgu, unsigned, (a + b + 1) >> 1)
TRANSHIP_V2(haddu, unsigned, (a + b) >> 1)
TRANSHIP_V2(maxs, int, a > b ? a : b)
TRANSHIP_V2(maxu, unsigned, a > b ? a : b)
TRANSHIP_V2(mins, int, a < b ? a : b)
TRANSHIP_V2(minu, unsigned, a < b ? a : b)
#define TRANSHIP_COMPARE(name, T, relation)                                                        \
  TRANSHIP_V2(cmp##name, T, a relation b ? all : 0)                                                \
  TRANSHIP_V2(set##name, T, a relation b ? 1 : 0)
TRANSHIP_COMPARE(eq, unsigned, ==)
TRANSHIP_COMPARE(ne, unsigned, !=)
TRANSHIP_COMPARE(ges, int, >=)
TRANSHIP_COMPARE(geu, unsigned, >=)
TRANSHIP_COMPARE(gts, int, >)
TRANSHIP_COMPARE(gtu, unsigned, >)
TRANSHIP_COMPARE(les, int, <=)
TRANSHIP_COMPARE(leu, unsigned, <=)
TRANSHIP_COMPARE(lts, int, <)
TRANSHIP_COMPARE(ltu, unsigned, <)
#undef TRANSHIP_COMPARE
#define TRANSHIP_V1(name, T, expression)                                                           \
  TRANSHIP_V2(name##Lanes, T, expression)                                                          \
  __device__ inline unsigned __v##name##2(unsigned x) { return __v##name##Lanes2(x, 0); }          \
  __device__ inline unsigned __v##name##4(unsigned x) { return __v##name##Lanes4(x, 0); }
TRANSHIP_V1(abs, int, a < 0 ? -a : a)
TRANSHIP_V1(absss, int, TRANSHIP_CLAMP(a < 0 ? -a : a))
TRANSHIP_V1(neg, int, -a)
TRANSHIP_V1(negss, int, TRANSHIP_CLAMP(-a))
#undef TRANSHIP_V1
#undef TRANSHIP_V2
#undef TRANSHIP_LANES
#undef TRANSHIP_CLAMP
/// The sum of the differences of all lanes.
#define TRANSHIP_SAD(name, count, T)                                                               \
  __device__ inline unsigned __v##name##count(unsigned x, unsigned y) {                            \
    long long sum = 0;                                                                             \
    for (int i = 0; i < count; ++i) {                                                              \
      long long d = transhipPart((T)x, i, 32 / count) - transhipPart((T)y, i, 32 / count);         \
      sum += d < 0 ? -d : d;                                                                       \
    }                                                                                              \
    return unsigned(sum);                                                                          \
  }
TRANSHIP_SAD(sads, 2, int)
TRANSHIP_SAD(sads, 4, int)
TRANSHIP_SAD(sadu, 2, unsigned)
TRANSHIP_SAD(sadu, 4, unsigned)
#undef TRANSHIP_SAD

#pragma clang force_cuda_host_device begin
#define TRANSHIP_THREE(T, suffix)                                                                  \
  inline T __vimax##suffix(T a, T b) { return a > b ? a : b; }                                     \
  inline T __vimin##suffix(T a, T b) { return a < b ? a : b; }                                     \
  inline T __vimax3##suffix(T a, T b, T c) { return __vimax##suffix(__vimax##suffix(a, b), c); }   \
  inline T __vimin3##suffix(T a, T b, T c) { return __vimin##suffix(__vimin##suffix(a, b), c); }   \
  inline T __viaddmax##suffix(T a, T b, T c) { return __vimax##suffix(T(a + b), c); }              \
  inline T __viaddmin##suffix(T a, T b, T c) { return __vimin##suffix(T(a + b), c); }
TRANSHIP_THREE(int, _s32)
TRANSHIP_THREE(unsigned, _u32)
#undef TRANSHIP_THREE

// Results below zero become zero (`relu`).
inline int transhipAboveZero(int value) { return value > 0 ? value : 0; }
inline int __vimax_s32_relu(int a, int b) { return transhipAboveZero(__vimax_s32(a, b)); }
inline int __vimin_s32_relu(int a, int b) { return transhipAboveZero(__vimin_s32(a, b)); }
inline int __vimax3_s32_relu(int a, int b, int c) {
  return transhipAboveZero(__vimax3_s32(a, b, c));
}
inline int __vimin3_s32_relu(int a, int b, int c) {
  return transhipAboveZero(__vimin3_s32(a, b, c));
}
inline int __viaddmax_s32_relu(int a, int b, int c) {
  return transhipAboveZero(__viaddmax_s32(a, b, c));
}
inline int __viaddmin_s32_relu(int a, int b, int c) {
  return transhipAboveZero(__viaddmin_s32(a, b, c));
}

template <class T> constexpr T transhipMax(T a, T b) { return a > b ? a : b; }
template <class T> constexpr T transhipMin(T a, T b) { return a < b ? a : b; }

// Two halfwords: `a`, `b` and `c` are those of the operands, as type T.
#define TRANSHIP_HALFWORDS(T, expression)                                                          \
  unsigned result = 0;                                                                             \
  for (int shift = 0; shift < 32; shift += 16) {                                                   \
    T a = (T)(x >> shift), b = (T)(y >> shift), c = (T)(z >> shift);                               \
    (void)c;                                                                                       \
    result |= (unsigned(expression) & 0xffffu) << shift;                                           \
  }                                                                                                \
  return result;
#define TRANSHIP_HALFWORD_FUNCTION(name, T, expression)                                            \
  inline unsigned name(unsigned x, unsigned y, unsigned z) { TRANSHIP_HALFWORDS(T, expression) }
#define TRANSHIP_HALFWORD_FUNCTIONS(T, suffix)                                                     \
  TRANSHIP_HALFWORD_FUNCTION(__vimax3##suffix, T, transhipMax(transhipMax(a, b), c))               \
  TRANSHIP_HALFWORD_FUNCTION(__vimin3##suffix, T, transhipMin(transhipMin(a, b), c))               \
  TRANSHIP_HALFWORD_FUNCTION(__viaddmax##suffix, T, transhipMax((T)(a + b), c))                    \
  TRANSHIP_HALFWORD_FUNCTION(__viaddmin##suffix, T, transhipMin((T)(a + b), c))                    \
  inline unsigned __vibmax##suffix(unsigned x, unsigned y, bool *high, bool *low) {                \
    *high = (T)(x >> 16) >= (T)(y >> 16), *low = (T)x >= (T)y;                                     \
    unsigned z = 0;                                                                                \
    TRANSHIP_HALFWORDS(T, transhipMax(a, b))                                                       \
  }                                                                                                \
  inline unsigned __vibmin##suffix(unsigned x, unsigned y, bool *high, bool *low) {                \
    *high = (T)(x >> 16) <= (T)(y >> 16), *low = (T)x <= (T)y;                                     \
    unsigned z = 0;                                                                                \
    TRANSHIP_HALFWORDS(T, transhipMin(a, b))                                                       \
  }
TRANSHIP_HALFWORD_FUNCTIONS(short, _s16x2)
TRANSHIP_HALFWORD_FUNCTIONS(unsigned short, _u16x2)
TRANSHIP_HALFWORD_FUNCTION(__vimax3_s16x2_relu, short,
                           transhipAboveZero(transhipMax(transhipMax(a, b), c)))
TRANSHIP_HALFWORD_FUNCTION(__vimin3_s16x2_relu, short,
                           transhipAboveZero(transhipMin(transhipMin(a, b), c)))
TRANSHIP_HALFWORD_FUNCTION(__viaddmax_s16x2_relu, short,
                           transhipAboveZero(transhipMax(short(a + b), c)))
TRANSHIP_HALFWORD_FUNCTION(__viaddmin_s16x2_relu, short,
                           transhipAboveZero(transhipMin(short(a + b), c)))
inline unsigned __vimax_s16x2_relu(unsigned x, unsigned y) { return __vimax3_s16x2_relu(x, y, x); }
inline unsigned __vimin_s16x2_relu(unsigned x, unsigned y) { return __vimin3_s16x2_relu(x, y, x); }
#undef TRANSHIP_HALFWORD_FUNCTIONS
#undef TRANSHIP_HALFWORD_FUNCTION
#undef TRANSHIP_HALFWORDS

#ifdef __HIP__
// Instructions of AMD GPUs that translations use. Those that approximate are exact here.
inline float __builtin_amdgcn_rcpf(float x) { return 1 / x; }
inline float __builtin_amdgcn_sqrtf(float x) { return __builtin_sqrtf(x); }
inline float __builtin_amdgcn_rsqf(float x) { return 1 / __builtin_sqrtf(x); }
inline float __builtin_amdgcn_exp2f(float x) { return __builtin_exp2f(x); }
inline float __builtin_amdgcn_logf(float x) { return __builtin_log2f(x); }
inline unsigned __builtin_amdgcn_sad_u8(unsigned a, unsigned b, unsigned sum) {
  for (int shift = 0; shift < 32; shift += 8) {
    int difference = int(a >> shift & 0xff) - int(b >> shift & 0xff);
    sum += unsigned(difference < 0 ? -difference : difference);
  }
  return sum;
}
#endif

inline int __vibmax_s32(int a, int b, bool *isFirst) { return (*isFirst = a >= b) ? a : b; }
inline int __vibmin_s32(int a, int b, bool *isFirst) { return (*isFirst = a <= b) ? a : b; }
inline unsigned __vibmax_u32(unsigned a, unsigned b, bool *isFirst) {
  return (*isFirst = a >= b) ? a : b;
}
inline unsigned __vibmin_u32(unsigned a, unsigned b, bool *isFirst) {
  return (*isFirst = a <= b) ? a : b;
}
#pragma clang force_cuda_host_device end

#endif
