// What a header can do: names, calls with other arguments, macros that are tested, launches.
#include "include/check.h"
#include <cublas_v2.h>
#include <cuda_fp16.h>

__constant__ float table[8];

__device__ float reduce(float x) {
#if __CUDA_ARCH__ >= 300
  for (int offset = 16; offset > 0; offset /= 2)
    x += __shfl_down_sync(0xffffffffffffffffull, x, offset);
#endif
  return x;
}

__global__ void solve(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = reduce(i < n ? in[i] * table[i % 8] : 0.f);
  if (threadIdx.x == 0)
    out[blockIdx.x] = __half2float(__float2half(sum));
}

int run(cublasHandle_t handle, float *in, float *out, int n, cudaStream_t stream) {
  float host[8] = {1};
  struct cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0));
  CHECK(cudaMemcpyToSymbol(table, host, sizeof host));
  CHECK(cudaMemcpyToSymbol(table, host, sizeof host[0], 0));
  solve<<<(n + 255) / 256, 256, 0, stream>>>(in, out, n);
  auto sync = &cudaStreamSynchronize;
  CHECK(sync(stream));
  float one = 1;
  return cublasSscal(handle, n, &one, out, 1) == CUBLAS_STATUS_SUCCESS ? 0 : 1;
}
