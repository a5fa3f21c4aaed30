// CUB's collectives of a warp work on 32 threads by default, hipCUB's on a wavefront.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

#include <utility>

struct Pair {
  float value;
  int index;
};

struct Larger {
  __device__ Pair operator()(Pair a, Pair b) const { return b.value > a.value ? b : a; }
};

template <class T, int items> struct Sorter {
  typedef hipcub::WarpMergeSort<T, items, 32> Sort;
  typedef hipcub::WarpExchange<T, items, 32> Exchange;
  typedef hipcub::WarpLoad<T, items, hipcub::WARP_LOAD_DIRECT, 32> Load;
  typedef hipcub::WarpStore<T, items, hipcub::WARP_STORE_TRANSPOSE, 32> Store;
};

template <class T> __device__ T sum(T value) {
  using Reduce = hipcub::WarpReduce<T, 32>;
  __shared__ typename Reduce::TempStorage storage[8];
  return Reduce(storage[threadIdx.x / 32]).Sum(value);
}

__global__ void collect(float *out, const Pair *pairs) {
  __shared__ hipcub::WarpReduce<Pair, 32>::TempStorage reduce[4];
  __shared__ hipcub::WarpScan<int, 32>::TempStorage scan;
  Pair largest = hipcub::WarpReduce<Pair, 32>(reduce[threadIdx.x / 32]).Reduce(pairs[threadIdx.x], Larger());
  int before = 0;
  if (threadIdx.x < 32)
    hipcub::WarpScan<int, 32>(scan).ExclusiveSum(largest.index, before);
  out[threadIdx.x] = sum(largest.value) + before;
}

// The number of threads is there.
__global__ void told(int *out, int v) {
  using Reduce = hipcub::WarpReduce<int, 16>;
  __shared__ typename Reduce::TempStorage storage;
  out[0] = Reduce(storage).Sum(v);
}
using Wide = hipcub::WarpLoad<std::pair<int, int>, 4, hipcub::WARP_LOAD_DIRECT, 32>;

// In code that Clang does not see.
#define SCAN(T) hipcub::WarpScan<T, 32>
#ifdef NO_SUCH_MACRO
std::vector<hipcub::WarpReduce<std::pair<int, int>, 32>> reductions;
#endif
