// Units of one program: what they call alike stays apart.
#include "shared.h"
#include <cstdio>

__constant__ float table[4];
__device__ int counter = 7;
__device__ __managed__ int both = 3;
static __device__ int hidden = 1;
namespace {
__global__ void kernel(int *out) { *out = hidden; }
} // namespace
template <class T> __global__ void fill(T *out, T value) {
  out[threadIdx.x] = value + T(offset(1));
}

__global__ void useAll(float *out) {
  out[0] = table[1] + table[3];
  out[1] = float(atomicAdd(&counter, 5));
  both += 10;
}

int main() {
  float *out;
  cudaMallocManaged(&out, 1024);
  const float values[4] = {1, 2, 3, 4};
  cudaMemcpyToSymbol(table, values, sizeof values);
  const float last = 40;
  cudaMemcpyToSymbol(table, &last, sizeof last, 3 * sizeof(float));
  both = 4;
  useAll<<<1, 1>>>(out);
  cudaDeviceSynchronize();
  int count = 0;
  cudaMemcpyFromSymbol(&count, counter, sizeof count);
  printf("%g %g %d %d\n", out[0], out[1], count, both);
  void *address;
  size_t size;
  cudaGetSymbolAddress(&address, counter);
  cudaGetSymbolSize(&size, table);
  cudaMemset(address, 0, sizeof(int));
  cudaMemcpyFromSymbol(&count, counter, sizeof count);
  printf("%d, %zu bytes\n", count, size);

  int *number = reinterpret_cast<int *>(out);
  kernel<<<1, 1>>>(number);
  cudaDeviceSynchronize();
  int first = *number;
  runSecond(number);
  printf("%d %d\n", first, *number);
  fill<<<1, 4>>>(number, 5);
  cudaDeviceSynchronize();
  printf("%d %d\n", number[3], fillInSecond(number));
  printf("host: %d\n", sizeOnHost());
  return 0;
}
