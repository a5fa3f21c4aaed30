// SPDX-License-Identifier: 0BSD
// Arithmetic with __half, bfloat16 and pairs of them that HIP lacks, or answers otherwise than CUDA.

//- helper: half-relu
//- includes: hip/hip_runtime.h
namespace tranship {
// Negative numbers become 0; NaN stays.
template <class Half> __device__ inline Half relu(Half a) {
  const Half zero{};
  return __hisnan(a) || __hgt(a, zero) ? a : zero;
}
} // namespace tranship

//- helper: hfma-relu
//- requires: half-relu
namespace tranship {
template <class Half> __device__ inline Half hfma_relu(Half a, Half b, Half c) {
  return relu(__hfma(a, b, c));
}
} // namespace tranship

//- helper: hfma2-relu
//- requires: half-relu
namespace tranship {
template <class Pair> __device__ inline Pair hfma2_relu(Pair a, Pair b, Pair c) {
  const Pair result = __hfma2(a, b, c);
  return Pair(relu(result.x), relu(result.y));
}
} // namespace tranship

//- helper: hcmadd
//- includes: hip/hip_runtime.h
namespace tranship {
// a * b + c, where pairs are complex numbers.
template <class Pair> __device__ inline Pair hcmadd(Pair a, Pair b, Pair c) {
  return Pair(__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)),
              __hfma(a.y, b.x, __hfma(a.x, b.y, c.y)));
}
} // namespace tranship

//- helper: hmax
//- includes: hip/hip_runtime.h
namespace tranship {
// The larger number. Of zeros, 0 counts as larger than -0.
template <class Half> __host__ __device__ inline Half hmax(Half a, decltype(Half()) b) {
  if (!__heq(a, b))
    return __hmax(a, b);
  return __builtin_bit_cast(Half, static_cast<unsigned short>(__builtin_bit_cast(short, a) &
                                                              __builtin_bit_cast(short, b)));
}
} // namespace tranship

//- helper: hmin
//- includes: hip/hip_runtime.h
namespace tranship {
// The smaller number. Of zeros, 0 counts as larger than -0.
template <class Half> __host__ __device__ inline Half hmin(Half a, decltype(Half()) b) {
  if (!__heq(a, b))
    return __hmin(a, b);
  return __builtin_bit_cast(Half, static_cast<unsigned short>(__builtin_bit_cast(short, a) |
                                                              __builtin_bit_cast(short, b)));
}
} // namespace tranship

//- helper: hmax2
//- requires: hmax
namespace tranship {
template <class Pair> __host__ __device__ inline Pair hmax2(Pair a, decltype(Pair()) b) {
  return Pair(hmax(a.x, b.x), hmax(a.y, b.y));
}
} // namespace tranship

//- helper: hmin2
//- requires: hmin
namespace tranship {
template <class Pair> __host__ __device__ inline Pair hmin2(Pair a, decltype(Pair()) b) {
  return Pair(hmin(a.x, b.x), hmin(a.y, b.y));
}
} // namespace tranship

//- helper: hmax-nan
//- requires: hmax
namespace tranship {
// The larger number; NaN if one of them is NaN.
template <class Half> __host__ __device__ inline Half hmax_nan(Half a, Half b) {
  if (__hisnan(a) || __hisnan(b))
    return __hisnan(a) ? a : b;
  return hmax(a, b);
}
} // namespace tranship

//- helper: hmin-nan
//- requires: hmin
namespace tranship {
// The smaller number; NaN if one of them is NaN.
template <class Half> __host__ __device__ inline Half hmin_nan(Half a, Half b) {
  if (__hisnan(a) || __hisnan(b))
    return __hisnan(a) ? a : b;
  return hmin(a, b);
}
} // namespace tranship

//- helper: hmax2-nan
//- requires: hmax-nan
namespace tranship {
template <class Pair> __host__ __device__ inline Pair hmax2_nan(Pair a, Pair b) {
  return Pair(hmax_nan(a.x, b.x), hmax_nan(a.y, b.y));
}
} // namespace tranship

//- helper: hmin2-nan
//- requires: hmin-nan
namespace tranship {
template <class Pair> __host__ __device__ inline Pair hmin2_nan(Pair a, Pair b) {
  return Pair(hmin_nan(a.x, b.x), hmin_nan(a.y, b.y));
}
} // namespace tranship

//- helper: extremum-xorsign
//- includes: hip/hip_runtime.h
namespace tranship {
// The larger or smaller magnitude of two 16-bit floats, with the product of their signs. NaN loses
// against a number.
template <bool isMax, unsigned infinity>
__host__ __device__ inline unsigned short extremum_xorsign(unsigned a, unsigned b) {
  unsigned x = a & 0x7fff, y = b & 0x7fff;
  if (x > infinity || (y <= infinity && (x < y) == isMax))
    x = y;
  return static_cast<unsigned short>(x > infinity ? 0x7fff : x | ((a ^ b) & 0x8000));
}
} // namespace tranship

//- helper: extremum-xorsign2
//- requires: extremum-xorsign
namespace tranship {
template <bool isMax, unsigned infinity>
__host__ __device__ inline unsigned extremum_xorsign2(unsigned a, unsigned b) {
  return extremum_xorsign<isMax, infinity>(a & 0xffff, b & 0xffff) |
         extremum_xorsign<isMax, infinity>(a >> 16, b >> 16) << 16;
}
} // namespace tranship

//- helper: half-saturate
//- includes: hip/hip_fp16.h
namespace tranship {
// Clamps to [0, 1]. NaN becomes 0, where HIP's __hadd_sat and its relatives keep it.
__host__ __device__ inline __half saturate(__half a) {
  return __hmin(__hmax(a, __float2half(0.0f)), __float2half(1.0f));
}
__host__ __device__ inline __half2 saturate(__half2 a) {
  return __halves2half2(saturate(__low2half(a)), saturate(__high2half(a)));
}
} // namespace tranship
