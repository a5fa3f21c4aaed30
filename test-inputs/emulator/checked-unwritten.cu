// CHECKED
// Reads of memory that nobody has written.
#include <cstdio>

__global__ void read(const int *in, int *out) {
  out[threadIdx.x] = in[threadIdx.x]; // REPORT: uninitialised-read
}
__global__ void readWritten(const int *in, int *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void add(int *sum) {
  atomicAdd(sum, 1); // REPORT: uninitialised-read
}
__global__ void shared(int *out) {
  __shared__ int box[64];
  if (threadIdx.x % 2)
    box[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x] = box[threadIdx.x]; // REPORT: uninitialised-read
}
__global__ void store(int *out) { out[threadIdx.x] = threadIdx.x; }

struct Padded {
  char c;
  int i;
};
__global__ void copy(const Padded *in, Padded *out) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void bytes(const unsigned char *in, int *out) { out[threadIdx.x] = in[threadIdx.x]; }

int main() {
  int *fresh, *other, *out, *managed;
  cudaMalloc(&fresh, 1024);
  cudaMalloc(&other, 1024);
  cudaMalloc(&out, 1024);
  cudaMallocManaged(&managed, 1024);
  read<<<1, 32>>>(fresh, out);
  add<<<1, 32>>>(other);
  shared<<<1, 64>>>(out);
  // Written by a kernel, by a copy, by the host.
  store<<<1, 32>>>(fresh + 64);
  readWritten<<<1, 32>>>(fresh + 64, out);
  cudaMemcpy(other + 64, fresh + 64, 128, cudaMemcpyDeviceToDevice);
  readWritten<<<1, 32>>>(other + 64, out);
  for (int i = 0; i < 32; ++i)
    managed[i] = i;
  readWritten<<<1, 32>>>(managed, out);
  cudaMemset(fresh + 128, 0xcb, 128); // what fresh memory holds as well
  readWritten<<<1, 32>>>(fresh + 128, out);
  bytes<<<1, 32>>>(reinterpret_cast<unsigned char *>(fresh + 128), out);
  cudaMemset(fresh, 0, 64);
  copy<<<1, 8>>>(reinterpret_cast<Padded *>(fresh), reinterpret_cast<Padded *>(other + 128));
  copy<<<1, 8>>>(reinterpret_cast<Padded *>(other + 128), reinterpret_cast<Padded *>(out));
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  return 0;
}
