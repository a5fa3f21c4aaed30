// The atomics of the compiler, whose scope is the system where none is named.
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void all(int *p, int *q, unsigned *bits, float *sum, double *most, bool *did) {
  int value = __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED);
  value += __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_load(p, &value, __NV_ATOMIC_SEQ_CST);
  __nv_atomic_load(p, &value, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_store_n(p, value, __NV_ATOMIC_RELEASE);
  __nv_atomic_store_n(p, value, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
  __nv_atomic_store(p, &value, __NV_ATOMIC_RELAXED);
  __nv_atomic_store(p, &value, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_THREAD);
  value = __nv_atomic_exchange_n(p, 1, __NV_ATOMIC_ACQ_REL);
  __nv_atomic_exchange(p, q, &value, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK);
  *did = __nv_atomic_compare_exchange_n(p, &value, 2, false, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED);
  *did |= __nv_atomic_compare_exchange(p, &value, q, true, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_SEQ_CST,
                                       __NV_THREAD_SCOPE_DEVICE);
  value = __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_RELAXED);
  value = __nv_atomic_fetch_sub(p, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_add(sum, 1.0f, __NV_ATOMIC_RELAXED);
  __nv_atomic_sub(p, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_and(bits, 0xffu, __NV_ATOMIC_RELAXED);
  __nv_atomic_or(bits, 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_xor(bits, 3u, __NV_ATOMIC_RELAXED);
  __nv_atomic_min(p, 1, __NV_ATOMIC_RELAXED);
  __nv_atomic_max(most, 1.0, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_BLOCK);
  *q = value;
}

__device__ float atomicMaximum(float *address, float value) {
  unsigned *word = (unsigned *)address;
#if CUDA_VERSION >= 12080
  unsigned seen = __nv_atomic_load_n(word, __NV_ATOMIC_RELAXED);
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

#if CUDA_VERSION < 12080
#define LOAD(p) (*(p))
#else
#define LOAD(p) __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED)
#endif
template <class T> __device__ T fetch(T *from) { return LOAD(from) + __nv_atomic_fetch_max(from, T(0), __NV_ATOMIC_RELAXED); }
__global__ void use(float *x) { *x = atomicMaximum(x, fetch(x)); }
