// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that launch kernels: the order of grids, errors, the API that kernels may call.
#include <cstdio>

__global__ void leaf(int depth, int parent, double weight) {
  printf("leaf %d %d %d %d %.2f\n", depth, parent, blockIdx.x, threadIdx.x, weight);
}

// A grid is complete when those that it launched are; a tail launch comes after them.
template <class T> __global__ void node(int depth, T *sum) {
  atomicAdd(sum, T(1));
  if (threadIdx.x == 0 && depth < 3) {
    node<T><<<2, 2>>>(depth + 1, sum);
    leaf<<<1, 2>>>(depth, blockIdx.x, 0.5 * depth);
    leaf<<<1, 1, 0, cudaStreamTailLaunch>>>(100 + depth, blockIdx.x, 0.25);
  }
}

// Errors belong to the thread that made the mistake.
static __global__ void mistakes(int *out) {
  if (threadIdx.x == 1)
    leaf<<<1, 2000>>>(1, 2, 3);
  __syncthreads();
  int *mine = out + 3 * threadIdx.x;
  mine[0] = cudaPeekAtLastError();
  mine[1] = cudaGetLastError();
  mine[2] = cudaGetLastError();
  if (threadIdx.x == 1)
    printf("%s: %s\n", cudaGetErrorName(cudaError_t(mine[0])),
           cudaGetErrorString(cudaError_t(mine[0])));
}

__global__ void increment(int *value) { ++*value; }

// Before CUDA 13, a thread could wait for what its block launched.
__global__ void waits(int *values) {
  increment<<<1, 1>>>(values);
  increment<<<1, 1>>>(values);
  cudaMemsetAsync(values + 1, 1, 4);
  increment<<<1, 1>>>(values + 1);
  cudaDeviceSynchronize();
  printf("now %d %x\n", values[0], values[1]);
  increment<<<1, 1>>>(values);
}

// Arguments of several sizes, and a kernel that is chosen at run time.
struct Parameters {
  char tag;
  double factor;
  short count;
};
__global__ void scaled(char first, Parameters parameters, float *out, short last) {
  extern __shared__ float part[];
  part[threadIdx.x] = parameters.factor * threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = part[blockDim.x - 1 - threadIdx.x] + first + parameters.tag + last;
}
__global__ void shifted(char first, Parameters parameters, float *out, short last) {
  out[threadIdx.x] += first + parameters.count + last;
}
__global__ void chooses(float *out) {
  auto *kernel = scaled;
  for (int i = 0; i < 2; ++i) {
    kernel<<<1, 4, 4 * sizeof(float)>>>(char(1), Parameters{2, 0.5, 30}, out, short(400));
    kernel = shifted;
  }
}

// Memory that kernels allocate, copies and fills in order with grids, streams and events.
__global__ void copies(int *out) {
  int *own;
  if (cudaMalloc(&own, 4 * sizeof(int)) != cudaSuccess)
    return;
  cudaStream_t stream;
  cudaEvent_t event;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
  cudaMemsetAsync(own, 0, 4 * sizeof(int), stream);
  increment<<<1, 1, 0, stream>>>(own + 2);
  cudaMemcpyAsync(out, own, 4 * sizeof(int), cudaMemcpyDeviceToDevice, stream);
  increment<<<1, 1, 0, stream>>>(own + 2); // not copied any more
  cudaEventRecord(event, stream);
  cudaStreamWaitEvent(stream, event, 0);
  int device = -1, width = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&width, cudaDevAttrMaxThreadsPerBlock, device);
  out[4] = device;
  out[5] = width;
  cudaDeviceSynchronize();
  out[6] = cudaFree(own);
  cudaEventDestroy(event);
  cudaStreamDestroy(stream);
}

// As a loop: each grid launches the next one behind it.
__global__ void again(int *count) {
  if (++*count < 5000)
    again<<<1, 1, 0, cudaStreamTailLaunch>>>(count);
}

// The host's and the kernel's form of one function.
__host__ __device__ int lastError() { return cudaGetLastError(); }
__global__ void asks(int *out) { out[0] = lastError(); }

int main() {
  int *values;
  float *numbers;
  cudaMallocManaged(&values, 64 * sizeof(int));
  cudaMallocManaged(&numbers, 64 * sizeof(float));
  auto wait = [] { printf("%d\n", int(cudaDeviceSynchronize())); };
  values[0] = 0;
  node<int><<<1, 4>>>(0, values);
  wait();
  printf("sum %d\n", values[0]);
  mistakes<<<1, 2>>>(values);
  wait();
  printf("%d %d %d, %d %d %d, host %d\n", values[0], values[1], values[2], values[3], values[4],
         values[5], int(cudaGetLastError()));
  values[0] = 0;
  waits<<<1, 1>>>(values);
  wait();
  printf("then %d\n", values[0]);
  chooses<<<1, 1>>>(numbers);
  wait();
  for (int i = 0; i < 4; ++i)
    printf("%.1f ", numbers[i]);
  copies<<<1, 1>>>(values);
  wait();
  for (int i = 0; i < 7; ++i)
    printf("%d ", values[i]);
  values[0] = 0;
  again<<<1, 1>>>(values);
  wait();
  printf("again %d\n", values[0]);
  asks<<<1, 1>>>(values);
  wait();
  printf("%d %d\n", values[0], lastError());
  return 0;
}
