#include <ctime>
#include <curand.h>
#include <curand_kernel.h>

__global__ void fixed(curandState *states) {
  curand_init(1234, threadIdx.x, 0, &states[threadIdx.x]); // DIAG: random-stream
}
__global__ void given(curandState *states, unsigned long long seed) {
  curand_init(seed, threadIdx.x, 0, &states[threadIdx.x]); // DIAG: random-stream
}

// Near misses: another seed in each run; a quasi-random sequence.
__global__ void varying(curandState *states, unsigned long long seed) {
  curand_init(seed, threadIdx.x, 0, &states[threadIdx.x]);
}
__global__ void perThread(curandState *states) {
  curand_init(clock64() + threadIdx.x, 0, 0, &states[threadIdx.x]);
}
__global__ void quasi(curandStateSobol32 *states, curandDirectionVectors32_t *directions) {
  curand_init(directions[0], 0, &states[threadIdx.x]);
}

void host(curandState *states, unsigned long long seed) {
  fixed<<<1, 64>>>(states);
  given<<<1, 64>>>(states, 7);
  unsigned long long now = time(nullptr);
  varying<<<1, 64>>>(states, now * 3);
  curandGenerator_t generator, sobol;
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10); // DIAG: random-stream
  curandSetPseudoRandomGeneratorSeed(generator, seed);
  curandCreateGenerator(&sobol, CURAND_RNG_QUASI_SOBOL32);
}
