// CHECKED
// Accesses of two threads that nothing orders, and such that something does.
#include <cstdio>

__global__ void noBarrier(int *out) {
  __shared__ int box[128];
  box[threadIdx.x] = threadIdx.x;     // REPORT: shared-race
  int other = box[127 - threadIdx.x]; // REPORT: shared-race
  atomicAdd(out, other);
}
__global__ void barrier(int *out) {
  __shared__ int box[128];
  for (int i = 0; i < 3; ++i) {
    box[threadIdx.x] = threadIdx.x + i;
    __syncthreads();
    atomicAdd(out, box[127 - threadIdx.x]);
    __syncthreads();
  }
}
__global__ void secondBarrier(int *out) {
  __shared__ int box[128];
  for (int i = 0; i < 3; ++i) {
    box[threadIdx.x] = threadIdx.x + i; // REPORT: shared-race
    __syncthreads();
    atomicAdd(out, box[127 - threadIdx.x]); // REPORT: shared-race
  }
}

// A numbered barrier orders the threads that meet there.
__global__ void numberedBarrier(int *out) {
  __shared__ int box[128];
  box[threadIdx.x] = threadIdx.x;
  asm volatile("bar.sync %0, 64;" ::"r"(1 + threadIdx.x / 64) : "memory");
  atomicAdd(out, box[threadIdx.x ^ 63]);
}

// The last steps of a tree, within a warp.
__device__ void fill(volatile int *box) {
  box[threadIdx.x] = threadIdx.x;
  if (threadIdx.x < 32)
    box[threadIdx.x + 32] = 0;
}
__global__ void tail(int *out) {
  __shared__ volatile int box[64];
  fill(box);
  __syncthreads();
  for (int d = 16; d > 0; d /= 2)
    box[threadIdx.x] += box[threadIdx.x + d]; // REPORT: shared-race
  *out = box[0];                              // REPORT: shared-race global-race
}
__global__ void orderedTail(int *out) {
  __shared__ int box[64];
  fill(box);
  __syncthreads();
  for (int d = 16; d > 0; d /= 2) {
    int other = box[threadIdx.x + d];
    __syncwarp();
    box[threadIdx.x] += other;
    __syncwarp();
  }
  if (threadIdx.x == 0)
    *out = box[0];
}
// Eight lanes that meet, and nine of which one does not.
__global__ void someLanes(int *out) {
  __shared__ int box[32];
  unsigned mask = 0xffu << threadIdx.x / 8 * 8;
  box[threadIdx.x] = threadIdx.x; // REPORT: shared-race
  __syncwarp(mask);
  int near = box[threadIdx.x ^ 7];
  int far =
      threadIdx.x % 8 == 0 ? box[threadIdx.x ^ 8] : 0; // REPORT: shared-race uninitialised-read
  out[threadIdx.x] = near + (far >= 0);
}
__global__ void shuffled(int *out) {
  __shared__ int box[32];
  box[threadIdx.x] = threadIdx.x;
  int seen = __shfl_sync(0xffffffff, 1, 0);
  out[threadIdx.x] = box[31 - threadIdx.x] + seen;
}

__global__ void counted(int *out) {
  __shared__ int count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  atomicAdd(&count, 1); // REPORT: shared-race
  if (threadIdx.x == 127)
    out[0] = count;
  __syncthreads();
  out[1 + threadIdx.x] = count;
}

__global__ void neighbours(int *data) {
  data[blockIdx.x * 32 + threadIdx.x] = blockIdx.x; // REPORT: global-race
  if (threadIdx.x == 31)
    data[blockIdx.x * 32 + 32] = 1000 + blockIdx.x;
}
__global__ void sameValue(int *flag) { *flag = 1; }
__global__ void bytes(char *data) { data[threadIdx.x] = threadIdx.x; }

// What programs do to order threads without a barrier.
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
__device__ unsigned finished;
__global__ void lastBlock(int *partial, int *out) {
  __shared__ bool last;
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = blockIdx.x + 1;
    __threadfence();
    last = atomicInc(&finished, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x < gridDim.x)
    atomicAdd(out, partial[threadIdx.x]);
}
__device__ volatile int flag;
__device__ int parcel;
__global__ void handOver(int *out) {
  if (blockIdx.x == 0) {
    while (flag == 0)
      ;
    *out = parcel;
  } else {
    parcel = 5;
    __threadfence();
    flag = 1;
  }
}

// A flag in shared memory, for another warp; for another lane, with and without a fence; and one
// that is no flag, since nobody waits for it.
__global__ void sharedFlag(int *out) {
  __shared__ volatile int ready;
  __shared__ int box;
  if (threadIdx.x == 0)
    ready = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    box = 7;
    __threadfence_block();
    ready = 1;
  } else if (threadIdx.x >= 64) {
    while (!ready)
      ;
    atomicAdd(out, box);
  }
}
__global__ void laneFlag(int *out) {
  __shared__ volatile int ready;
  __shared__ int fenced, unfenced;
  if (threadIdx.x == 0)
    ready = 0;
  __syncthreads();
  if (threadIdx.x == 1) {
    fenced = 7;
    __threadfence_block();
    ready = 1;
  }
  if (threadIdx.x == 2) {
    int seen;
    do {
      seen = ready;
    } while (seen < 1);
    atomicAdd(out, fenced);
    unfenced = 1;
    ready = 2;
  }
  if (threadIdx.x == 3) {
    while (true)
      if (ready == 2)
        break;
    atomicAdd(out, unfenced); // REPORT: shared-race
  }
}
__global__ void noFlag(int *out) {
  __shared__ volatile int box[128];
  box[threadIdx.x] = threadIdx.x; // REPORT: shared-race
  for (int i = 0; i < 2; ++i)
    atomicAdd(out, box[127 - threadIdx.x]); // REPORT: shared-race
}

int main() {
  int *data;
  cudaMalloc(&data, 4096);
  cudaMemset(data, 0, 4096);
  noBarrier<<<1, 128>>>(data);
  barrier<<<2, 128>>>(data);
  numberedBarrier<<<1, 128>>>(data);
  secondBarrier<<<1, 128>>>(data);
  tail<<<1, 32>>>(data);
  orderedTail<<<1, 32>>>(data);
  int sum;
  cudaMemcpy(&sum, data, sizeof sum, cudaMemcpyDeviceToHost);
  printf("%d\n", sum);
  someLanes<<<1, 32>>>(data);
  shuffled<<<1, 32>>>(data);
  counted<<<1, 128>>>(data);
  neighbours<<<4, 32>>>(data);
  sameValue<<<4, 64>>>(data);
  bytes<<<1, 64>>>(reinterpret_cast<char *>(data));
  locked<<<4, 64>>>();
  cudaMemcpyFromSymbol(&sum, total, sizeof sum);
  printf("%d\n", sum);
  cudaMemset(data, 0, 4);
  lastBlock<<<8, 32>>>(data + 1, data);
  cudaMemcpy(&sum, data, sizeof sum, cudaMemcpyDeviceToHost);
  printf("%d\n", sum);
  handOver<<<2, 1>>>(data);
  cudaMemcpy(&sum, data, sizeof sum, cudaMemcpyDeviceToHost);
  printf("%d %s\n", sum, cudaGetErrorString(cudaDeviceSynchronize()));
  cudaMemset(data, 0, 4);
  sharedFlag<<<1, 128>>>(data);
  laneFlag<<<1, 32>>>(data);
  cudaMemcpy(&sum, data, sizeof sum, cudaMemcpyDeviceToHost);
  printf("%d\n", sum);
  noFlag<<<1, 128>>>(data);
  cudaDeviceSynchronize();
  return 0;
}
