#pragma once
#include <cuda_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
inline int compute() {
  thrust::device_vector<int> v(3);
  thrust::sort(v.begin(), v.end());
  return cudaDeviceSynchronize();
}
