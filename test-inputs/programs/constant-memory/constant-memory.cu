// A polynomial whose coefficients stand in constant memory; other symbols copied both ways.
#include <cstdio>
#include <cstdlib>
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

constexpr int degree = 5;
__constant__ float coefficients[degree + 1];
__device__ int calls;
__device__ float largest[2];

__global__ void evaluate(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float value = coefficients[degree];
  for (int power = degree - 1; power >= 0; --power)
    value = value * x[i] + coefficients[power];
  y[i] = value;
  atomicAdd(&calls, 1);
  if (i == n - 1)
    largest[1] = value;
}

int main() {
  constexpr int n = 100;
  const float host[degree + 1] = {1, -2, 0.5f, 0, 0.25f, -0.125f};
  std::vector<float> x(n), y(n);
  for (int i = 0; i < n; ++i)
    x[i] = i / 8.f;
  CHECK(cudaMemcpyToSymbol(coefficients, host, sizeof host));
  int zero = 0, count = -1;
  CHECK(cudaMemcpyToSymbol(calls, &zero, sizeof zero));
  float *dx, *dy, last = 0;
  CHECK(cudaMalloc(&dx, n * sizeof(float)));
  CHECK(cudaMalloc(&dy, n * sizeof(float)));
  CHECK(cudaMemcpy(dx, x.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  evaluate<<<2, 64>>>(dx, dy, n);
  CHECK(cudaMemcpy(y.data(), dy, n * sizeof(float), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpyFromSymbol(&count, calls, sizeof count));
  CHECK(cudaMemcpyFromSymbol(&last, largest, sizeof last, sizeof(float)));
  void *address = nullptr;
  size_t size = 0;
  CHECK(cudaGetSymbolAddress(&address, coefficients));
  CHECK(cudaGetSymbolSize(&size, coefficients));
  std::printf("f(0) %.3f f(1) %.3f f(last) %.3f\n", y[0], y[8], y[n - 1]);
  std::printf("calls %d, last %.3f, %zu bytes at %s\n", count, last, size, address ? "a place" : "none");
  CHECK(cudaFree(dx));
  CHECK(cudaFree(dy));
  return count != n || last != y[n - 1];
}
