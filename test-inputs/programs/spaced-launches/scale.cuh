// Launches as a formatter leaves them that does not know CUDA, here in a header.
#pragma once

#include <cuda_runtime.h>

__global__ void scaleKernel(float *x, float by, int n) {
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		x[i] *= by;
}

inline void scale(float *x, float by, int n) {
	scaleKernel << <(n + 127) / 128, 128 >> > (x, by, n);
}
