// Code for GPUs sees other values of `long double` in HIP; they matter where such code uses them.
#include <cfloat>

#include <hip/hip_runtime.h>

struct Limits {
  static constexpr int digits = LDBL_MANT_DIG;
  static constexpr int exponent = LDBL_MAX_EXP; // DIFFERS
};
int precision() { return Limits::digits + Limits::exponent; }
__global__ void fill(int *out) { *out = Limits::exponent; }
int main() {
  int *out;
  hipMalloc(&out, sizeof(int));
  hipLaunchKernelGGL(fill, dim3(1), dim3(1), 0, 0, out);
  return precision();
}
