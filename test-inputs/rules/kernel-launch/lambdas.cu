// Launches in lambdas of the host, generic ones too.
#include <cuda_runtime.h>

template <class T> __global__ void k(T x) {}
template <class F> void call(F f) { f(2); }

void host(int g) {
  auto direct = [&](auto n) { k<<<g, 32>>>(n); };
  direct(1);
  call([&](auto n) { k<int><<<g, 32>>>(n); });
  call([&](int n) { k<int><<<g, 32>>>(n); });
}
