// TOOLKIT: no, its headers declare __stcg to device code only
// Loads and stores with a cache operator. Those of the L2 cache and of the system's memory are read
// again each time; the others are hints.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

__global__ void poll(const int *flag, volatile int *go) {
  while (__hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) {
  }
  while (__hip_atomic_load(flag + 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM) == 0) {
  }
  *go = __hip_atomic_load(flag + 2, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

__global__ void scalars(float *out, const float *in, const __half *halves, double *wide) {
  __hip_atomic_store(out, __hip_atomic_load(in, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_store(out + 1, __hip_atomic_load(in + 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  (*(out + 2) = ((*(in + 2))));
  (*(out + 3) = ((*(in + 3))));
  __hip_atomic_store(wide, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  out[4] = __half2float(__hip_atomic_load(halves, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT));
}

__global__ void vectors(float4 *out, const float4 *in, int2 *pairs, ulonglong2 *words, __hip_bfloat162 *halves) {
  (*reinterpret_cast<volatile float4::Native_vec_ *>(out) = __builtin_bit_cast(float4::Native_vec_, float4(__builtin_bit_cast(float4, *reinterpret_cast<const volatile float4::Native_vec_ *>(in)))));
  (*reinterpret_cast<volatile float4::Native_vec_ *>(out + 1) = __builtin_bit_cast(float4::Native_vec_, float4(make_float4(0, 1, 2, 3))));
  __hip_atomic_store(pairs, __hip_atomic_load(pairs + 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  (*reinterpret_cast<volatile ulonglong2::Native_vec_ *>(words) = __builtin_bit_cast(ulonglong2::Native_vec_, ulonglong2(__builtin_bit_cast(ulonglong2, *reinterpret_cast<const volatile ulonglong2::Native_vec_ *>(words + 1)))));
  __hip_atomic_store(reinterpret_cast<__hip_bfloat162_raw *>(halves), static_cast<__hip_bfloat162_raw>(__hip_bfloat162(__hip_atomic_load(reinterpret_cast<const __hip_bfloat162_raw *>(halves + 1), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT))), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  (*(out + 2) = ((*(in + 2))));
}

template <class T> __device__ T load(const T *from) { return __hip_atomic_load(from, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
__global__ void generic(int *out, const int *in) { *out = load(in); }
