// Variables of the device in a program without any code for it, so that nothing in its module tells the
// number of lanes.
#include <cstdio>
#include <cuda_runtime.h>

__device__ int numbers[4] = {1, 2, 3, 4};
__constant__ float scale = 0.5f;

int main() {
  int values[4];
  float factor = 0;
  bool isRight = cudaMemcpyFromSymbol(values, numbers, sizeof(values)) == cudaSuccess;
  isRight &= cudaMemcpyFromSymbol(&factor, scale, sizeof(factor)) == cudaSuccess;
  for (int i = 0; isRight && i < 4; ++i)
    values[i] = int(values[i] * 10 * factor);
  isRight &= cudaMemcpyToSymbol(numbers, values, sizeof(values)) == cudaSuccess;
  isRight &= cudaMemcpyFromSymbol(values, numbers, sizeof(values)) == cudaSuccess;
  std::printf("%d: %d %d %d %d\n", isRight, values[0], values[1], values[2], values[3]);
  return isRight ? 0 : 1;
}
