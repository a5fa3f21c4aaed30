// CHECKED
// SETTING: TRANSHIP_SCHEDULE=lockstep
// A warp that runs in step, as code from before __syncwarp expects.
#include <cstdio>

__global__ void sum(const int *in, int *out) {
  __shared__ volatile int box[64];
  int i = threadIdx.x;
  box[i] = in[i] + in[i + 64];
  __syncthreads();
  if (i < 32) {
    for (int d = 32; d > 0; d /= 2)
      box[i] += box[i + d]; // REPORT: shared-race
    if (i == 0)
      *out = box[0];
  }
}
// One warp of 64 lanes, or two of 32 of which the first runs ahead.
__global__ void halves(int *box) {
  int i = threadIdx.x;
  box[i] = 1;                  // REPORT-32: global-race
  if (box[(i + 32) % 64] == 1) // REPORT: global-race
    atomicAdd(box + 64, 1);
}
__global__ void loop(int *out) {
  __shared__ volatile int box[32];
  int i = threadIdx.x % 32;
  box[i] = 0;
  for (int step = 0; step <= i; ++step) // lanes leave it one by one
    box[i] = box[(i + 31) % 32] + 1;    // REPORT: shared-race
  out[i] = box[i];
}

int main() {
  int *in, *out;
  cudaMallocManaged(&in, 128 * sizeof(int));
  cudaMallocManaged(&out, 65 * sizeof(int));
  for (int i = 0; i < 128; ++i)
    in[i] = i;
  sum<<<1, 64>>>(in, out);
  cudaDeviceSynchronize();
  printf("%d\n", *out);
  for (int i = 0; i < 65; ++i)
    out[i] = 0;
  halves<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  printf("%d\n", out[64]);
  loop<<<1, 32>>>(out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 32; i += 5)
    printf("%d ", out[i]);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  return 0;
}
