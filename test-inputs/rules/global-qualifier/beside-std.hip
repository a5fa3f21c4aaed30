// TOOLKIT: no, its headers include less of the standard library
// HIP's headers include <algorithm>, <complex> and <functional>, so that these names are std's as well.
#include <cstdio>
#include <hip/hip_runtime.h>
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

__global__ void k(::real *p, const int *q, ::array a) {
  const ::real x = p[0] * ::plus;
  if (q[threadIdx.x] > a.size)
    atomicAdd(&::count, 1);
  int real = 3; // hides it
  p[1] = sizeof(real) + (x > 0 ? ::find : ::merge);
}
int main() {
  int c = 0;
  hipMemcpyToSymbol(HIP_SYMBOL(::count), &c, sizeof c);
  hipLaunchKernelGGL(k, dim3(1), dim3(64), 0, 0, nullptr, nullptr, ::array{own::twice()});
  hipMemcpyFromSymbol(&c, HIP_SYMBOL(::count), sizeof(::count));
  cout << c << endl;
}
