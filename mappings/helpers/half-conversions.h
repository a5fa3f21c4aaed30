// SPDX-License-Identifier: 0BSD
// Conversions to bfloat16 that HIP lacks, or rounds twice.

//- helper: float2bfloat16-rz
//- includes: hip/hip_bf16.h
namespace tranship {
// Rounds to zero.
__host__ __device__ inline __hip_bfloat16 float2bfloat16_rz(float a) {
  const unsigned bits = __builtin_bit_cast(unsigned, a);
  return __ushort_as_bfloat16(static_cast<unsigned short>(a != a ? 0x7fff : bits >> 16));
}
} // namespace tranship

//- helper: float2bfloat16-ru
//- includes: hip/hip_bf16.h
namespace tranship {
// Rounds up.
__host__ __device__ inline __hip_bfloat16 float2bfloat16_ru(float a) {
  const unsigned bits = __builtin_bit_cast(unsigned, a);
  const unsigned up = !(bits >> 31) && (bits & 0xffff);
  return __ushort_as_bfloat16(static_cast<unsigned short>(a != a ? 0x7fff : (bits >> 16) + up));
}
} // namespace tranship

//- helper: float2bfloat16-rd
//- includes: hip/hip_bf16.h
namespace tranship {
// Rounds down.
__host__ __device__ inline __hip_bfloat16 float2bfloat16_rd(float a) {
  const unsigned bits = __builtin_bit_cast(unsigned, a);
  const unsigned down = bits >> 31 && (bits & 0xffff);
  return __ushort_as_bfloat16(static_cast<unsigned short>(a != a ? 0x7fff : (bits >> 16) + down));
}
} // namespace tranship

//- helper: integer2bfloat16
//- includes: hip/hip_bf16.h
namespace tranship {
// The nearest bfloat16. By way of a float, large integers would be rounded twice.
template <class Integer> __host__ __device__ inline __hip_bfloat16 integer2bfloat16(Integer value) {
  const bool negative = value < 0;
  unsigned long long digits = value;
  digits = negative ? 0 - digits : digits;
  float scale = negative ? -1.0f : 1.0f;
  for (; digits >> 24; scale *= 256.0f) // a float holds 24 bits; the lowest stands for what is lost
    digits = digits >> 8 | ((digits & 0xff) != 0);
  return __float2bfloat16(static_cast<float>(digits) * scale);
}
} // namespace tranship
