// Launches in lambdas of the host, generic ones too.
#include <hip/hip_runtime.h>

template <class T> __global__ void k(T x) {}
template <class F> void call(F f) { f(2); }

void host(int g) {
  auto direct = [&](auto n) { hipLaunchKernelGGL(k, dim3(g), dim3(32), 0, 0, n); };
  direct(1);
  call([&](auto n) { hipLaunchKernelGGL(k<int>, dim3(g), dim3(32), 0, 0, n); });
  call([&](int n) { hipLaunchKernelGGL(k<int>, dim3(g), dim3(32), 0, 0, n); });
}
