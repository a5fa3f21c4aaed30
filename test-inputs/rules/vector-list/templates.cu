// COMPILES: no, what is reported must be changed by hand
// What a list makes may depend on template arguments and macros.
#include <cuda_runtime.h>

#define ONES {1, 1}
#define X_AXIS float4{1.f}
#define UNIT {1} // DIAG: vector-list
#define FLAT 1, 2, 3, 4

template <typename T> __device__ T unit() {
  return T{1}; // DIAG: vector-list
}
template <typename T> __device__ T first(float x) {
  T result = {x};
  return result;
}
template <typename T> __device__ float4 known(T x) {
  float4 result{float(x)};
  return result;
}
template <typename T> struct Holder {
  T value{1}; // DIAG: vector-list
};

__global__ void templates(float4 *out, float *scalar) {
  out[0] = unit<float4>();
  *scalar = unit<float>();
  out[1] = first<float4>(2.f);
  out[2] = known(3);
  Holder<float4> vector;
  Holder<float> number;
  int array[2] = ONES;
  int2 pair = ONES;
  float4 axis = X_AXIS;
  int4 unit = UNIT;
  int one[1] = UNIT;
  float2 table[2] = {FLAT}; // DIAG: vector-list
}
