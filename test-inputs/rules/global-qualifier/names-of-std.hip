// Names of the user that HIP's headers make ambiguous: nvcc sees no `<complex>` here. The code around them is understood.
// TOOLKIT: no, it has no <complex> here, so nothing is ambiguous in the original
#include <hip/hip_runtime.h>
#include <iostream>
#include <vector>
using namespace std;

typedef float real;
template <class T> struct arg {
  T value;
};
struct conj {
  ::real part;
};

__global__ void sum(::real *values) {
  ::real x = values[threadIdx.x];
  for (int d = 16; d; d >>= 1)
    x += __shfl_down(x, d, 32);
  values[threadIdx.x] = x;
}

void run(::real *values, ::conj c) {
  hipLaunchKernelGGL(sum, dim3(1), dim3(64), 0, 0, values);
  vector<::real> copies(4, ::real(1));
  for (::real &copy : copies)
    cout << copy;
  ::arg<::real> a{1};
  cout << a.value << c.part << hipDeviceSynchronize();
}
