// HIP's own `__fns64` shifts an int by up to 63:
// https://github.com/tile-ai/tilelang/pull/2195
#include <cstdio>

#include <hip/hip_runtime.h>

// The position of the lane itself, as the nth set bit of a mask.
__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x;
  out[i] = __fns64(~0ull, i, 0) + 0 * in[i];
}

int main() {
  const int n = 64;
  int *in, *out;
  if (hipMallocManaged(&in, n * sizeof(int)) != hipSuccess ||
      hipMallocManaged(&out, n * sizeof(int)) != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i) {
    in[i] = (i * 7 + i / 5) % 13;
    out[i] = -1;
  }
  work<<<1, 64>>>(in, out, n);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  hipFree(in);
  hipFree(out);
}
