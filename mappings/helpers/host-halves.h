// SPDX-License-Identifier: 0BSD
// Conversions of half and bfloat16 in code for the host, where HIP lacks them or rounds otherwise.

//- helper: host-float2integer
//- includes: hip/hip_runtime.h
namespace tranship {
// Cuts off the fraction. Numbers that are too large become the largest Integer, NaN becomes 0, or
// 2^63 among 64-bit integers.
template <class Integer> __host__ __device__ inline Integer float2integer_rz(float a) {
  constexpr bool isSigned = Integer(-1) < Integer(0);
  constexpr int bits = 8 * sizeof(Integer);
  if (a != a)
    return bits == 64 ? static_cast<Integer>(1ull << 63) : 0;
  const float end = 2.0f * static_cast<float>(1ull << (bits - 1 - isSigned));
  if (a >= end)
    return static_cast<Integer>(~0ull >> (64 - bits + isSigned));
  if (a <= (isSigned ? -end : 0.0f))
    return isSigned ? static_cast<Integer>(1ull << (bits - 1)) : 0;
  return static_cast<Integer>(a);
}
} // namespace tranship

//- helper: host-integer2half
//- includes: hip/hip_fp16.h
namespace tranship {
enum class Rounding { Nearest, Zero, Up, Down };
// Rounds once, to one of the 2048 halves with the same exponent.
template <Rounding rounding, class Integer>
__host__ __device__ inline __half integer2half(Integer value) {
  const bool negative = value < 0;
  unsigned long long digits = value;
  digits = negative ? 0 - digits : digits;
  const bool away = rounding == Rounding::Up ? !negative : rounding == Rounding::Down && negative;
  int shift = 0;
  while (digits >> shift >> 11)
    ++shift;
  unsigned long long kept = digits >> shift;
  const unsigned long long lost = digits - (kept << shift), half = (1ull << shift) / 2;
  if (rounding == Rounding::Nearest ? lost > half || (lost == half && shift > 0 && (kept & 1))
                                    : away && lost > 0)
    ++kept;
  float result = static_cast<float>(kept) * static_cast<float>(1ull << shift);
  if (result > 65504.0f)
    result = rounding == Rounding::Nearest || away ? 65536.0f : 65504.0f;
  return __float2half(negative ? -result : result);
}
} // namespace tranship

//- helper: host-float2half
//- includes: hip/hip_fp16.h
namespace tranship {
// The half after `a` in its direction: up, or down.
__host__ __device__ inline __half nextHalf(__half a, bool up) {
  const unsigned short bits = __half_as_ushort(a);
  if ((bits & 0x7fff) == 0)
    return __ushort_as_half(up ? 0x0001 : 0x8001);
  return __ushort_as_half(static_cast<unsigned short>((bits >> 15) == up ? bits - 1 : bits + 1));
}
__host__ __device__ inline __half float2half_ru(float a) {
  const __half nearest = __float2half(a);
  return __half2float(nearest) < a ? nextHalf(nearest, true) : nearest;
}
__host__ __device__ inline __half float2half_rd(float a) {
  const __half nearest = __float2half(a);
  return __half2float(nearest) > a ? nextHalf(nearest, false) : nearest;
}
__host__ __device__ inline __half float2half_rz(float a) {
  return a < 0 ? float2half_ru(a) : float2half_rd(a);
}
} // namespace tranship
