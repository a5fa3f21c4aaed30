#include <cuda_fp16.h>
#include <cuda_runtime.h>

__managed__ float total; // DIAG: managed-memory

__global__ void managed(float *sum, float x) { atomicAdd(sum, x); }           // DIAG: float-atomics atomic-order
__global__ void pinned(double *sum, double x) { atomicAdd(&sum[1], x); }      // DIAG: float-atomics atomic-order
__global__ void global(float x) { atomicAdd(&total, x); }                     // DIAG: float-atomics atomic-order
__global__ void halves(__half *sum, __half x) { atomicAdd(sum, x); }          // DIAG: float-atomics atomic-order
__global__ void unknown(__half2 *sum, __half2 x) { atomicAdd(sum, x); }       // DIAG: float-atomics atomic-order
__global__ void member(struct Sums sums, float x);
__device__ void add(float *sum, float x) { atomicAdd(sum, x); }               // DIAG: float-atomics atomic-order
__global__ void indirect(float *sum, float x) { add(sum + threadIdx.x, x); }

struct Sums {
  float *sum;
  int n;
};
__global__ void member(Sums sums, float x) { atomicAdd(sums.sum + sums.n, x); } // DIAG: float-atomics atomic-order

// Near misses: memory of the device, shared memory, integers.
__global__ void device(float *sum, float x) { atomicAdd(sum, x); } // DIAG: atomic-order
__global__ void deviceHalf(__half *sum, __half x) { atomicAdd(sum, x); } // DIAG: atomic-order
__global__ void shared(float *out, float x) {
  __shared__ float sum;
  atomicAdd(&sum, x); // DIAG: atomic-order
  __syncthreads();
  *out = sum;
}
__global__ void count(int *n) { atomicAdd(n, 1); }
__global__ void aligned(__half *sum, __half2 x) {
  size_t address = (size_t)sum;
  atomicAdd((__half2 *)(address & ~size_t(3)), x); // DIAG: atomic-order
}

template <typename T> T *make(int n) {
  T *p = nullptr;
  cudaMallocManaged(&p, n * sizeof(T));
  return p;
}
void allocate(double **p) { cudaHostAlloc((void **)p, 64, cudaHostAllocMapped); }

void host() {
  float *a = make<float>(4);
  managed<<<1, 64>>>(a, 1);
  double *b, *b2;
  allocate(&b);
  cudaHostGetDevicePointer((void **)&b2, b, 0);
  pinned<<<1, 64>>>(b2, 1);
  global<<<1, 64>>>(1);
  __half *c, *d;
  cudaMallocManaged(&c, 2);
  halves<<<1, 64>>>(c, __float2half(1));
  cudaMalloc(&d, 2);
  deviceHalf<<<1, 64>>>(d, __float2half(1));
  aligned<<<1, 64>>>(d, __half2());
  float *e;
  cudaMalloc(&e, 4);
  device<<<1, 64>>>(e, 1);
  shared<<<1, 64>>>(e, 1);
  int *n;
  cudaMallocManaged(&n, 4);
  count<<<1, 64>>>(n);
  void *arguments[] = {&a, &e};
  cudaLaunchKernel((void *)indirect, dim3(1), dim3(64), arguments, 0, 0);
  Sums sums;
  cudaMallocManaged(&sums.sum, 64);
  member<<<1, 64>>>(sums, 1);
}
