// SPDX-License-Identifier: 0BSD
// Classes for the 8-bit floats of CUDA. HIP's do not compile in device code for gfx942, take
// infinity for NaN, and exchange the halves of four numbers that are made of pairs.

//- helper: fp8-class
//- requires: fp8-encode-double, fp8-decode
//- includes: hip/hip_bf16.h, limits, type_traits
namespace tranship {
// A number of 8 bits. Format says how it is converted to and from float.
template <class Format> struct Fp8 {
  __hip_fp8_storage_t __x;

  Fp8() = default;
  __host__ __device__ explicit Fp8(float a) : __x(Format::encode(a)) {}
  __host__ __device__ explicit Fp8(double a) : __x(Format::encode(a)) {}
  __host__ __device__ explicit Fp8(__half a) : __x(Format::encode(__half2float(a))) {}
  __host__ __device__ explicit Fp8(__hip_bfloat16 a) : __x(Format::encode(__bfloat162float(a))) {}
  template <class Integer, class = std::enable_if_t<std::is_integral<Integer>::value>>
  __host__ __device__ explicit Fp8(Integer a) : __x(Format::encode(static_cast<double>(a))) {}

  __host__ __device__ explicit operator float() const { return Format::decode(__x); }
  __host__ __device__ explicit operator double() const { return Format::decode(__x); }
  __host__ __device__ explicit operator __half() const { return __float2half(Format::decode(__x)); }
  __host__ __device__ explicit operator __hip_bfloat16() const {
    return __float2bfloat16(Format::decode(__x));
  }
  __host__ __device__ explicit operator bool() const { return Format::decode(__x) != 0; }
  // Rounds to zero and stays within the range of the integers.
  template <class Integer, class = std::enable_if_t<std::is_integral<Integer>::value &&
                                                    !std::is_same<Integer, bool>::value>>
  __host__ __device__ explicit operator Integer() const {
    using Limits = std::numeric_limits<Integer>;
    const float a = Format::decode(__x);
    if (a != a)
      return sizeof(Integer) == 8 ? static_cast<Integer>(1ull << 63) : 0;
    return a >= static_cast<float>(Limits::max())   ? Limits::max()
           : a <= static_cast<float>(Limits::min()) ? Limits::min()
                                                    : static_cast<Integer>(a);
  }
};
// What __nv_fp8_e4m3 and __nv_fp8_e5m2 convert like.
template <__hip_fp8_interpretation_t format> struct Ocp {
  __host__ __device__ static __hip_fp8_storage_t encode(float a) {
    return cvt_float_to_fp8(a, __HIP_SATFINITE, format);
  }
  __host__ __device__ static __hip_fp8_storage_t encode(double a) {
    return cvt_double_to_fp8(a, __HIP_SATFINITE, format);
  }
  __host__ __device__ static float decode(__hip_fp8_storage_t a) {
    return __half2float(__half(cvt_fp8_to_halfraw(a, format)));
  }
};
} // namespace tranship

//- helper: fp8x2-class
//- requires: fp8-class
namespace tranship {
// Two such numbers.
template <class Format> struct alignas(2) Fp8x2 {
  __hip_fp8x2_storage_t __x;

  Fp8x2() = default;
  __host__ __device__ explicit Fp8x2(float2 a) : Fp8x2(a.x, a.y) {}
  __host__ __device__ explicit Fp8x2(double2 a) : Fp8x2(a.x, a.y) {}
  __host__ __device__ explicit Fp8x2(__half2 a) : Fp8x2(__low2float(a), __high2float(a)) {}
  __host__ __device__ explicit Fp8x2(__hip_bfloat162 a) : Fp8x2(__low2float(a), __high2float(a)) {}

  __host__ __device__ explicit operator float2() const {
    return make_float2(Format::decode(static_cast<__hip_fp8_storage_t>(__x & 0xff)),
                       Format::decode(static_cast<__hip_fp8_storage_t>(__x >> 8)));
  }
  __host__ __device__ explicit operator __half2() const {
    return __float22half2_rn(static_cast<float2>(*this));
  }
  __host__ __device__ explicit operator __hip_bfloat162() const {
    return __float22bfloat162_rn(static_cast<float2>(*this));
  }

private:
  template <class Float>
  __host__ __device__ Fp8x2(Float low, Float high)
      : __x(static_cast<__hip_fp8x2_storage_t>(Format::encode(low) | Format::encode(high) << 8)) {}
};
} // namespace tranship

//- helper: fp8x4-class
//- requires: fp8-class
namespace tranship {
// Four such numbers.
template <class Format> struct alignas(4) Fp8x4 {
  __hip_fp8x4_storage_t __x;

  Fp8x4() = default;
  __host__ __device__ explicit Fp8x4(float4 a) : Fp8x4(a.x, a.y, a.z, a.w) {}
  __host__ __device__ explicit Fp8x4(double4 a) : Fp8x4(a.x, a.y, a.z, a.w) {}
  __host__ __device__ explicit Fp8x4(__half2 low, __half2 high)
      : Fp8x4(__low2float(low), __high2float(low), __low2float(high), __high2float(high)) {}
  __host__ __device__ explicit Fp8x4(__hip_bfloat162 low, __hip_bfloat162 high)
      : Fp8x4(__low2float(low), __high2float(low), __low2float(high), __high2float(high)) {}

  __host__ __device__ explicit operator float4() const {
    return make_float4(at(0), at(1), at(2), at(3));
  }

private:
  template <class Float>
  __host__ __device__ Fp8x4(Float a, Float b, Float c, Float d)
      : __x(Format::encode(a) | Format::encode(b) << 8 | Format::encode(c) << 16 |
            static_cast<unsigned>(Format::encode(d)) << 24) {}
  __host__ __device__ float at(int index) const {
    return Format::decode(static_cast<__hip_fp8_storage_t>(__x >> 8 * index & 0xff));
  }
};
} // namespace tranship

//- helper: fp8-e4m3
//- requires: fp8-class
namespace tranship {
struct fp8_e4m3 : Fp8<Ocp<__HIP_E4M3>> {
  using Fp8::Fp8;
};
} // namespace tranship

//- helper: fp8-e5m2
//- requires: fp8-class
namespace tranship {
struct fp8_e5m2 : Fp8<Ocp<__HIP_E5M2>> {
  using Fp8::Fp8;
};
} // namespace tranship

//- helper: fp8x2-e4m3
//- requires: fp8x2-class
namespace tranship {
struct fp8x2_e4m3 : Fp8x2<Ocp<__HIP_E4M3>> {
  using Fp8x2::Fp8x2;
};
} // namespace tranship

//- helper: fp8x2-e5m2
//- requires: fp8x2-class
namespace tranship {
struct fp8x2_e5m2 : Fp8x2<Ocp<__HIP_E5M2>> {
  using Fp8x2::Fp8x2;
};
} // namespace tranship

//- helper: fp8x4-e4m3
//- requires: fp8x4-class
namespace tranship {
struct fp8x4_e4m3 : Fp8x4<Ocp<__HIP_E4M3>> {
  using Fp8x4::Fp8x4;
};
} // namespace tranship

//- helper: fp8x4-e5m2
//- requires: fp8x4-class
namespace tranship {
struct fp8x4_e5m2 : Fp8x4<Ocp<__HIP_E5M2>> {
  using Fp8x4::Fp8x4;
};
} // namespace tranship
