// What goes wrong in a warp of 64 lanes, and is told.
#include <cstdio>

__global__ void reduce32(const int *in, int *out) {
  int v = in[threadIdx.x];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffff, v, d); // REPORT-64: mask-too-narrow undefined-lane
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = v;
}

__global__ void compact(const int *in, int *out, int *count) {
  bool keep = in[threadIdx.x] % 3 == 0;
  unsigned votes = __ballot_sync(0xffffffff, keep); // REPORT-64: mask-too-narrow
  int lane = threadIdx.x % warpSize;
  if (keep)
    out[__popc(votes & ((1ull << lane) - 1))] = in[threadIdx.x];
  if (threadIdx.x == 0)
    *count = __popc(votes);
}

int main() {
  int *data;
  cudaMallocManaged(&data, 1024 * sizeof(int));
  for (int i = 0; i < 64; ++i)
    data[i] = i;
  reduce32<<<1, 64>>>(data, data + 64);
  cudaDeviceSynchronize();
  printf("%d %d\n", data[64], data[65]); // right by luck: each half of the warp is on its own
  compact<<<1, 32>>>(data, data + 128, data + 256);
  compact<<<1, 64>>>(data, data + 128, data + 257);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  printf("%d kept\n", data[256]);
}
