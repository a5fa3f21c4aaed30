// Branches that nvcc with GCC and HIP's Clang take differently.
#include <cuda_runtime.h>

#ifdef __clang__ // DIAG: meaning
#define STEPS 4
#define ON_CLANG 1
#else
#define STEPS 8
#endif
#if __GNUC__ > 5 // DIAG: meaning
typedef double real;
#else
typedef float real;
#endif
#if ON_CLANG // DIAG: meaning
enum { width = 16 };
#else
enum { width = 32 };
#endif
#if defined(_MSC_VER) // DIAG: meaning
constexpr int unroll = 1;
#elif defined(__clang__)
constexpr int unroll = 2;
#elif defined(__GNUC__)
constexpr int unroll = 4;
#endif
__global__ void k(real *out, real in) {
#ifndef __clang__ // DIAG: meaning
  out[0] = in + STEPS;
#else
  out[0] = in - STEPS;
#endif
  out[1] = width * unroll;
}

// Near misses: attributes, flags, the same in other words, and branches that both take.
#ifdef __clang__
#define NOINLINE __attribute__((noinline))
#pragma clang diagnostic ignored "-Wunused"
#else
#define NOINLINE __noinline__
#endif
#if __GNUC__ >= 7
#define HAS_FALLTHROUGH 1
#else
#define HAS_FALLTHROUGH 0
#endif
#if defined(__GNUC__) && __GNUC__ >= 5
inline bool add(int a, int b, int *sum) { return __builtin_add_overflow(a, b, sum); }
#else
inline bool add(int a, int b, int *sum) {
  *sum = int((long long)a + b);
  return *sum != (long long)a + b;
}
#endif
#if defined(__GNUC__) || defined(__clang__)
constexpr int first = 1;
#else
constexpr int first = 2;
#endif
#if defined(__clang__) && defined(__CUDA__)
constexpr int second = 3;
#else
constexpr int second = 4;
#endif
