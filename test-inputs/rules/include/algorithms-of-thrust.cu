// CUDA's <thrust/sort.h> brings headers along that rocThrust's does not.
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

float largest(float *data, int count) {
  auto begin = thrust::device_pointer_cast(data);
  thrust::sort(thrust::device, begin, begin + count);
  return *thrust::max_element(thrust::device, begin, begin + count);
}

void number(int *data, int count) {
  thrust::sequence(thrust::device, data, data + count);
}
