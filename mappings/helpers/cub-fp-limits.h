// SPDX-License-Identifier: 0BSD
// CUB's limits of floating-point types, which hipCUB lacks for __hip_bfloat16.

//- helper: cub-fp-limits
//- language: c++
//- requires: std-numeric-limits
namespace tranship {
template <class T> struct FpLimits {
  __host__ __device__ static T Max() { return numeric_limits<T>::max(); }
  __host__ __device__ static T Lowest() { return numeric_limits<T>::lowest(); }
};
} // namespace tranship
