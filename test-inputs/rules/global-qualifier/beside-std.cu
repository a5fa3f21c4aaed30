// TOOLKIT: no, its headers include less of the standard library
// HIP's headers include <algorithm>, <complex> and <functional>, so that these names are std's as well.
#include <cstdio>
#include <cuda_runtime.h>
#include <iostream>
using namespace std;
typedef float real;
struct array { int size; };
__device__ int count;
__constant__ float plus = 2;
enum Search { find, merge };
namespace own {
int count; // found first
int twice() { return 2 * count; }
}

__global__ void k(real *p, const int *q, array a) {
  const real x = p[0] * plus;
  if (q[threadIdx.x] > a.size)
    atomicAdd(&count, 1);
  int real = 3; // hides it
  p[1] = sizeof(real) + (x > 0 ? find : merge);
}
int main() {
  int c = 0;
  cudaMemcpyToSymbol(count, &c, sizeof c);
  k<<<1, 64>>>(nullptr, nullptr, array{own::twice()});
  cudaMemcpyFromSymbol(&c, count, sizeof(::count));
  cout << c << endl;
}
