// Loads, stores, atomics and copies.
#include <hip/hip_runtime.h>
#include <cstdint>
__device__ void loads(float *f, const unsigned *u, const float4 *v4, unsigned long long address, uint64_t *l) {
  float x, y, z, w;
  unsigned a, b;
  x = *f;
  x = f[4];
  x = __ldg(f + 1);
  a = *(const volatile unsigned *)u;
  a = __hip_atomic_load(u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  a = __builtin_nontemporal_load(u);
  a = *(const unsigned char *)u;
  b = *(const unsigned *)address;
  b = __hip_atomic_load(u, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  address = __hip_atomic_load(l, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  {
    const float4 loaded = __ldg(v4);
    x = loaded.x;
    y = loaded.y;
    z = loaded.z;
    w = loaded.w;
  }
  {
    const ulonglong2 loaded = __ldg((const ulonglong2 *)((char *)u + 16));
    l[0] = loaded.x;
    l[1] = loaded.y;
  }
  {
    typedef float vec __attribute__((ext_vector_type(4)));
    const vec loaded = __builtin_nontemporal_load((const vec *)v4);
    x = loaded.x;
    y = loaded.y;
    z = loaded.z;
    w = loaded.w;
  }
  {
    typedef unsigned vec __attribute__((ext_vector_type(2)));
    const vec loaded = *(const volatile vec *)u;
    a = loaded.x;
    b = loaded.y;
  }
  f[0] = x + y + z + w + a + b;
}

__device__ void stores(float *f, unsigned *u, float4 *v4, float x, unsigned a) {
  *f = x;
  __builtin_nontemporal_store(x, f);
  *(volatile unsigned *)u = a;
  __hip_atomic_store(u, a, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  *v4 = make_float4(x, x, x, x);
  {
    typedef float vec __attribute__((ext_vector_type(4)));
    __builtin_nontemporal_store(vec{x, x, x, x}, (vec *)f);
  }
  __hip_atomic_store(u, a, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  /* a prefetch, which has no counterpart */
}

__device__ void atomics(int *i, unsigned *u, unsigned long long *l, float *f, unsigned a, int n) {
  unsigned old;
  atomicAdd(u, a);
  atomicAdd(i, n);
  atomicAdd(l, *l);
  __hip_atomic_fetch_add(i, n, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  *f = atomicAdd(f, 1.0f);
  old = atomicCAS(u, a, a + 1);
  {
    unsigned found = a;
    __hip_atomic_compare_exchange_strong(u, &found, a + 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM);
    old = found;
  }
  n = atomicMax((int *)u, int(a));
}

__device__ void shared(const float4 *from, float *to, bool inside) {
  __shared__ float4 tile[64];
  unsigned address;
  address = unsigned((unsigned long long)(__attribute__((address_space(3))) void *)(&tile[threadIdx.x]));
  *(uint4 *)(__attribute__((address_space(3))) void *)address = *(const uint4 *)from;
  *(uint2 *)(__attribute__((address_space(3))) void *)address = *(const uint2 *)from;
  *(uint4 *)(__attribute__((address_space(3))) void *)address = inside ? *(const uint4 *)from : uint4{};
  /* copies are complete at once */
  /* copies are complete at once */
  __syncthreads();
  float x, y;
  x = *(__attribute__((address_space(3))) const float *)address;
  {
    typedef float vec __attribute__((ext_vector_type(2)));
    const vec loaded = *(__attribute__((address_space(3))) const vec *)(address + 8);
    x = loaded.x;
    y = loaded.y;
  }
  *(__attribute__((address_space(3))) float *)(address + 4) = x;
  atomicAdd((unsigned *)(__attribute__((address_space(3))) void *)address, 1u);
  *to = x + y;
}
__device__ void commit() { /* copies are complete at once */ }
template <int n> __device__ void wait() { /* copies are complete at once */ }
__device__ float intrinsic(float *p) {
  __shared__ float tile[64];
  unsigned address = static_cast<unsigned>(((size_t)(__attribute__((address_space(3))) void *)(tile + threadIdx.x)));
  float x;
  x = *(__attribute__((address_space(3))) const float *)address;
  x = *(__attribute__((address_space(3))) const float *)(unsigned)((size_t)(__attribute__((address_space(3))) void *)(p));
  return x;
}
