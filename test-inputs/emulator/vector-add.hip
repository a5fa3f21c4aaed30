#include <cstdio>
#include <hip/hip_runtime.h>
#include <vector>

__global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] + b[i];
}
template <int factor> __global__ void scale(float4 *v) {
  v[threadIdx.x] = v[threadIdx.x] * float(factor);
}

int main() {
  const int n = 100000;
  std::vector<float> a(n, 1), b(n), c(n);
  for (int i = 0; i < n; ++i)
    b[i] = float(i);
  float *da, *db, *dc;
  hipMalloc(&da, n * sizeof(float));
  hipMalloc(&db, n * sizeof(float));
  hipMalloc(&dc, n * sizeof(float));
  hipMemcpy(da, a.data(), n * sizeof(float), hipMemcpyHostToDevice);
  hipMemcpy(db, b.data(), n * sizeof(float), hipMemcpyHostToDevice);
  hipLaunchKernelGGL(add, dim3((n + 255) / 256), dim3(256), 0, 0, da, db, dc, n);
  printf("launch: %s\n", hipGetErrorString(hipGetLastError()));
  hipMemcpy(c.data(), dc, n * sizeof(float), hipMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += c[i] != float(i + 1);
  printf("%d wrong\n", wrong);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<3>), 1, 10, 0, 0, reinterpret_cast<float4 *>(dc));
  hipMemcpyDtoH(c.data(), dc, n * sizeof(float));
  printf("%g %g\n", c[39], c[40]);
  printf("%s %s\n", hipGetErrorName(hipMemcpy(nullptr, dc, 4, hipMemcpyDeviceToHost)),
         hipGetErrorName(hipGetLastError()));
  return hipFree(da) || hipFree(db) || hipFree(dc);
}
