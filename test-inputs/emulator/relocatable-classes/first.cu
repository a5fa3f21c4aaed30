// RELOCATABLE
// Classes and templates whose definitions are in another unit.
#include "shapes.h"
#include <cstdio>

__device__ double helped(double value);

__global__ void guards(int *log) {
  Guard guard(&log[threadIdx.x], threadIdx.x);
  *guard.log += 10;
}

__global__ void shapes(int *out) {
  Square square(4);
  Shape plain(7);
  const Shape *which = threadIdx.x == 0 ? &square : &plain;
  out[threadIdx.x] = which->area() + Half(200).value;
}

__global__ void templates(float *out) {
  out[0] = twice<int>(21);
  out[1] = twice<float>(0.75f);
  out[2] = Box<int>(5).take();
  out[3] = thrice<int>(4);
  out[4] = float(thrice<double>(1.5) + helped(0.5));
}

int main() {
  int *numbers;
  float *values;
  cudaMallocManaged(&numbers, 2 * sizeof(int));
  cudaMallocManaged(&values, 5 * sizeof(float));
  guards<<<1, 2>>>(numbers);
  cudaDeviceSynchronize();
  std::printf("guards %d %d\n", numbers[0], numbers[1]);
  shapes<<<1, 2>>>(numbers);
  cudaDeviceSynchronize();
  std::printf("areas %d %d, of the host %d\n", numbers[0], numbers[1], Half(6).value);
  templates<<<1, 1>>>(values);
  cudaDeviceSynchronize();
  for (int i = 0; i < 5; ++i)
    std::printf("%g ", values[i]);
  std::printf("\n");
  return 0;
}
