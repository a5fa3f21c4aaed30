// SPDX-License-Identifier: 0BSD
// Functions of which CUDA has overloads for float and double, and HIP two names, for code in which a
// template decides the type.

//- helper: sincos
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline void sincos(float x, float *sine, float *cosine) {
  ::sincosf(x, sine, cosine);
}
__host__ __device__ inline void sincos(double x, double *sine, double *cosine) {
  ::sincos(x, sine, cosine);
}
} // namespace tranship

//- helper: float-overloads
//- includes: hip/hip_runtime.h
namespace tranship {
__device__ inline float rsqrt(float x) { return ::rsqrtf(x); }
__device__ inline double rsqrt(double x) { return ::rsqrt(x); }
__device__ inline float rcbrt(float x) { return ::rcbrtf(x); }
__device__ inline double rcbrt(double x) { return ::rcbrt(x); }
__device__ inline float sinpi(float x) { return ::sinpif(x); }
__device__ inline double sinpi(double x) { return ::sinpi(x); }
__device__ inline float cospi(float x) { return ::cospif(x); }
__device__ inline double cospi(double x) { return ::cospi(x); }
__device__ inline float erfinv(float x) { return ::erfinvf(x); }
__device__ inline double erfinv(double x) { return ::erfinv(x); }
__device__ inline float erfcinv(float x) { return ::erfcinvf(x); }
__device__ inline double erfcinv(double x) { return ::erfcinv(x); }
__device__ inline float erfcx(float x) { return ::erfcxf(x); }
__device__ inline double erfcx(double x) { return ::erfcx(x); }
__device__ inline float normcdf(float x) { return ::normcdff(x); }
__device__ inline double normcdf(double x) { return ::normcdf(x); }
__device__ inline float normcdfinv(float x) { return ::normcdfinvf(x); }
__device__ inline double normcdfinv(double x) { return ::normcdfinv(x); }
__device__ inline float exp10(float x) { return ::exp10f(x); }
__device__ inline double exp10(double x) { return ::exp10(x); }
__device__ inline float j0(float x) { return ::j0f(x); }
__device__ inline double j0(double x) { return ::j0(x); }
__device__ inline float j1(float x) { return ::j1f(x); }
__device__ inline double j1(double x) { return ::j1(x); }
__device__ inline float jn(int n, float x) { return ::jnf(n, x); }
__device__ inline double jn(int n, double x) { return ::jn(n, x); }
__device__ inline float y0(float x) { return ::y0f(x); }
__device__ inline double y0(double x) { return ::y0(x); }
__device__ inline float y1(float x) { return ::y1f(x); }
__device__ inline double y1(double x) { return ::y1(x); }
__device__ inline float yn(int n, float x) { return ::ynf(n, x); }
__device__ inline double yn(int n, double x) { return ::yn(n, x); }
__device__ inline float cyl_bessel_i0(float x) { return ::cyl_bessel_i0f(x); }
__device__ inline double cyl_bessel_i0(double x) { return ::cyl_bessel_i0(x); }
__device__ inline float cyl_bessel_i1(float x) { return ::cyl_bessel_i1f(x); }
__device__ inline double cyl_bessel_i1(double x) { return ::cyl_bessel_i1(x); }
} // namespace tranship
