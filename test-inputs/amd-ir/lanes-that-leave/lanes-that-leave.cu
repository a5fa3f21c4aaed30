// Lanes of one wave that leave a loop, and arrive at a barrier on their way out, while the others wait
// for them in the loop. The threads of an NVIDIA GPU get on; on AMD GPUs, what follows a loop comes
// when all lanes have left it. tranship reports the wait (spin-lock).
#include <cstdio>
#include <cuda/barrier>
#include <cuda_runtime.h>

__global__ void dropOut(int *left) {
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x);
  __syncthreads();
  int phase = 0;
  for (unsigned alive = blockDim.x; alive > 1; alive /= 2, ++phase) {
    if (threadIdx.x >= alive / 2) {
      barrier.arrive_and_drop();
      return;
    }
    barrier.arrive_and_wait();
    if (threadIdx.x == 0)
      left[phase] = alive / 2;
  }
}

int main() {
  int *left, values[5] = {};
  cudaMalloc(&left, sizeof(values));
  cudaMemset(left, 0, sizeof(values));
  dropOut<<<1, 32>>>(left);
  cudaMemcpy(values, left, sizeof(values), cudaMemcpyDeviceToHost);
  std::printf("left: %d %d %d %d %d\n", values[0], values[1], values[2], values[3], values[4]);
  cudaFree(left);
  return values[4] == 1 ? 0 : 1;
}
