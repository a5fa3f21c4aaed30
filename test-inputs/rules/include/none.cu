// nvcc includes the runtime by itself; HIP compilers do not.
#include <cstdio>

__global__ void hello() { printf("%d\n", threadIdx.x); }

int main() {
  hello<<<1, 4>>>();
  return cudaDeviceSynchronize();
}
