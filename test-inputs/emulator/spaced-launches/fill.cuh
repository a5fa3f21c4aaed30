#pragma once

template <class T> __global__ void fillKernel(T *x, T value) { x[threadIdx.x] += value; }

template <class T> void fill(T *x, T value) {
	fillKernel << <1, 64 >> > (x, value);
}
