// Code for GPUs sees other values of `long double` in HIP; they matter where such code uses them.
#include <cfloat>

#include <cuda_runtime.h>

struct Limits {
  static constexpr int digits = LDBL_MANT_DIG;
  static constexpr int exponent = LDBL_MAX_EXP; // DIFFERS
};
int precision() { return Limits::digits + Limits::exponent; }
__global__ void fill(int *out) { *out = Limits::exponent; }
int main() {
  int *out;
  cudaMalloc(&out, sizeof(int));
  fill<<<1, 1>>>(out);
  return precision();
}
