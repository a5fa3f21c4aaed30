// C's functions of device code, named in std.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

struct Pair {
  float a, b;
};

__device__ float second(const Pair *pair) {
  Pair copy;
  std::memcpy(&copy, pair, sizeof copy);
  return copy.b;
}

template <typename T> __global__ void kernel(T *out, const Pair *pairs, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) {
    ::std::printf("%d\n", i);
    return;
  }
  std::memset(out + i, 0, sizeof *out);
  out[i] = T(second(pairs + i));
  if (out[i] < 0)
    std :: printf("std::printf %f\n", float(out[i])); // the string stays
}

int main() {
  Pair pair;
  std::memset(&pair, 0, sizeof pair); // on the host
  kernel<<<1, 1>>>(static_cast<float *>(nullptr), nullptr, 0);
  std::printf("%f\n", pair.a);
  return 0;
}
