// `min` and `max` in device code, where the names of CUB are visible without a qualifier.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

template <typename T>
__device__ T clamped(T value, T limit) { return min(value, limit); }

namespace volumes {

using namespace hipcub;

__global__ void clamp(unsigned *x, int *y, unsigned limit, int n) {
  unsigned last = ::max(limit - 1, (unsigned)0);
  x[0] = ::min(last, limit);
  x[1] = ::max(last, limit);
  x[2] = ::max(last, (unsigned int)n);
  y[0] = ::max(n, 3);
  x[3] = clamped(last, limit);
}

__device__ size_t onDevice(size_t a, size_t b) { return ::max(a, b); }

} // namespace volumes

int onHost(int a, int b) { return max(a, b); }
