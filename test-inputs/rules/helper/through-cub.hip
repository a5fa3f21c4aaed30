// CUB, Thrust and cooperative groups bring libcu++ along.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
#include <thrust/device_vector.h>
#include "tranship_hip.h"

template <class T> typename std::enable_if<std::is_integral<T>::value, T>::type twice(T value) {
  return 2 * value;
}

__global__ void count(const int *in, int *bins, int n) {
  int least = std::numeric_limits<int>::max();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    cuda::atomic_ref<int, cuda::thread_scope_device> bin(bins[in[i] & 15]);
    bin.fetch_add(1, std::memory_order_relaxed);
    least = in[i] < least ? in[i] : least;
  }
  bins[16] = least;
}
