// A loop around atomicCAS begins with a plain read, as the programming guide has it: a race that does no harm.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void count(unsigned *counters) {
  unsigned old = counters[0], seen;
  do {
    seen = old;
    old = atomicCAS(&counters[0], seen, seen + 1);
  } while (old != seen);
  atomicAdd(&counters[1], 1u);
}

int main() {
  unsigned *counters, host[2];
  cudaMalloc(&counters, sizeof(host));
  cudaMemset(counters, 0, sizeof(host));
  count<<<2, 64>>>(counters);
  cudaMemcpy(host, counters, sizeof(host), cudaMemcpyDeviceToHost);
  std::printf("%u %u\n", host[0], host[1]);
  cudaFree(counters);
}
