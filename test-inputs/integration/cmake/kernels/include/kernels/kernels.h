#pragma once
#include <cuda_runtime.h>

cudaError_t scale(float *values, int count, float factor);
cudaError_t fill(float *values, int count);
