// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic that CUDA adds to C's <math.h>: functions for both sides first, then the intrinsics of
// device code.
#pragma once
#pragma GCC system_header

#include "core.h"

// Lists of names keep this file short: L(decl) calls decl(name) for each.
#define TRANSHIP_D1(f) double f(double) noexcept;
#define TRANSHIP_D2(f) double f(double, double) noexcept;
#define TRANSHIP_D3(f) double f(double, double, double) noexcept;
#define TRANSHIP_D4(f) double f(double, double, double, double) noexcept;
#define TRANSHIP_F1(name) float name##f(float) noexcept;
#define TRANSHIP_F2(name) float name##f(float, float) noexcept;
#define TRANSHIP_F3(name) float name##f(float, float, float) noexcept;
#define TRANSHIP_F4(name) float name##f(float, float, float, float) noexcept;
#define TRANSHIP_O1(f) float f(float) noexcept;
#define TRANSHIP_O2(f) float f(float, float) noexcept;
#define TRANSHIP_O3(f) float f(float, float, float) noexcept;
#define TRANSHIP_O4(f) float f(float, float, float, float) noexcept;
#define TRANSHIP_MATH1(L)                                                                          \
  L(rsqrt)                                                                                         \
  L(rcbrt)                                                                                         \
  L(sinpi)                                                                                         \
  L(cospi) L(normcdf) L(normcdfinv) L(erfinv) L(erfcinv) L(erfcx) L(cyl_bessel_i0)                 \
      L(cyl_bessel_i1)
#define TRANSHIP_MATH2(L) L(rhypot)
#define TRANSHIP_MATH3(L) L(norm3d) L(rnorm3d)
#define TRANSHIP_MATH4(L) L(norm4d) L(rnorm4d)
// C has these for double and, under another name, for float; CUDA overloads the first name.
#define TRANSHIP_C1(L) L(exp10) L(j0) L(j1) L(y0) L(y1)

#pragma clang force_cuda_host_device begin
extern "C" {
TRANSHIP_MATH1(TRANSHIP_D1)
TRANSHIP_MATH1(TRANSHIP_F1)
TRANSHIP_MATH2(TRANSHIP_D2)
TRANSHIP_MATH2(TRANSHIP_F2)
TRANSHIP_MATH3(TRANSHIP_D3)
TRANSHIP_MATH3(TRANSHIP_F3)
TRANSHIP_MATH4(TRANSHIP_D4)
TRANSHIP_MATH4(TRANSHIP_F4)
double norm(int dim, const double *) noexcept;
float normf(int dim, const float *) noexcept;
double rnorm(int dim, const double *) noexcept;
float rnormf(int dim, const float *) noexcept;
void sincospi(double, double *, double *) noexcept;
void sincospif(float, float *, float *) noexcept;
}
TRANSHIP_MATH1(TRANSHIP_O1)
TRANSHIP_MATH2(TRANSHIP_O2)
TRANSHIP_MATH3(TRANSHIP_O3)
TRANSHIP_MATH4(TRANSHIP_O4)
TRANSHIP_C1(TRANSHIP_O1)
float norm(int dim, const float *) noexcept;
float rnorm(int dim, const float *) noexcept;
float jn(int, float) noexcept;
float yn(int, float) noexcept;
void sincos(float, float *, float *) noexcept;
void sincospi(float, float *, float *) noexcept;

#include "min_max.h"
#pragma clang force_cuda_host_device end

// Intrinsics are device-only, because programs define host versions with the same names.
#define TRANSHIP_I(R, name, arguments) __device__ R name arguments;
#define TRANSHIP_ROUNDED(R, name, ...)                                                             \
  TRANSHIP_I(R, name##_rn, (__VA_ARGS__))                                                          \
  TRANSHIP_I(R, name##_rz, (__VA_ARGS__))                                                          \
  TRANSHIP_I(R, name##_ru, (__VA_ARGS__))                                                          \
  TRANSHIP_I(R, name##_rd, (__VA_ARGS__))

// Fast and rounded floating point. The C library also declares most of the fast functions.
#define TRANSHIP_FAST(name) float name(float) noexcept;
#pragma clang force_cuda_host_device begin
extern "C" {
TRANSHIP_FAST(__sinf)
TRANSHIP_FAST(__cos2pif)
TRANSHIP_FAST(__sin2pif)
TRANSHIP_FAST(__cosf)
TRANSHIP_FAST(__tanf)
TRANSHIP_FAST(__tanhf)
TRANSHIP_FAST(__expf)
TRANSHIP_FAST(__exp10f)
TRANSHIP_FAST(__logf)
TRANSHIP_FAST(__log2f)
TRANSHIP_FAST(__log10f)
float __powf(float, float) noexcept;
void __sincosf(float, float *, float *) noexcept;
void __sincos2pif(float, float *, float *) noexcept;
}
#pragma clang force_cuda_host_device end
__device__ float __saturatef(float);
__device__ float saturate(float);
__device__ float __frsqrt_rn(float);
__device__ float __fdividef(float, float);
__device__ float fdividef(float, float);
__device__ double fdivide(double, double);
__device__ float fdivide(float, float);
TRANSHIP_ROUNDED(float, __fadd, float, float)
TRANSHIP_ROUNDED(float, __fsub, float, float)
TRANSHIP_ROUNDED(float, __fmul, float, float)
TRANSHIP_ROUNDED(float, __fdiv, float, float)
TRANSHIP_ROUNDED(float, __fmaf, float, float, float)
TRANSHIP_ROUNDED(float, __fmaf_ieee, float, float, float)
TRANSHIP_ROUNDED(float, __frcp, float)
TRANSHIP_ROUNDED(float, __fsqrt, float)
TRANSHIP_ROUNDED(double, __dadd, double, double)
TRANSHIP_ROUNDED(double, __dsub, double, double)
TRANSHIP_ROUNDED(double, __dmul, double, double)
TRANSHIP_ROUNDED(double, __ddiv, double, double)
TRANSHIP_ROUNDED(double, __fma, double, double, double)
TRANSHIP_ROUNDED(double, __drcp, double)
TRANSHIP_ROUNDED(double, __dsqrt, double)

// Conversions and casts.
TRANSHIP_ROUNDED(int, __float2int, float)
TRANSHIP_ROUNDED(unsigned, __float2uint, float)
TRANSHIP_ROUNDED(long long, __float2ll, float)
TRANSHIP_ROUNDED(unsigned long long, __float2ull, float)
TRANSHIP_ROUNDED(int, __double2int, double)
TRANSHIP_ROUNDED(unsigned, __double2uint, double)
TRANSHIP_ROUNDED(long long, __double2ll, double)
TRANSHIP_ROUNDED(unsigned long long, __double2ull, double)
TRANSHIP_ROUNDED(float, __double2float, double)
TRANSHIP_ROUNDED(float, __int2float, int)
TRANSHIP_ROUNDED(float, __uint2float, unsigned)
TRANSHIP_ROUNDED(float, __ll2float, long long)
TRANSHIP_ROUNDED(float, __ull2float, unsigned long long)
TRANSHIP_ROUNDED(double, __ll2double, long long)
TRANSHIP_ROUNDED(double, __ull2double, unsigned long long)
__device__ double __int2double_rn(int);
__device__ double __uint2double_rn(unsigned);
__device__ int __double2hiint(double);
__device__ int __double2loint(double);
__device__ double __hiloint2double(int, int);
__device__ int __float_as_int(float);
__device__ unsigned __float_as_uint(float);
__device__ float __int_as_float(int);
__device__ float __uint_as_float(unsigned);
__device__ long long __double_as_longlong(double);
__device__ double __longlong_as_double(long long);
#define TRANSHIP_CONVERSION(R, name, A) __device__ R name(A);
TRANSHIP_CONVERSION(int, float2int, float)
TRANSHIP_CONVERSION(unsigned, float2uint, float)
TRANSHIP_CONVERSION(float, int2float, int)
TRANSHIP_CONVERSION(float, uint2float, unsigned)
#undef TRANSHIP_CONVERSION

// Integers and bits.
__device__ int __clz(int);
__device__ int __clzll(long long);
__device__ int __ffs(int);
__device__ int __ffsll(long long);
__device__ int __popc(unsigned);
__device__ int __popcll(unsigned long long);
#define TRANSHIP_PAIRS(mode)                                                                       \
  __device__ float2 __fadd2_##mode(float2, float2);                                                \
  __device__ float2 __fmul2_##mode(float2, float2);                                                \
  __device__ float2 __ffma2_##mode(float2, float2, float2);
TRANSHIP_PAIRS(rn)
TRANSHIP_PAIRS(rz)
TRANSHIP_PAIRS(ru)
TRANSHIP_PAIRS(rd)
#undef TRANSHIP_PAIRS
__device__ float fma(float, float, float, cudaRoundMode);
__device__ double fma(double, double, double, cudaRoundMode);
__host__ __device__ unsigned short __nv_bswap16(unsigned short);
__host__ __device__ unsigned __nv_bswap32(unsigned);
__host__ __device__ unsigned long long __nv_bswap64(unsigned long long);
__device__ unsigned __brev(unsigned);
__device__ unsigned long long __brevll(unsigned long long);
__device__ unsigned __fns(unsigned, unsigned, int);
__device__ unsigned __byte_perm(unsigned, unsigned, unsigned);
__device__ unsigned __funnelshift_l(unsigned, unsigned, unsigned);
__device__ unsigned __funnelshift_lc(unsigned, unsigned, unsigned);
__device__ unsigned __funnelshift_r(unsigned, unsigned, unsigned);
__device__ unsigned __funnelshift_rc(unsigned, unsigned, unsigned);
__device__ int __mul24(int, int);
__device__ unsigned __umul24(unsigned, unsigned);
__device__ int mul24(int, int);
__device__ unsigned umul24(unsigned, unsigned);
__device__ int __mulhi(int, int);
__device__ unsigned __umulhi(unsigned, unsigned);
__device__ int mulhi(int, int);
__device__ unsigned mulhi(unsigned, unsigned);
__device__ long long __mul64hi(long long, long long);
__device__ unsigned long long __umul64hi(unsigned long long, unsigned long long);
__device__ int __hadd(int, int);
__device__ int __rhadd(int, int);
__device__ unsigned __uhadd(unsigned, unsigned);
__device__ unsigned __urhadd(unsigned, unsigned);
__device__ unsigned __sad(int, int, unsigned);
__device__ unsigned __usad(unsigned, unsigned, unsigned);
template <class A, class B, class C> __device__ C __dp2a_lo(A, B, C);
template <class A, class B, class C> __device__ C __dp2a_hi(A, B, C);
template <class A, class C> __device__ C __dp4a(A, A, C);

// SIMD within a word: __v<operation><lanes>.
#define TRANSHIP_V1(name)                                                                          \
  __device__ unsigned __v##name##2(unsigned);                                                      \
  __device__ unsigned __v##name##4(unsigned);
#define TRANSHIP_V2(name)                                                                          \
  __device__ unsigned __v##name##2(unsigned, unsigned);                                            \
  __device__ unsigned __v##name##4(unsigned, unsigned);
#define TRANSHIP_V_COMPARE(prefix)                                                                 \
  TRANSHIP_V2(prefix##eq)                                                                          \
  TRANSHIP_V2(prefix##ne)                                                                          \
  TRANSHIP_V2(prefix##ges)                                                                         \
  TRANSHIP_V2(prefix##geu)                                                                         \
  TRANSHIP_V2(prefix##gts)                                                                         \
  TRANSHIP_V2(prefix##gtu)                                                                         \
  TRANSHIP_V2(prefix##les)                                                                         \
  TRANSHIP_V2(prefix##leu)                                                                         \
  TRANSHIP_V2(prefix##lts)                                                                         \
  TRANSHIP_V2(prefix##ltu)
TRANSHIP_V1(abs)
TRANSHIP_V1(absss)
TRANSHIP_V1(neg)
TRANSHIP_V1(negss)
TRANSHIP_V2(absdiffs)
TRANSHIP_V2(absdiffu)
TRANSHIP_V2(add)
TRANSHIP_V2(addss)
TRANSHIP_V2(addus)
TRANSHIP_V2(sub)
TRANSHIP_V2(subss)
TRANSHIP_V2(subus)
TRANSHIP_V2(avgs)
TRANSHIP_V2(avgu)
TRANSHIP_V2(haddu)
TRANSHIP_V2(maxs)
TRANSHIP_V2(maxu)
TRANSHIP_V2(mins)
TRANSHIP_V2(minu)
TRANSHIP_V2(sads)
TRANSHIP_V2(sadu)
TRANSHIP_V_COMPARE(cmp)
TRANSHIP_V_COMPARE(set)
#undef TRANSHIP_V_COMPARE
#undef TRANSHIP_V2
#undef TRANSHIP_V1

#pragma clang force_cuda_host_device begin
#define TRANSHIP_VI(T, suffix)                                                                     \
  T __vimax##suffix(T, T);                                                                         \
  T __vimin##suffix(T, T);                                                                         \
  T __vimax3##suffix(T, T, T);                                                                     \
  T __vimin3##suffix(T, T, T);                                                                     \
  T __viaddmax##suffix(T, T, T);                                                                   \
  T __viaddmin##suffix(T, T, T);
TRANSHIP_VI(int, _s32)
TRANSHIP_VI(int, _s32_relu)
TRANSHIP_VI(unsigned, _u32)
TRANSHIP_VI(unsigned, _s16x2)
TRANSHIP_VI(unsigned, _s16x2_relu)
TRANSHIP_VI(unsigned, _u16x2)
#undef TRANSHIP_VI
int __vibmax_s32(int, int, bool *);
int __vibmin_s32(int, int, bool *);
unsigned __vibmax_u32(unsigned, unsigned, bool *);
unsigned __vibmin_u32(unsigned, unsigned, bool *);
unsigned __vibmax_s16x2(unsigned, unsigned, bool *, bool *);
unsigned __vibmin_s16x2(unsigned, unsigned, bool *, bool *);
unsigned __vibmax_u16x2(unsigned, unsigned, bool *, bool *);
unsigned __vibmin_u16x2(unsigned, unsigned, bool *, bool *);
#pragma clang force_cuda_host_device end

// The functions of the C++ library are host-only.
__device__ long abs(long);
__device__ long long abs(long long);

#undef TRANSHIP_D1
#undef TRANSHIP_D2
#undef TRANSHIP_D3
#undef TRANSHIP_D4
#undef TRANSHIP_F1
#undef TRANSHIP_F2
#undef TRANSHIP_F3
#undef TRANSHIP_F4
#undef TRANSHIP_O1
#undef TRANSHIP_O2
#undef TRANSHIP_O3
#undef TRANSHIP_O4
#undef TRANSHIP_MATH1
#undef TRANSHIP_MATH2
#undef TRANSHIP_MATH3
#undef TRANSHIP_MATH4
#undef TRANSHIP_C1
#undef TRANSHIP_MIN_MAX
#undef TRANSHIP_MIN_MAX_MIXED
#undef TRANSHIP_INTEGER_MIN_MAX
#undef TRANSHIP_I
#undef TRANSHIP_ROUNDED
