// SCHEDULES: descending random:3
#include <cstdio>

__global__ void reduce(const int *in, int *out, int n) {
  __shared__ int sums[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  sums[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    if (t < d)
      sums[t] += sums[t + d];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = sums[0];
}

__global__ void transpose(const float (*in)[16], float (*out)[16]) {
  __shared__ float tile[16][17];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y][threadIdx.x];
  __syncthreads();
  out[threadIdx.y][threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

/// Dynamic memory under two names and types.
template <class T> __global__ void reverse(T *data) {
  extern __shared__ __align__(16) unsigned char bytes[];
  T *copy = reinterpret_cast<T *>(bytes);
  copy[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = copy[blockDim.x - 1 - threadIdx.x];
}

__device__ int sharedInFunction(int value) {
  __shared__ int box;
  if (threadIdx.x == 0)
    box = value;
  __syncthreads();
  return box + threadIdx.x;
}
__global__ void counts(int *out) {
  int t = threadIdx.x;
  int count = __syncthreads_count(t % 3 == 0);
  int all = __syncthreads_and(t < 100), some = __syncthreads_or(t == 77),
      none = __syncthreads_or(0);
  int box = sharedInFunction(1000);
  if (t == 5) {
    out[0] = count;
    out[1] = all * 100 + some * 10 + none;
    out[2] = box;
  }
}

int main() {
  int *data;
  cudaMallocManaged(&data, 4096 * sizeof(int));
  for (int i = 0; i < 1000; ++i)
    data[i] = i;
  reduce<<<4, 256>>>(data, data + 1024, 1000);
  cudaDeviceSynchronize();
  printf("%d\n", data[1024] + data[1025] + data[1026] + data[1027]);

  float *matrix = reinterpret_cast<float *>(data);
  for (int i = 0; i < 256; ++i)
    matrix[i] = float(i);
  transpose<<<1, dim3(16, 16)>>>(reinterpret_cast<float(*)[16]>(matrix),
                                 reinterpret_cast<float(*)[16]>(matrix + 256));
  cudaDeviceSynchronize();
  printf("%g %g %g\n", matrix[256 + 1], matrix[256 + 16], matrix[511]);

  reverse<<<1, 256, 256 * sizeof(float)>>>(matrix);
  double *numbers = reinterpret_cast<double *>(data + 1024);
  for (int i = 0; i < 100; ++i)
    numbers[i] = i / 2.0;
  reverse<<<1, 100, 100 * sizeof(double)>>>(numbers);
  cudaDeviceSynchronize();
  printf("%g %g\n", matrix[0], numbers[1]);

  counts<<<1, 100>>>(data);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  printf("%d %d %d\n", data[0], data[1], data[2]);

  cudaFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, counts);
  printf("%zu bytes\n", attributes.sharedSizeBytes);
  cudaFuncGetAttributes(&attributes, reduce);
  printf("%zu bytes\n", attributes.sharedSizeBytes);
}
