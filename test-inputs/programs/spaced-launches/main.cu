#include "scale.cuh"

#include <cstdio>
#include <vector>

#define CONFIGURATION(grid, block) << <grid, block >> >

__global__ void count(float *x, int n) {
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		x[i] = i;
}

int main() {
	const int n = 1000;
	float *x;
	cudaMalloc(&x, n * sizeof(float));
	count CONFIGURATION(8, 128)(x, n);
	scale(x, 0.5f, n);
	n > 2000 ? scaleKernel << <1, 1 >> > (x, 0.f, n) : scaleKernel << <8, 128 >> > (x, 3.f, n);
	std::vector<float> result(n);
	cudaMemcpy(result.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost);
	double sum = 0;
	for (float value : result)
		sum += value;
	std::printf("%.1f\n", sum);
	cudaFree(x);
	return 0;
}
