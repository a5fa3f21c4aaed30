// Lists that are assigned to pairs of halves, which HIP and clang find ambiguous.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

struct half4 {
  half x, y, z, w;
};

__global__ void split(half2 *low, half2 *high, const half4 *values) {
  const half4 value = values[threadIdx.x];
  low[threadIdx.x] = {value.x, value.y};
  high[threadIdx.x] = {__float2half(2.f), value.w};
  half2 both = {value.x, value.y};
  both = half2{value.z, value.w};
  both = __half2_raw{0, 0};
  low[0] = both;
  low[1] = {};
}

template <typename Pair, typename T> __device__ void store(Pair *out, T a, T b) {
  Pair pair;
  pair = {a, b};
  *out = pair;
  pair = {};
  out[2] = pair;
}
__global__ void storeAll(__nv_bfloat162 *out, __nv_bfloat16 a) {
  store(out, a, a);
  out[1] = {a, a};
}
