// The port loses updates, beside the race that the original has too.
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void count(unsigned *counters) {
  unsigned old = counters[0], seen;
  do {
    seen = old;
    old = atomicCAS(&counters[0], seen, seen + 1);
  } while (old != seen);
  counters[1] += 1; // loses updates
}

int main() {
  unsigned *counters, host[2];
  hipMalloc(&counters, sizeof(host));
  hipMemset(counters, 0, sizeof(host));
  count<<<dim3(2), dim3(64)>>>(counters);
  hipMemcpy(host, counters, sizeof(host), hipMemcpyDeviceToHost);
  std::printf("%u %u\n", host[0], host[1]);
  hipFree(counters);
}
