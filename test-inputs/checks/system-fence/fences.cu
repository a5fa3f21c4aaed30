#include <cuda_runtime.h>

__global__ void onDevice(volatile int *flag) {
  *flag = 1;
  __threadfence_system(); // DIAG: system-fence
}
__global__ void countOnDevice(int *n) { atomicAdd_system(n, 1); } // DIAG: system-fence
__global__ void portable(int *n) { atomicAdd_system(n, 1); }      // DIAG: system-fence
__global__ void unknown(int *n) { atomicAdd_system(n, 1); }       // DIAG: system-fence

__global__ void combined(int *n) { atomicAdd_system(n, 1); }      // DIAG: system-fence

// Near misses: memory that is coherent, and fences of smaller scope.
__global__ void mapped(volatile int *data, volatile int *flag) {
  *data = 42;
  __threadfence_system();
  *flag = 1;
}
__global__ void managed(int *n) { atomicAdd_system(n, 1); }
__global__ void plain(int *n) { atomicAdd_system(n, 1); }
__global__ void device(volatile int *flag) {
  *flag = 1;
  __threadfence();
}

void host() {
  int *d, *m, *p, *q, *g;
  cudaMalloc(&d, 4);
  onDevice<<<1, 1>>>(d);
  countOnDevice<<<1, 1>>>(d);
  device<<<1, 1>>>(d);
  cudaHostAlloc(&p, 4, cudaHostAllocPortable | cudaHostAllocWriteCombined);
  portable<<<1, 1>>>(p);
  int *c;
  cudaHostAlloc((void **)&c, 4, cudaHostAllocWriteCombined);
  combined<<<1, 1>>>(c);
  cudaHostAlloc(&q, 8, cudaHostAllocMapped | cudaHostAllocPortable);
  mapped<<<1, 1>>>(q, q + 1);
  cudaMallocManaged(&m, 4); // DIAG: managed-memory
  managed<<<1, 1>>>(m);
  cudaMallocHost(&g, 4);
  plain<<<1, 1>>>(g);
}
