// SPDX-License-Identifier: 0BSD

//- helper: host-min-max
//- includes: math.h
//- cuda: cuda_runtime.h
// CUDA's min and max in code for the host. HIP's headers have those of two ints only there, unless their macro
// asks for more.
#if !__HIP_DEFINE_EXTENDED_HOST_MIN_MAX__
#define TRANSHIP_MIN_MAX(Result, First, Second)                                                     \
  __host__ inline Result(min)(First a, Second b) {                                                  \
    return static_cast<Result>(b) < static_cast<Result>(a) ? b : a;                                 \
  }                                                                                                 \
  __host__ inline Result(max)(First a, Second b) {                                                  \
    return static_cast<Result>(a) < static_cast<Result>(b) ? b : a;                                 \
  }
TRANSHIP_MIN_MAX(unsigned int, unsigned int, unsigned int)
TRANSHIP_MIN_MAX(long, long, long)
TRANSHIP_MIN_MAX(unsigned long, unsigned long, unsigned long)
TRANSHIP_MIN_MAX(long long, long long, long long)
TRANSHIP_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
#if !__HIP_DEFINE_MIXED_HOST_MIN_MAX__
TRANSHIP_MIN_MAX(unsigned int, int, unsigned int)
TRANSHIP_MIN_MAX(unsigned int, unsigned int, int)
TRANSHIP_MIN_MAX(unsigned long, long, unsigned long)
TRANSHIP_MIN_MAX(unsigned long, unsigned long, long)
TRANSHIP_MIN_MAX(unsigned long long, long long, unsigned long long)
TRANSHIP_MIN_MAX(unsigned long long, unsigned long long, long long)
#endif
#undef TRANSHIP_MIN_MAX
// Of a number and NaN, the number.
__host__ inline float(min)(float a, float b) { return fminf(a, b); }
__host__ inline double(min)(double a, double b) { return fmin(a, b); }
__host__ inline double(min)(float a, double b) { return fmin(double(a), b); }
__host__ inline double(min)(double a, float b) { return fmin(a, double(b)); }
__host__ inline float(max)(float a, float b) { return fmaxf(a, b); }
__host__ inline double(max)(double a, double b) { return fmax(a, b); }
__host__ inline double(max)(float a, double b) { return fmax(double(a), b); }
__host__ inline double(max)(double a, float b) { return fmax(a, double(b)); }
#endif
