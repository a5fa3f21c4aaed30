// The port computes in other types than the original, or has other constants.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
#include <cstdio>

__global__ void types(float x, short a, short b, int *out, int n) {
  auto root = rsqrt(x);
  auto low = min(a, b); // DIFFERS
  out[0] = sizeof root + sizeof low; // DIFFERS
  auto grid = cooperative_groups::this_grid();
  out[1] = sizeof(grid.size()); // DIFFERS
  auto width = [](auto v) { return int(sizeof v); };
  out[2] = width(warpSize); // DIFFERS

  // Near misses: the same value, in whatever type it is computed.
  for (int i = grid.thread_rank(); i < n; i += grid.size())
    out[i] = grid.size() / 2;
  int smaller = min(a, b);
  out[3] = smaller + min(threadIdx.x, 5);
  bool shuffled = __shfl_sync(~0u, a > b, 0);
  out[4] = shuffled + __ffs(n);
}

struct Mixed { // DIFFERS
  int id;
  double4 position;
};
struct Plain {
  float4 position;
  cudaStream_t stream;
  cudaDeviceProp properties;
};
int sizes() { return sizeof(Plain) + sizeof(cudaResourceDesc) + alignof(float4); }
int alignment() { return alignof(double4); } // DIFFERS

#include <type_traits>
#include <typeinfo>
template <class T> int trivial() {
  if constexpr (std::is_trivial<T>::value) // DIFFERS
    return 1;
  return std::is_same_v<T, int> ? 2 : 0;
}
template <class T> const char *name() {
  const char *text = __PRETTY_FUNCTION__; // DIFFERS
  printf("%s\n", __PRETTY_FUNCTION__);
  return text;
}
int traits() { return trivial<float4>() + trivial<int>() + (name<float4>() != nullptr); }
template <class T> bool isInt(T) { return typeid(T) == typeid(int); }
bool instances() { return isInt(1) || isInt(1.f); }
bool types() { return typeid(cudaStream_t) == typeid(cudaEvent_t); }

enum Kind { copyIn = cudaMemcpyHostToDevice, copyOut = 7 };
char text[] = "cudaMalloc";
