#include "scale.h"
#include <cuda_runtime.h>
__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }

void scaleAll(float *x, float by) { scale<<<1, 32>>>(x, by); }
