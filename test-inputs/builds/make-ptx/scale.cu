#include <cuda_runtime.h>
extern "C" __global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }
