// A library's namespace that the user adds to keeps its additions; the user's own of that name, in
// another one, stays.
#include <cub/cub.cuh>

struct Pair {
  int x, y;
};

namespace cub {
template <class T> struct Twice {
  __host__ __device__ T operator()(T x) const { return x + x; }
};
} // namespace cub

namespace mine {
namespace cub {
__device__ inline int size() { return 32; }
} // namespace cub
} // namespace mine

__global__ void sum(const int *in, int *out) {
  using Reduce = cub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  int total = Reduce(storage).Sum(cub::Twice<int>()(in[threadIdx.x]));
  if (threadIdx.x == 0)
    *out = total + mine::cub::size();
}
