#include "app/device.h"
#include "helpers.cuh"

__global__ void run(float *x) { x[threadIdx.x] = twice(x[threadIdx.x]); }

void start(float *x) { LAUNCH(run, 1, 32, x); }
