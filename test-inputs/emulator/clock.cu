// The device's clock only goes forward, and who waits for it comes to an end.
#include <cstdio>

#include <cuda_runtime.h>

__global__ void wait(long long cycles, int *waited) {
  long long start = clock64(), now = start, steps = 0;
  bool isForward = true;
  while (now - start < cycles) {
    long long next = clock64();
    isForward &= next > now;
    now = next;
    ++steps;
  }
  clock_t before = clock(), after = clock();
  waited[blockIdx.x * blockDim.x + threadIdx.x] = isForward && steps > 0 && after != before;
}

int main() {
  constexpr int count = 256;
  int *device, host[count], sum = 0;
  cudaMalloc(&device, sizeof(host));
  wait<<<count / 64, 64>>>(1000000, device);
  cudaMemcpy(host, device, sizeof(host), cudaMemcpyDeviceToHost);
  for (int value : host)
    sum += value;
  std::printf("%d of %d waited\n", sum, count);
  cudaFree(device);
  return 0;
}
