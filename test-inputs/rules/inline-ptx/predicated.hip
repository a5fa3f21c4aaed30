// Loads and copies that a predicate, a template or a number of bytes decides, as kernels of PyTorch
// extensions have them.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

// What is not loaded keeps its value.
__device__ void loadOrKeep(uint4 &data, const void *from, int guard) {
  {
    bool p = (guard & 1) != 0;
    unsigned result = data.x;
    unsigned result_ = data.y;
    unsigned result__ = data.z;
    if (p) { const uint4 loaded = *(const uint4 *)from; result = loaded.x; result_ = loaded.y; result__ = loaded.z; data.w = loaded.w; }
    data.x = result;
    data.y = result_;
    data.z = result__;
  }
}

__device__ uint2 loadOrZero(const uint2 *from, bool inside) {
  uint2 data;
  {
    typedef unsigned vec __attribute__((ext_vector_type(2)));
    bool p = (int)inside != 0;
    data.x = 0;
    data.y = 0;
    if (p) { const vec loaded = *(const volatile vec *)from; data.x = loaded.x; data.y = loaded.y; }
  }
  return data;
}

template <int bytes> __device__ void copy(unsigned to, const void *from, bool inside) {
  tranship::cp_async<bytes>((void *)(__attribute__((address_space(3))) void *)to, from);
  if ((int)inside != 0) tranship::cp_async<bytes>((void *)(__attribute__((address_space(3))) void *)to, from);
  int size = inside ? bytes : 0;
  tranship::cp_async<bytes>((void *)(__attribute__((address_space(3))) void *)to, from, size);
}

__device__ void copyPart(unsigned to, const float4 *from, int size) {
  tranship::cp_async<16>((void *)(__attribute__((address_space(3))) void *)to, from, size);
}

__device__ void use(unsigned to, const void *from) {
  copy<8>(to, from, true);
  copy<16>(to, from, true);
}
