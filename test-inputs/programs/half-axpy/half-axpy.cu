// y = a x + y in half precision, and the sums of pairs.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void toHalf(const float *from, __half *to, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] = __float2half(from[i]);
}
__global__ void axpy(__half a, const __half *x, const __half *y, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = __half2float(__hfma(a, x[i], y[i]));
}
__global__ void pairs(const __half2 *x, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    __half2 twice = __hadd2(x[i], x[i]);
    out[i] = __low2float(twice) + __high2float(twice);
  }
}

int main() {
  constexpr int n = 512;
  std::vector<float> x(n), y(n), result(n), sums(n / 2);
  for (int i = 0; i < n; ++i) {
    x[i] = i % 32 * 0.25f;
    y[i] = i % 9 - 4.f;
  }
  float *dx, *dy, *out;
  __half *hx, *hy;
  CHECK(cudaMalloc(&dx, n * sizeof(float)));
  CHECK(cudaMalloc(&dy, n * sizeof(float)));
  CHECK(cudaMalloc(&out, n * sizeof(float)));
  CHECK(cudaMalloc(&hx, n * sizeof(__half)));
  CHECK(cudaMalloc(&hy, n * sizeof(__half)));
  CHECK(cudaMemcpy(dx, x.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(dy, y.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  toHalf<<<n / 128, 128>>>(dx, hx, n);
  toHalf<<<n / 128, 128>>>(dy, hy, n);
  axpy<<<n / 128, 128>>>(__float2half(1.5f), hx, hy, out, n);
  CHECK(cudaMemcpy(result.data(), out, n * sizeof(float), cudaMemcpyDeviceToHost));
  pairs<<<n / 256, 128>>>(reinterpret_cast<const __half2 *>(hx), out, n / 2);
  CHECK(cudaMemcpy(sums.data(), out, n / 2 * sizeof(float), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += result[i] != 1.5f * x[i] + y[i];
  for (int i = 0; i < n / 2; ++i)
    wrong += sums[i] != 2 * (x[2 * i] + x[2 * i + 1]);
  std::printf("%.4f %.4f %.4f wrong %d\n", result[1], result[n - 1], sums[7], wrong);
  for (void *pointer : {(void *)dx, (void *)dy, (void *)out, (void *)hx, (void *)hy})
    CHECK(cudaFree(pointer));
  return wrong != 0;
}
