// All that lib/verify/hip_on_nvidia.hpp adds, for a compiler.
#include <cooperative_groups.h>
#include <cuda/functional>

template <class T> __device__ T shuffled(T value) {
  value += __shfl(value, 3) + __shfl(value, 3, 16) + __shfl_up(value, 1, 32);
  return value + __shfl_down(value, 1) + __shfl_xor(value, 8, 32);
}

__global__ void use(float *f, double *d, int *out) {
  int all = 0;
  unsigned long long votes = __ballot(out[0]) | __match_any(out[1]) | __match_all(out[2], &all);
  out[0] = shuffled(out[1]) + __any(out[2]) + __all(out[3]) + __popcll(votes) + all + __lane_id();
  f[0] = __ocml_add_rtn_f32(f[1], f[2]) + __ocml_fma_rtz_f32(f[1], f[2], shuffled(f[3]));
  d[0] = __ocml_sub_rtp_f64(d[1], d[2]) * __ocml_mul_rte_f64(d[1], shuffled(d[2]));
}
