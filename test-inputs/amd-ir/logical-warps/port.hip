// Ranks within 32 threads, by a ballot of all 64 lanes of a wave:
// https://github.com/GPUOpen-LibrariesAndSDKs/Orochi/issues/146
#include <cstdio>

#include <hip/hip_runtime.h>

// The rank of each number among those of its group of 32 threads that have the same parity.
__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x, lane = i % 32;
  const bool bit = i < n && (in[i] & 1);
  const unsigned odd = __ballot(bit);
  const unsigned kin = bit ? odd : ~odd;
  if (i < n)
    out[i] = __popc(kin & ((1u << lane) - 1));
}

int main() {
  const int n = 128;
  int *in, *out;
  if (hipMallocManaged(&in, n * sizeof(int)) != hipSuccess ||
      hipMallocManaged(&out, n * sizeof(int)) != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i) {
    in[i] = (i * 7 + i / 5) % 13;
    out[i] = -1;
  }
  work<<<1, 128>>>(in, out, n);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  hipFree(in);
  hipFree(out);
}
