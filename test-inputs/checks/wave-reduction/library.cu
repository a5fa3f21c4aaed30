#include <cub/cub.cuh>

__global__ void collective(int *out, int v) { // DIAG: wave-width
  using Reduce = cub::WarpReduce<int>;
  __shared__ typename Reduce::TempStorage storage;
  out[0] = Reduce(storage).Sum(v); // DIAG: wave-reduction
}

// Told how many threads; of a block.
__global__ void told(int *out, int v) {
  using Reduce = cub::WarpReduce<int, 32>;
  __shared__ typename Reduce::TempStorage storage;
  out[0] = Reduce(storage).Sum(v);
}
__global__ void block(int *out, int v) {
  using Reduce = cub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  out[0] = Reduce(storage).Sum(v);
}
