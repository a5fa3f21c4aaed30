// SPDX-License-Identifier: 0BSD
// Operators of half and bfloat16 numbers as CUDA defines them, for code that has operators there. In a template, other
// instances use the same text, so each function also takes all other types.

//- helper: operators
//- includes: hip/hip_runtime.h
namespace tranship {
template <class A, class B> __host__ __device__ inline bool not_equal(const A &a, const B &b) { return a != b; }
template <class A, class B> __host__ __device__ inline bool less(const A &a, const B &b) { return a < b; }
template <class A, class B> __host__ __device__ inline bool greater(const A &a, const B &b) { return a > b; }
template <class A, class B> __host__ __device__ inline bool less_equal(const A &a, const B &b) { return a <= b; }
template <class A, class B> __host__ __device__ inline bool greater_equal(const A &a, const B &b) { return a >= b; }
} // namespace tranship

//- helper: half-operators
//- requires: operators
//- includes: hip/hip_fp16.h
// HIP negates the opposite relation, which is true for NaN, and for pairs of which only one half is less.
namespace tranship {
__host__ __device__ inline bool less_equal(const __half &a, const __half &b) { return __hle(a, b); }
__host__ __device__ inline bool greater_equal(const __half &a, const __half &b) { return __hge(a, b); }
__host__ __device__ inline bool less_equal(const __half2 &a, const __half2 &b) { return __hble2(a, b); }
__host__ __device__ inline bool greater_equal(const __half2 &a, const __half2 &b) { return __hbge2(a, b); }
__host__ __device__ inline bool not_equal(const __half2 &a, const __half2 &b) {
  return __low2float(a) != __low2float(b) && __high2float(a) != __high2float(b);
}
} // namespace tranship

//- helper: bfloat16-operators
//- requires: operators
//- includes: hip/hip_bf16.h
// HIP compares the first half of the left pair with both of the right one.
namespace tranship {
__host__ __device__ inline bool less(const __hip_bfloat162 &a, const __hip_bfloat162 &b) { return __hblt2(a, b); }
__host__ __device__ inline bool greater(const __hip_bfloat162 &a, const __hip_bfloat162 &b) { return __hbgt2(a, b); }
__host__ __device__ inline bool less_equal(const __hip_bfloat162 &a, const __hip_bfloat162 &b) { return __hble2(a, b); }
__host__ __device__ inline bool greater_equal(const __hip_bfloat162 &a, const __hip_bfloat162 &b) { return __hbge2(a, b); }
__host__ __device__ inline bool not_equal(const __hip_bfloat162 &a, const __hip_bfloat162 &b) {
  return __low2float(a) != __low2float(b) && __high2float(a) != __high2float(b);
}
} // namespace tranship

//- helper: clamped
//- includes: hip/hip_runtime.h
namespace tranship {
template <class T> __host__ __device__ inline const T &clamped(const T &value) { return value; }
} // namespace tranship

//- helper: clamped-number
//- requires: host-float2integer
//- includes: hip/hip_runtime.h, type_traits
namespace tranship {
// A number that casts convert to an integer by cutting off the fraction and clamping.
struct ClampedNumber {
  float value;
  template <class T> __host__ __device__ operator T() const {
    if constexpr (std::is_integral<T>::value && !std::is_same<T, bool>::value)
      return float2integer_rz<T>(value);
    else
      return static_cast<T>(value);
  }
};
} // namespace tranship

//- helper: clamped-half
//- requires: clamped, clamped-number
//- includes: hip/hip_fp16.h
namespace tranship {
__host__ __device__ inline ClampedNumber clamped(const __half &value) { return {__half2float(value)}; }
} // namespace tranship

//- helper: clamped-bfloat16
//- requires: clamped, clamped-number
//- includes: hip/hip_bf16.h
namespace tranship {
__host__ __device__ inline ClampedNumber clamped(const __hip_bfloat16 &value) { return {__bfloat162float(value)}; }
} // namespace tranship
