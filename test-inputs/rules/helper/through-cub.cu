// CUB, Thrust and cooperative groups bring libcu++ along.
#include <cub/block/block_reduce.cuh>
#include <thrust/device_vector.h>

template <class T> typename cuda::std::enable_if<cuda::std::is_integral<T>::value, T>::type twice(T value) {
  return 2 * value;
}

__global__ void count(const int *in, int *bins, int n) {
  int least = cuda::std::numeric_limits<int>::max();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    cuda::atomic_ref<int, cuda::thread_scope_device> bin(bins[in[i] & 15]);
    bin.fetch_add(1, cuda::std::memory_order_relaxed);
    least = in[i] < least ? in[i] : least;
  }
  bins[16] = least;
}
