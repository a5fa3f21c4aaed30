// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Warp functions with masks are templates, which reject a 32-bit mask.
#if __HIP_CLANG_ONLY__
#define HIP_DYNAMIC_SHARED(type, variable) extern __shared__ type variable[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

typedef unsigned int __cl_mem_fence_flags;

// Global names that HIP's headers declare for themselves: a program cannot declare something else.
typedef unsigned char uchar;
typedef unsigned long long ullong;
template <bool B, typename T, typename F> struct Cond_t;
template <unsigned long n, typename... T> void pArgs(T...);
template <typename... T> void validateArgsCountType(T...);
#define TRANSHIP_ATOMICS(T)                                                                        \
  __device__ inline T safeAtomicAdd(T *, T value) { return value; }                                \
  __device__ inline T safeAtomicMax(T *, T value) { return value; }                                \
  __device__ inline T safeAtomicMin(T *, T value) { return value; }                                \
  __device__ inline T unsafeAtomicAdd(T *, T value) { return value; }                              \
  __device__ inline T unsafeAtomicMax(T *, T value) { return value; }                              \
  __device__ inline T unsafeAtomicMin(T *, T value) { return value; }
TRANSHIP_ATOMICS(float)
TRANSHIP_ATOMICS(double)
#undef TRANSHIP_ATOMICS

#if TRANSHIP_HIP_VERSION >= 70000
// Since HIP 7, this is not a compile-time constant: it does not convert in constant expressions.
inline __device__ const struct {
  __device__ operator int() const noexcept { return __builtin_amdgcn_wavefrontsize(); }
} warpSize{};
#else
static constexpr int warpSize = 64;
#endif

extern "C" __device__ void __assert_fail(const char *, const char *, unsigned, const char *);
extern "C" __device__ void __assertfail();
#endif
// facts
#if __HIP_CLANG_ONLY__
#if TRANSHIP_HIP_VERSION >= 70000 ? !defined(HIP_DISABLE_WARP_SYNC_BUILTINS)                       \
                                  : defined(HIP_ENABLE_WARP_SYNC_BUILTINS)
#define TRANSHIP_CHECK_MASK(Mask)                                                                  \
  static_assert(__hip_internal::is_integral<Mask>::value && sizeof(Mask) == 8,                     \
                "the mask must be an integer of 64 bits")
#if TRANSHIP_HIP_VERSION >= 70000
__device__ inline void __syncwarp() {}
template <typename Mask> __device__ inline void __syncwarp(Mask) { TRANSHIP_CHECK_MASK(Mask); }
#endif
template <typename Mask> __device__ inline unsigned long long __ballot_sync(Mask, int) {
  TRANSHIP_CHECK_MASK(Mask);
  return 0;
}
template <typename Mask> __device__ inline int __all_sync(Mask, int) {
  TRANSHIP_CHECK_MASK(Mask);
  return 0;
}
template <typename Mask> __device__ inline int __any_sync(Mask, int) {
  TRANSHIP_CHECK_MASK(Mask);
  return 0;
}
#define TRANSHIP_CHECK_VALUE(T)                                                                    \
  static_assert(                                                                                   \
      (__hip_internal::is_integral<T>::value || __hip_internal::is_floating_point<T>::value) &&    \
          (sizeof(T) == 4 || sizeof(T) == 8),                                                      \
      "the value must be a number of 4 or 8 bytes")
template <typename T> __device__ inline unsigned long long __match_any(T) {
  TRANSHIP_CHECK_VALUE(T);
  return 0;
}
template <typename Mask, typename T>
__device__ inline unsigned long long __match_any_sync(Mask, T value) {
  TRANSHIP_CHECK_MASK(Mask);
  return __match_any(value);
}
template <typename T> __device__ inline unsigned long long __match_all(T, int *) {
  TRANSHIP_CHECK_VALUE(T);
  return 0;
}
template <typename Mask, typename T>
__device__ inline unsigned long long __match_all_sync(Mask, T value, int *all) {
  TRANSHIP_CHECK_MASK(Mask);
  return __match_all(value, all);
}
template <typename Mask, typename T>
__device__ inline T __shfl_sync(Mask, T value, int lane, int width = warpSize) {
  TRANSHIP_CHECK_MASK(Mask);
  return __shfl(value, lane, width);
}
template <typename Mask, typename T>
__device__ inline T __shfl_up_sync(Mask, T value, unsigned delta, int width = warpSize) {
  TRANSHIP_CHECK_MASK(Mask);
  return __shfl_up(value, delta, width);
}
template <typename Mask, typename T>
__device__ inline T __shfl_down_sync(Mask, T value, unsigned delta, int width = warpSize) {
  TRANSHIP_CHECK_MASK(Mask);
  return __shfl_down(value, delta, width);
}
template <typename Mask, typename T>
__device__ inline T __shfl_xor_sync(Mask, T value, int lanes, int width = warpSize) {
  TRANSHIP_CHECK_MASK(Mask);
  return __shfl_xor(value, lanes, width);
}
#define TRANSHIP_REDUCE(name, T)                                                                   \
  template <typename Mask> __device__ inline T __reduce_##name##_sync(Mask, T value) {             \
    TRANSHIP_CHECK_MASK(Mask);                                                                     \
    return value;                                                                                  \
  }
TRANSHIP_REDUCE(add, int)
TRANSHIP_REDUCE(add, unsigned)
TRANSHIP_REDUCE(min, int)
TRANSHIP_REDUCE(min, unsigned)
TRANSHIP_REDUCE(max, int)
TRANSHIP_REDUCE(max, unsigned)
TRANSHIP_REDUCE(and, unsigned)
TRANSHIP_REDUCE(or, unsigned)
TRANSHIP_REDUCE(xor, unsigned)
#ifdef HIP_ENABLE_EXTRA_WARP_SYNC_TYPES
TRANSHIP_REDUCE(add, long long)
TRANSHIP_REDUCE(add, unsigned long long)
TRANSHIP_REDUCE(add, float)
TRANSHIP_REDUCE(add, double)
TRANSHIP_REDUCE(min, long long)
TRANSHIP_REDUCE(min, unsigned long long)
TRANSHIP_REDUCE(min, float)
TRANSHIP_REDUCE(min, double)
TRANSHIP_REDUCE(max, long long)
TRANSHIP_REDUCE(max, unsigned long long)
TRANSHIP_REDUCE(max, float)
TRANSHIP_REDUCE(max, double)
TRANSHIP_REDUCE(and, int)
TRANSHIP_REDUCE(and, long long)
TRANSHIP_REDUCE(and, unsigned long long)
TRANSHIP_REDUCE(or, int)
TRANSHIP_REDUCE(or, long long)
TRANSHIP_REDUCE(or, unsigned long long)
TRANSHIP_REDUCE(xor, int)
TRANSHIP_REDUCE(xor, long long)
TRANSHIP_REDUCE(xor, unsigned long long)
#endif
#undef TRANSHIP_REDUCE
#endif
#endif
