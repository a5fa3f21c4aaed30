// A library's namespace that the user adds to keeps its additions; the user's own of that name, in
// another one, stays.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

struct Pair {
  int x, y;
};

namespace hipcub {
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
  using Reduce = hipcub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  int total = Reduce(storage).Sum(hipcub::Twice<int>()(in[threadIdx.x]));
  if (threadIdx.x == 0)
    *out = total + mine::cub::size();
}
