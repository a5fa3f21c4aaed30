// A program's own function wins over Thrust's of the same name, which is found beside it for a complex number.
#include <cooperative_groups.h>
#include <thrust/complex.h>

template <class Group, class Value> __device__ Value reduce(const Group &group, Value value) {
  for (unsigned i = 1; i < group.size(); i <<= 1)
    value += group.shfl_xor(value, i);
  return value;
}
template <class Group, class Value> __device__ Value inclusive_scan(const Group &group, Value value) {
  const Value other = group.shfl_up(value, 1);
  return group.thread_rank() > 0 ? value + other : value;
}
__global__ void k(thrust::complex<double> *p) {
  auto t = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
  p[threadIdx.x] = reduce(t, p[threadIdx.x]);
  p[threadIdx.x] = inclusive_scan(t, p[threadIdx.x]);
}
