// SPDX-License-Identifier: 0BSD
// CUDA's warp functions for groups of 32 lanes, on wavefronts of 32 and of 64.

//- helper: warp32-masks
//- includes: hip/hip_runtime.h
namespace warp32 {
// The group of this lane is half of a wavefront of 64 lanes. These turn the mask of a group into one
// of the wavefront, and back.
__device__ inline unsigned long long toWavefront(unsigned mask) {
  return static_cast<unsigned long long>(mask) << (__lane_id() & 32);
}
__device__ inline unsigned toGroup(unsigned long long mask) {
  return static_cast<unsigned>(mask >> (__lane_id() & 32));
}
} // namespace warp32

//- helper: warp32-activemask
//- requires: warp32-masks
namespace warp32 {
__device__ inline unsigned activemask() { return toGroup(__activemask()); }
} // namespace warp32

//- helper: warp32-ballot
//- requires: warp32-masks
namespace warp32 {
// The lanes of the group whose predicate holds.
__device__ inline unsigned ballot(int predicate) { return toGroup(__ballot(predicate)); }
} // namespace warp32

//- helper: warp32-ballot-sync
//- requires: warp32-masks
namespace warp32 {
// The lanes of the group and of the mask whose predicate holds.
__device__ inline unsigned ballot(unsigned mask, int predicate) {
  return toGroup(__ballot_sync(toWavefront(mask), predicate));
}
} // namespace warp32

//- helper: warp32-all
//- requires: warp32-masks
namespace warp32 {
__device__ inline int all(int predicate) { return toGroup(__ballot(!predicate)) == 0; }
} // namespace warp32

//- helper: warp32-all-sync
//- requires: warp32-masks
namespace warp32 {
__device__ inline int all(unsigned mask, int predicate) {
  return __all_sync(toWavefront(mask), predicate);
}
} // namespace warp32

//- helper: warp32-any
//- requires: warp32-masks
namespace warp32 {
__device__ inline int any(int predicate) { return toGroup(__ballot(predicate)) != 0; }
} // namespace warp32

//- helper: warp32-any-sync
//- requires: warp32-masks
namespace warp32 {
__device__ inline int any(unsigned mask, int predicate) {
  return __any_sync(toWavefront(mask), predicate);
}
} // namespace warp32

//- helper: warp32-match-any
//- requires: warp32-masks
namespace warp32 {
// The lanes of the group that have the same value. HIP takes no numbers of 1 or 2 bytes: `+` makes
// them integers, as a call of CUDA's function does.
template <class T> __device__ inline unsigned match_any(T value) {
  return toGroup(__match_any(+value));
}
} // namespace warp32

//- helper: warp32-match-any-sync
//- requires: warp32-masks
namespace warp32 {
template <class T> __device__ inline unsigned match_any(unsigned mask, T value) {
  return toGroup(__match_any_sync(toWavefront(mask), +value));
}
} // namespace warp32

//- helper: warp32-match-all-sync
//- requires: warp32-masks
namespace warp32 {
// The mask if all of its lanes have the same value, else 0.
template <class T>
__device__ inline unsigned match_all(unsigned mask, T value, int *isSame) {
  return toGroup(__match_all_sync(toWavefront(mask), +value, isSame));
}
} // namespace warp32

//- helper: warp32-shuffle
//- requires: warp32-masks
namespace warp32 {
// Programs define macros of these names for older versions of HIP. Such a macro takes no part where no
// parenthesis follows its name.
#define TRANSHIP_NO_MACRO
// Values of other lanes of the group, or of the part of it that `width` gives.
template <class T>
__device__ inline T shfl(unsigned mask, T value, int lane, int width = 32) {
  return __shfl_sync TRANSHIP_NO_MACRO(toWavefront(mask), value, lane, width);
}
template <class T>
__device__ inline T shfl_up(unsigned mask, T value, unsigned distance, int width = 32) {
  return __shfl_up_sync TRANSHIP_NO_MACRO(toWavefront(mask), value, distance, width);
}
template <class T>
__device__ inline T shfl_down(unsigned mask, T value, unsigned distance, int width = 32) {
  return __shfl_down_sync TRANSHIP_NO_MACRO(toWavefront(mask), value, distance, width);
}
template <class T>
__device__ inline T shfl_xor(unsigned mask, T value, int lanes, int width = 32) {
  return __shfl_xor_sync TRANSHIP_NO_MACRO(toWavefront(mask), value, lanes, width);
}
#undef TRANSHIP_NO_MACRO
} // namespace warp32

//- helper: warp32-sync
//- requires: warp32-masks
namespace warp32 {
#if HIP_VERSION >= 70000000
__device__ inline void sync(unsigned mask) { __syncwarp(toWavefront(mask)); }
#else // what __syncwarp of HIP 7 does
__device__ inline void sync(unsigned) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}
#endif
} // namespace warp32

//- helper: warp32-combine
//- includes: hip/hip_runtime.h
namespace warp32 {
// Combines the values of the lanes of the mask, which are all here. Each of them gets the result.
template <class T, class Operation>
__device__ inline T combine(unsigned mask, T value, Operation operation) {
  if (mask == 0xffffffff) {
    for (int step = 16; step > 0; step /= 2)
      value = operation(value, __shfl_xor(value, step, 32));
    return value;
  }
  T result = __shfl(value, __ffs(mask) - 1, 32);
  for (unsigned left = mask & (mask - 1); left != 0; left &= left - 1)
    result = operation(result, __shfl(value, __ffs(left) - 1, 32));
  return result;
}
} // namespace warp32

//- helper: warp32-reduce-add
//- requires: warp32-combine
namespace warp32 {
// The sum over the lanes of the mask.
template <class T> __device__ inline T reduce_add(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return a + b; });
}
} // namespace warp32

//- helper: warp32-reduce-min
//- requires: warp32-combine
namespace warp32 {
// The smallest value over the lanes of the mask.
template <class T> __device__ inline T reduce_min(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return b < a ? b : a; });
}
} // namespace warp32

//- helper: warp32-reduce-max
//- requires: warp32-combine
namespace warp32 {
// The largest value over the lanes of the mask.
template <class T> __device__ inline T reduce_max(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return a < b ? b : a; });
}
} // namespace warp32

//- helper: redux-fmin
//- requires: warp32-combine
namespace tranship {
// The smallest of the floats of the mask's lanes. NaN loses against numbers, or with `keepsNan` wins.
template <bool keepsNan = false> __device__ inline float redux_fmin(unsigned mask, float value) {
  return warp32::combine(mask, value, [](float a, float b) {
    return keepsNan && isunordered(a, b) ? __builtin_nanf("") : fminf(a, b);
  });
}
} // namespace tranship

//- helper: redux-fmax
//- requires: warp32-combine
namespace tranship {
template <bool keepsNan = false> __device__ inline float redux_fmax(unsigned mask, float value) {
  return warp32::combine(mask, value, [](float a, float b) {
    return keepsNan && isunordered(a, b) ? __builtin_nanf("") : fmaxf(a, b);
  });
}
} // namespace tranship

//- helper: warp32-reduce-and
//- requires: warp32-combine
namespace warp32 {
// The bitwise and over the lanes of the mask.
template <class T> __device__ inline T reduce_and(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return a & b; });
}
} // namespace warp32

//- helper: warp32-reduce-or
//- requires: warp32-combine
namespace warp32 {
// The bitwise or over the lanes of the mask.
template <class T> __device__ inline T reduce_or(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return a | b; });
}
} // namespace warp32

//- helper: warp32-reduce-xor
//- requires: warp32-combine
namespace warp32 {
// The bitwise exclusive or over the lanes of the mask.
template <class T> __device__ inline T reduce_xor(unsigned mask, T value) {
  return combine(mask, value, [](T a, T b) { return a ^ b; });
}
} // namespace warp32
