// SPDX-License-Identifier: 0BSD
// Vectors of four numbers of 64 bits that are aligned to 16 bytes, as in CUDA 13. HIP aligns its own to
// 32 bytes.

//- helper: vectors-16a
//- includes: hip/hip_runtime.h
namespace tranship {
struct alignas(16) double4_16a { double x, y, z, w; };
__host__ __device__ inline double4_16a make_double4_16a(double x, double y, double z, double w) {
  return {x, y, z, w};
}
struct alignas(16) long4_16a { long x, y, z, w; };
__host__ __device__ inline long4_16a make_long4_16a(long x, long y, long z, long w) {
  return {x, y, z, w};
}
struct alignas(16) longlong4_16a { long long x, y, z, w; };
__host__ __device__ inline longlong4_16a make_longlong4_16a(long long x, long long y, long long z, long long w) {
  return {x, y, z, w};
}
struct alignas(16) ulong4_16a { unsigned long x, y, z, w; };
__host__ __device__ inline ulong4_16a make_ulong4_16a(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  return {x, y, z, w};
}
struct alignas(16) ulonglong4_16a { unsigned long long x, y, z, w; };
__host__ __device__ inline ulonglong4_16a make_ulonglong4_16a(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  return {x, y, z, w};
}
} // namespace tranship
