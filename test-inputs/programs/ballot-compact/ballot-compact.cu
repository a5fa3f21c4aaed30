// Odd numbers gathered without gaps: places within a warp from a ballot, between warps by an atomic.
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void keepOdd(const int *in, int *out, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x & 31;
  bool keep = i < n && in[i] % 2 != 0;
  unsigned votes = __ballot_sync(0xffffffff, keep);
  int before = __popc(votes & ((1u << lane) - 1));
  int start = 0;
  if (lane == 0)
    start = atomicAdd(count, __popc(votes));
  start = __shfl_sync(0xffffffff, start, 0);
  if (keep)
    out[start + before] = in[i];
}

int main() {
  constexpr int n = 3000;
  std::vector<int> values(n);
  size_t odd = 0;
  for (int i = 0; i < n; ++i) {
    values[i] = i * 7 % 1001;
    odd += values[i] % 2;
  }
  int *in, *out, *count, found;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, n * sizeof(int)));
  CHECK(cudaMalloc(&count, sizeof(int)));
  CHECK(cudaMemset(count, 0, sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  keepOdd<<<(n + 127) / 128, 128>>>(in, out, count, n);
  CHECK(cudaMemcpy(&found, count, sizeof(int), cudaMemcpyDeviceToHost));
  std::vector<int> kept(found);
  CHECK(cudaMemcpy(kept.data(), out, found * sizeof(int), cudaMemcpyDeviceToHost));
  std::sort(kept.begin(), kept.end()); // the order between warps is anybody's
  values.erase(std::remove_if(values.begin(), values.end(), [](int v) { return v % 2 == 0; }),
               values.end());
  std::sort(values.begin(), values.end());
  std::printf("kept %d of %d, expected %zu\n", found, n, odd);
  for (int *pointer : {in, out, count})
    CHECK(cudaFree(pointer));
  return kept != values;
}
