// In CUDA, curandState and curandStateXORWOW are one type. In HIP, hiprandState and hiprandStateXORWOW are two.
#include <curand_kernel.h>

__device__ float draw(curandStateXORWOW_t *state) { return curand_uniform(state); }

__device__ float drawAgain(struct curandStateXORWOW *state) { return curand_normal(state); }

__global__ void fill(curandState *states, float *out) {
  curandState_t state = states[threadIdx.x];
  curand_init(1, threadIdx.x, 0, &state);
  out[threadIdx.x] = draw(&state) + drawAgain(&state);
  states[threadIdx.x] = state;
}
