// Barriers that threads miss, and threads that wait for each other.
#include <cstdio>

__global__ void early(int *out, int n) {
  __shared__ int box[64];
  if (threadIdx.x >= n)
    return;
  box[threadIdx.x] = threadIdx.x;
  __syncthreads(); // REPORT: barrier-missed
  *out = box[n - 1];
}
__global__ void branches(int *out) {
  if (threadIdx.x % 2)
    __syncthreads(); // REPORT: barrier-divergence
  else
    __syncthreads();
  *out = 1;
}
__global__ void stuck() {
  if (threadIdx.x == 0)
    __syncwarp(3); // REPORT: deadlock
  else
    __syncthreads();
}
// A lock among the threads of all blocks, and one block that waits for another.
__device__ int lock, total;
__global__ void locked() {
  for (bool done = false; !done;)
    if (atomicCAS(&lock, 0, 1) == 0) {
      total = total + 1;
      __threadfence();
      atomicExch(&lock, 0);
      done = true;
    }
}
__device__ volatile int flag;
__global__ void handOver(int *out) {
  if (blockIdx.x == 0) {
    while (flag == 0)
      ;
    *out = flag;
  } else if (blockIdx.x == gridDim.x - 1)
    flag = 5;
}

int main() {
  int *out;
  cudaMallocManaged(&out, 64);
  early<<<1, 64>>>(out, 50);
  cudaDeviceSynchronize();
  printf("%d\n", *out);
  branches<<<1, 32>>>(out);
  cudaDeviceSynchronize();
  printf("%d\n", *out);
  stuck<<<1, 32>>>();
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  cudaDeviceReset();
  locked<<<8, 64>>>();
  int sum;
  cudaMemcpyFromSymbol(&sum, total, sizeof sum);
  printf("%d\n", sum);
  handOver<<<4, 1>>>(out);
  printf("%s %d\n", cudaGetErrorName(cudaDeviceSynchronize()), *out);
  return 0;
}
