// SCHEDULES: descending random:7
#include <cstdio>
#include <vector>

__global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] + b[i];
}

int main() {
  const int n = 100000;
  std::vector<float> a(n, 1), b(n), c(n);
  for (int i = 0; i < n; ++i)
    b[i] = float(i);
  float *da, *db, *dc;
  cudaMalloc(&da, n * sizeof(float));
  cudaMalloc(&db, n * sizeof(float));
  cudaMalloc(&dc, n * sizeof(float));
  cudaMemcpy(da, a.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(db, b.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  add<<<(n + 255) / 256, 256>>>(da, db, dc, n);
  printf("launch: %s\n", cudaGetErrorString(cudaGetLastError()));
  cudaMemcpy(c.data(), dc, n * sizeof(float), cudaMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += c[i] != float(i + 1);
  printf("%d wrong\n", wrong);
  printf("free: %s\n", cudaGetErrorString(cudaFree(dc)));
  return cudaFree(da) || cudaFree(db);
}
