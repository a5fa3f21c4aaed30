// CUB's headers bring Thrust's functors along, hipCUB's do not.
#include <hip/hip_runtime.h>
#include <thrust/functional.h>
#include <hipcub/hipcub.hpp>

__global__ void largest(const int *in, int *out) {
  using Reduce = hipcub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  int value = Reduce(storage).Reduce(in[threadIdx.x], thrust::maximum<int>());
  if (threadIdx.x == 0)
    *out = value;
}
