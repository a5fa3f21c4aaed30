// Numbers out of range: conversions to integers and complex numbers, as CUDA's headers define them.
#include <cmath>
#include <cstdio>
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

// CUDA saturates; NaN becomes 0, or 2^63 among 64-bit integers.
template <class T> __host__ __device__ void halves(const char *name, float value) {
  T t(value);
  printf("%s %g: %d %d %d %d %d %d %u %lld %llu\n", name, value, (int)(char)t, (int)(signed char)t,
         (int)(unsigned char)t, (int)(short)t, (int)(unsigned short)t, (int)t, (unsigned)t, (long long)t,
         (unsigned long long)t);
}
template <class T> __host__ __device__ void bytes(const char *name, float value) {
  T t(value);
  printf("%s %g: %d %d %d %d %d %llu\n", name, value, (int)(signed char)t, (int)(unsigned char)t,
         (int)(short)t, (int)(unsigned short)t, (int)t, (unsigned long long)t);
}
// The scales are near 1e200 and 1e-200: a square would be infinite or zero.
__host__ __device__ void complexNumbers() {
  cuDoubleComplex large = make_cuDoubleComplex(3e200, 4e200), small = make_cuDoubleComplex(3e-200, 4e-200);
  cuDoubleComplex one = cuCdiv(large, large), tiny = cuCdiv(small, small);
  printf("%g %g | %g %d | %g %d\n", cuCabs(large), cuCabs(small), one.x, fabs(one.y) < 1e-15, tiny.x,
         fabs(tiny.y) < 1e-15);
  cuFloatComplex huge = make_cuFloatComplex(3e30f, 4e30f), least = make_cuFloatComplex(3e-30f, 4e-30f);
  cuFloatComplex unit = cuCdivf(huge, huge), other = cuCdivf(least, least);
  printf("%g %g | %g %d | %g %d\n", cuCabsf(huge), cuCabsf(least), unit.x, fabsf(unit.y) < 1e-6f, other.x,
         fabsf(other.y) < 1e-6f);
  printf("%g %g\n", cuCabsf(make_cuFloatComplex(INFINITY, 1)), cuCabs(make_cuDoubleComplex(1e200, 1e200)));
  // Of x * y + d, the first product is added to d first: 2^60 - 2^60 + 1.
  cuFloatComplex sum = cuCfmaf(make_cuFloatComplex(1 << 30, 1), make_cuFloatComplex(1 << 30, 1),
                               make_cuFloatComplex(-ldexpf(1, 60), 0));
  printf("%g %g\n", sum.x, sum.y);
}
__host__ __device__ void all() {
  const float values[] = {300, -1, -129, 40000, -40000, INFINITY, -INFINITY, NAN};
  for (float value : values) {
    halves<__half>("half", value);
    halves<__nv_bfloat16>("bfloat16", value);
    bytes<__nv_fp8_e5m2>("e5m2", value);
  }
  halves<__nv_bfloat16>("bfloat16", 1e30f);
  bytes<__nv_fp8_e4m3>("e4m3", 448);
  bytes<__nv_fp8_e4m3>("e4m3", -200);
  bytes<__nv_fp8_e4m3>("e4m3", NAN);
  complexNumbers();
}
__global__ void device() { all(); }
// Shuffles have no form for small integers.
__global__ void shuffles() {
  static_assert(sizeof(__shfl_sync(~0u, short(1), 0)) == sizeof(int), "promoted");
  static_assert(sizeof(__shfl_sync(~0u, (unsigned char)1, 0)) == sizeof(int), "promoted");
}
int main() {
  all();
  device<<<1, 1>>>();
  shuffles<<<1, 32>>>();
  return cudaDeviceSynchronize();
}
