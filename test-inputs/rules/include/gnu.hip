// Without -std, nvcc's host compiler and hipcc read C++ with GNU's extensions.
#include <hip/hip_runtime.h>

#ifndef linux
#error "gcc defines it"
#endif
#ifdef __STRICT_ANSI__
#error "only -std=c++17 defines it"
#endif

typedef typeof(sizeof(0)) Size;

double length(double re, double im) {
  double _Complex z;
  __real__ z = re;
  __imag__ z = im;
  return __real__ z * __real__ z + __imag__ z * __imag__ z;
}

template <class T> __device__ T larger(T a, T b) {
  typeof(a) first = a;
  return first < b ? b : first;
}

__global__ void k(float *out, Size n) {
  if (threadIdx.x < n)
    out[threadIdx.x] = larger(out[threadIdx.x], 0.f);
}

void run(float *out, Size n) { hipLaunchKernelGGL(k, dim3(1), dim3(32), 0, 0, out, n); }
