// SETTING: TRANSHIP_THREADS=1
#include <cstdio>

__global__ void beyond(int *p, int n) {
  p[threadIdx.x + n] = 1; // REPORT: out-of-bounds
}
__global__ void freed(const int *p, int *out) {
  *out = p[threadIdx.x]; // REPORT: use-after-free
}
__global__ void beyondShared(int n) {
  extern __shared__ int memory[];
  for (int i = 0; i < n; ++i)
    ((volatile int *)memory)[i] = i; // REPORT: out-of-bounds
}
__device__ int deep(int n) {
  volatile int frame[256];
  frame[0] = n;
  return n == 0 ? 0 : deep(n - 1) + frame[0]; // REPORT: stack-overflow
}
__global__ void overflow(int n, int *out) { *out = deep(n); }
__global__ void null(int *p) {
  *p = 1; // REPORT: out-of-bounds
}

void end(const char *name) {
  printf("%s: %s\n", name, cudaGetErrorName(cudaDeviceSynchronize()));
  cudaDeviceReset();
  printf("%s\n", cudaGetErrorName(cudaGetLastError()));
}

int main() {
  int *p, *q;
  cudaMalloc(&p, 1024);
  cudaMalloc(&q, 1024);
  beyond<<<1, 256>>>(p, 256);
  end("beyond");
  cudaFree(q);
  freed<<<1, 1>>>(q, p);
  end("freed");
  beyondShared<<<1, 1, 512>>>(100);
  end("within");
  beyondShared<<<1, 1, 512>>>(200);
  end("beyondShared");
  overflow<<<1, 1>>>(100000, p);
  end("overflow");
  null<<<1, 1>>>(nullptr);
  end("null");
  int zero = 0;
  cudaMemcpy(p, &zero, sizeof zero, cudaMemcpyHostToDevice);
  printf("goes on: %s\n", cudaGetErrorName(cudaGetLastError()));
}
