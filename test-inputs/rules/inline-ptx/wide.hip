// Accesses of more than 128 bits, words of 128 bits, and vectors with an order.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"
#include <cstdint>
__device__ void wide(const void *from, void *to) {
  uint32_t v[8];
  uint64_t l[4];
  float f[8];
  {
    typedef float vec __attribute__((ext_vector_type(4)));
    typedef float vec_ __attribute__((ext_vector_type(4)));
    const vec loaded = __builtin_nontemporal_load((const vec *)from);
    f[0] = loaded.x;
    f[1] = loaded.y;
    f[2] = loaded.z;
    f[3] = loaded.w;
    const vec_ loaded_ = __builtin_nontemporal_load((const vec_ *)((char *)from + 16));
    f[4] = loaded_.x;
    f[5] = loaded_.y;
    f[6] = loaded_.z;
    f[7] = loaded_.w;
  }
  {
    const uint4 loaded = *(const uint4 *)((char *)from + 32);
    v[0] = loaded.x;
    v[1] = loaded.y;
    v[2] = loaded.z;
    v[3] = loaded.w;
    const uint4 loaded_ = *(const uint4 *)((char *)from + 48);
    v[4] = loaded_.x;
    v[5] = loaded_.y;
    v[6] = loaded_.z;
    v[7] = loaded_.w;
  }
  {
    const ulonglong2 loaded = *(const ulonglong2 *)from;
    l[0] = loaded.x;
    l[1] = loaded.y;
    const ulonglong2 loaded_ = *(const ulonglong2 *)((char *)from + 16);
    l[2] = loaded_.x;
    l[3] = loaded_.y;
  }
  *(uint4 *)to = make_uint4(v[0], v[1], v[2], v[3]);
  *(uint4 *)((char *)to + 16) = make_uint4(v[4], v[5], v[6], v[7]);
  {
    typedef unsigned long long vec __attribute__((ext_vector_type(2)));
    typedef unsigned long long vec_ __attribute__((ext_vector_type(2)));
    __builtin_nontemporal_store(vec{l[0], l[1]}, (vec *)to);
    __builtin_nontemporal_store(vec_{l[2], l[3]}, (vec_ *)((char *)to + 16));
  }
  *(float4 *)to = make_float4(f[0], f[1], f[2], f[3]);
  *(float4 *)((char *)to + 16) = make_float4(f[4], f[5], f[6], f[7]);
}
__device__ void words(uint32_t shared, unsigned __int128 *p, uint64_t &low, uint64_t &high) {
  unsigned __int128 word;
  word = *(const unsigned __int128 *)p;
  *(__attribute__((address_space(3))) unsigned __int128 *)shared = word;
  {
    const unsigned __int128 word = *(__attribute__((address_space(3))) const unsigned __int128 *)shared;
    low = (unsigned long long)word;
    high = (unsigned long long)(word >> 64);
  }
  *(unsigned __int128 *)p = (unsigned __int128)high << 64 | low;
}
__device__ void ordered(uint4 *flags, uint32_t *count, uint4 &x) {
  {
    typedef unsigned vec __attribute__((ext_vector_type(4)));
    const vec loaded = *(const volatile vec *)flags;
    __threadfence_system();
    x.x = loaded.x;
    x.y = loaded.y;
    x.z = loaded.z;
    x.w = loaded.w;
  }
  {
    typedef unsigned vec __attribute__((ext_vector_type(4)));
    __threadfence();
    *(volatile vec *)flags = vec{x.x, x.y, x.z, x.w};
  }
  __threadfence();
  x.x = atomicInc(count, 7u);
  __threadfence();
  __threadfence_system();
}
__device__ void narrow(uint32_t shared, void *to, uint16_t number, uint64_t word) {
  *(__attribute__((address_space(3))) unsigned char *)shared = number;
  *(unsigned short *)to = word;
  *(unsigned char *)((char *)to + 2) = 7;
}
__device__ uint32_t sums(void *to, uint32_t a, uint32_t b) {
  uint32_t old;
  tranship::atomic_add_pair<__half2>((unsigned *)to, a, __HIP_MEMORY_SCOPE_AGENT);
  tranship::atomic_add_pair<__half2>((unsigned *)((char *)to + 4), b, __HIP_MEMORY_SCOPE_AGENT);
  tranship::atomic_add_half<__half>((unsigned short *)(__attribute__((address_space(3))) void *)b, (unsigned short)a, __HIP_MEMORY_SCOPE_AGENT);
  old = tranship::atomic_add_pair<__hip_bfloat162>((unsigned *)((char *)to + 8), a, __HIP_MEMORY_SCOPE_AGENT);
  return old;
}
