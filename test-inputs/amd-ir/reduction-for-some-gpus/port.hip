// A sum that is computed on some GPUs only: https://github.com/pytorch/FBGEMM/pull/6014
#include <cstdio>

#include <hip/hip_runtime.h>

template <int Control> __device__ int addMoved(int value) {
  return value + __builtin_amdgcn_update_dpp(0, value, Control, 0xf, 0xf, false);
}

// The sum of all lanes, in the last lane.
__device__ int reduced(int value) {
#if defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
  value = addMoved<0x111>(value); // row_shr:1
  value = addMoved<0x112>(value); // row_shr:2
  value = addMoved<0x114>(value); // row_shr:4
  value = addMoved<0x118>(value); // row_shr:8
  value = addMoved<0x142>(value); // row_bcast:15
  value = addMoved<0x143>(value); // row_bcast:31
#endif
  return value;
}

__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x;
  const int sum = __builtin_amdgcn_readlane(reduced(i < 32 ? in[i] : 0), warpSize - 1);
  if (i < n)
    out[i] = sum;
}

int main() {
  const int n = 32;
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
