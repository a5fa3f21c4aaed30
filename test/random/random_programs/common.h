// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all random programs have: test data, checksums, and operators that are defined for all values. model.py has the same functions.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));                  \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

namespace cg = cooperative_groups;

typedef unsigned long long Word;

inline Word hashed(Word seed, Word index) {
  Word x = seed + index * 0x9e3779b97f4a7c15ull;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

template <class T> void fill(T *values, int count, Word seed, Word spread) {
  for (int i = 0; i < count; ++i)
    values[i] = T(spread ? hashed(seed, i) % spread : hashed(seed, i));
}

template <class T> __host__ __device__ inline Word bits(T x) { return (Word)(long long)x; }
template <> __host__ __device__ inline Word bits(__half x) {
  return (Word)(long long)__half2float(x);
}
template <> __host__ __device__ inline Word bits(__nv_bfloat16 x) {
  return (Word)(long long)__bfloat162float(x);
}

template <class T> void report(int number, const char *name, const T *values, int count) {
  Word digest = 14695981039346656037ull;
  for (int i = 0; i < count; ++i) {
    Word value = bits(values[i]);
    digest = (digest ^ value) * 1099511628211ull;
    digest ^= digest >> 29;
#ifdef SHOW_VALUES
    std::printf("%d %s[%d] %llu\n", number, name, i, value);
#endif
  }
  std::printf("%d %s %llu\n", number, name, digest);
}

// Floating-point numbers stay whole and small, so that all results are exact.
template <class T, class S> __host__ __device__ T within(S x, long long limit) {
  long long whole = (long long)x;
  if (whole <= limit && whole >= -limit)
    return T(whole);
  return S(0.5) != S(0) ? T(0) : T(whole & 63);
}
template <class T> __host__ __device__ T plus(T a, T b, long long limit) {
  return a + b <= T(limit) && a + b >= T(-limit) ? a + b : a;
}
template <class T> __host__ __device__ T minus(T a, T b, long long limit) {
  return a - b <= T(limit) && a - b >= T(-limit) ? a - b : a;
}
template <class T> __host__ __device__ T times(T a, T b, long long limit) {
  return a * b <= T(limit) && a * b >= T(-limit) ? a * b : a;
}

template <class T> __host__ __device__ bool isDefined(T a, T b) {
  return b != 0 && !(T(-1) < T(0) && b == T(-1) && a == T(T(1) << (sizeof(T) * 8 - 1)));
}
template <class T> __host__ __device__ T quotient(T a, T b) { return isDefined(a, b) ? a / b : a; }
template <class T> __host__ __device__ T remainder_of(T a, T b) {
  return isDefined(a, b) ? a % b : a;
}

// The lane of a warp that a shuffle reads from, of those that have the given width.
template <char kind> __device__ int shuffle_source(int lane, int operand, int width) {
  int start = lane / width * width;
  if (kind == 'i')
    return start + (operand & (width - 1));
  int other = kind == 'u' ? lane - operand : kind == 'd' ? lane + operand : lane ^ operand;
  return (kind == 'u' ? other >= start : other < start + width) ? other : lane;
}

template <class T> __device__ void multiplyAtomically(T *place, T factor) {
  T old = atomicCAS(place, T(0), T(0)), seen;
  do {
    seen = old;
    old = atomicCAS(place, seen, T(seen * factor));
  } while (old != seen);
}
