// CUB's headers bring Thrust's functors along, hipCUB's do not.
#include <cub/cub.cuh>

__global__ void largest(const int *in, int *out) {
  using Reduce = cub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  int value = Reduce(storage).Reduce(in[threadIdx.x], thrust::maximum<int>());
  if (threadIdx.x == 0)
    *out = value;
}
