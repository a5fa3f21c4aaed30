// Loads and stores with cache hints in templates, where no form of HIP's fits all types.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
template <class T> __device__ T get(const T *from) { return tranship::loadWords<__HIP_MEMORY_SCOPE_AGENT>(from); }
template <class T> __device__ void put(T *to, T value) {
  tranship::storeWords<__HIP_MEMORY_SCOPE_SYSTEM>(to, value);
  tranship::storeWords<__HIP_MEMORY_SCOPE_AGENT>(to + 1, tranship::loadWords<__HIP_MEMORY_SCOPE_SYSTEM>(to) /* of any type */);
}
__global__ void k(uint4 *a, unsigned *b, double *c, uchar4 *d) {
  put(a, get(a + 1));
  put(b, get(b + 1));
  put(c, get(c + 1));
  put(d, get(d + 1));
  b[3] = __hip_atomic_load(b, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM); // one type: HIP's
}
