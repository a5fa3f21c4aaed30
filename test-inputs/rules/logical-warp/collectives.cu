// CUB's collectives of a warp work on 32 threads by default, hipCUB's on a wavefront.
#include <cub/cub.cuh>

#include <utility>

struct Pair {
  float value;
  int index;
};

struct Larger {
  __device__ Pair operator()(Pair a, Pair b) const { return b.value > a.value ? b : a; }
};

template <class T, int items> struct Sorter {
  typedef cub::WarpMergeSort<T, items> Sort;
  typedef cub::WarpExchange<T, items> Exchange;
  typedef cub::WarpLoad<T, items> Load;
  typedef cub::WarpStore<T, items, cub::WARP_STORE_TRANSPOSE> Store;
};

template <class T> __device__ T sum(T value) {
  using Reduce = cub::WarpReduce<T>;
  __shared__ typename Reduce::TempStorage storage[8];
  return Reduce(storage[threadIdx.x / 32]).Sum(value);
}

__global__ void collect(float *out, const Pair *pairs) {
  __shared__ cub::WarpReduce<Pair>::TempStorage reduce[4];
  __shared__ cub::WarpScan<int>::TempStorage scan;
  Pair largest = cub::WarpReduce<Pair>(reduce[threadIdx.x / 32]).Reduce(pairs[threadIdx.x], Larger());
  int before = 0;
  if (threadIdx.x < 32)
    cub::WarpScan<int>(scan).ExclusiveSum(largest.index, before);
  out[threadIdx.x] = sum(largest.value) + before;
}

// The number of threads is there.
__global__ void told(int *out, int v) {
  using Reduce = cub::WarpReduce<int, 16>;
  __shared__ typename Reduce::TempStorage storage;
  out[0] = Reduce(storage).Sum(v);
}
using Wide = cub::WarpLoad<std::pair<int, int>, 4, cub::WARP_LOAD_DIRECT, 32>;

// In code that Clang does not see.
#define SCAN(T) cub::WarpScan<T>
#ifdef NO_SUCH_MACRO
std::vector<cub::WarpReduce<std::pair<int, int>>> reductions;
#endif
