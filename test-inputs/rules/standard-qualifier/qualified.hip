// C's functions of device code, named in std.
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>

struct Pair {
  float a, b;
};

__device__ float second(const Pair *pair) {
  Pair copy;
  memcpy(&copy, pair, sizeof copy);
  return copy.b;
}

template <typename T> __global__ void kernel(T *out, const Pair *pairs, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) {
    printf("%d\n", i);
    return;
  }
  memset(out + i, 0, sizeof *out);
  out[i] = T(second(pairs + i));
  if (out[i] < 0)
    printf("std::printf %f\n", float(out[i])); // the string stays
}

int main() {
  Pair pair;
  std::memset(&pair, 0, sizeof pair); // on the host
  hipLaunchKernelGGL(kernel, dim3(1), dim3(1), 0, 0, static_cast<float *>(nullptr), nullptr, 0);
  std::printf("%f\n", pair.a);
  return 0;
}
