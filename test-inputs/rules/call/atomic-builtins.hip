// The atomics of the compiler, whose scope is the system where none is named.
#include <hip/hip_runtime.h>

__global__ void all(int *p, int *q, unsigned *bits, float *sum, double *most, bool *did) {
  int value = __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  value += __hip_atomic_load(p, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  (*(&value) = __hip_atomic_load(p, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM));
  (*(&value) = __hip_atomic_load(p, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_WORKGROUP));
  __hip_atomic_store(p, value, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(p, value, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(p, *(&value), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(p, *(&value), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SINGLETHREAD);
  value = __hip_atomic_exchange(p, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_SYSTEM);
  (*(&value) = __hip_atomic_exchange(p, *(q), __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_WORKGROUP));
  *did = (static_cast<void>(false), __hip_atomic_compare_exchange_strong(p, &value, 2, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM));
  *did |= (static_cast<void>(true), __hip_atomic_compare_exchange_strong(p, &value, *(q), __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_AGENT));
  value = __hip_atomic_fetch_add(p, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  value = __hip_atomic_fetch_sub(p, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_add(sum, 1.0f, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_sub(p, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_fetch_and(bits, 0xffu, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_or(bits, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_xor(bits, 3u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_min(p, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_max(most, 1.0, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  ((__HIP_MEMORY_SCOPE_WORKGROUP) == __HIP_MEMORY_SCOPE_SYSTEM ? __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "") : (__HIP_MEMORY_SCOPE_WORKGROUP) == __HIP_MEMORY_SCOPE_AGENT ? __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent") : __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"));
  *q = value;
}

__device__ float atomicMaximum(float *address, float value) {
  unsigned *word = (unsigned *)address;
#if 1 /* CUDA_VERSION >= 12080 */
  unsigned seen = __hip_atomic_load(word, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
#else
  unsigned seen = *word;
#endif
  while (value > __uint_as_float(seen)) {
    unsigned old = seen;
    if ((seen = atomicCAS(word, old, __float_as_uint(value))) == old)
      break;
  }
  return __uint_as_float(seen);
}

#if 0 /* CUDA_VERSION < 12080 */
#define LOAD(p) (*(p))
#else
#define LOAD(p) __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM)
#endif
template <class T> __device__ T fetch(T *from) { return LOAD(from) + __hip_atomic_fetch_max(from, T(0), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM); }
__global__ void use(float *x) { *x = atomicMaximum(x, fetch(x)); }
