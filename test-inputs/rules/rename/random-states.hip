// In CUDA, curandState and curandStateXORWOW are one type. In HIP, hiprandState and hiprandStateXORWOW are two.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

__device__ float draw(hiprandState_t *state) { return hiprand_uniform(state); }

__device__ float drawAgain(struct hiprandState *state) { return hiprand_normal(state); }

__global__ void fill(hiprandState *states, float *out) {
  hiprandState_t state = states[threadIdx.x];
  hiprand_init(1, threadIdx.x, 0, &state);
  out[threadIdx.x] = draw(&state) + drawAgain(&state);
  states[threadIdx.x] = state;
}
