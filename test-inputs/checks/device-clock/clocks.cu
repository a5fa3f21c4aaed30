#include <ctime>
#include <curand_kernel.h>

__global__ void wait(long long cycles) {
  long long start = clock64();
  while (clock64() - start < cycles) { // DIAG: device-clock
  }
}

__global__ void time(long long *t, float *x) {
  long long start = clock64(); // DIAG: device-clock
  x[threadIdx.x] *= 2;
  t[threadIdx.x] = clock64() - start;
}

__device__ void delay(clock_t cycles) {
  clock_t passed = 0, start = clock();
  while (passed < cycles)
    passed = clock() - start; // DIAG: device-clock
}

// Near misses: any number will do as a seed; on the host it is C's clock.
__global__ void seed(curandState *state) { curand_init(clock64(), threadIdx.x, 0, state); }
double host() {
  clock_t start = clock();
  return double(clock() - start) / CLOCKS_PER_SEC;
}
