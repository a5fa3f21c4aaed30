// The barrier in a loop is missing in the port. Lanes of one warp are the first to get in their way.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <hip/hip_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void sum(const int *in, int *out) {
  __shared__ int partial[256];
  int i = threadIdx.x;
  partial[i] = in[blockIdx.x * blockDim.x + i];
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (i < half)
      partial[i] += partial[i + half]; // BUG: no __syncthreads
  }
  if (i == 0)
    atomicAdd(out, partial[0]);
}

int main() {
  constexpr int n = 4096, threads = 256;
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = i % 7;
  int *in, *out, result = 0;
  CHECK(hipMalloc(&in, n * sizeof(int)));
  CHECK(hipMalloc(&out, sizeof(int)));
  CHECK(hipMemset(out, 0, sizeof(int)));
  CHECK(hipMemcpy(in, values.data(), n * sizeof(int), hipMemcpyHostToDevice));
  sum<<<n / threads, threads>>>(in, out);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(&result, out, sizeof(int), hipMemcpyDeviceToHost));
  std::printf("sum %d\n", result);
  CHECK(hipFree(in));
  CHECK(hipFree(out));
  return 0;
}
