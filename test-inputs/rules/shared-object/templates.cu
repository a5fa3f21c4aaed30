// Shared variables whose types only the instances of a template know.
#include <cuda_runtime.h>

struct Ray {
  float x;
  __device__ Ray() : x(0) {}
};
template <class T> struct Pair {
  T first;
  __device__ Pair() : first(1) {}
};
struct Scene {
  typedef Ray Item;
  Ray all[4];
};

template <class T, int N> __global__ void first(T *out) {
  __shared__ Pair<T> pairs[N];
  __shared__ Ray rays[N]; // the type is known, the number is not
  pairs[threadIdx.x].first = out[0];
  rays[0].x = 1;
  __syncthreads();
  out[0] = pairs[1].first;
}
// The second and later kernels: Clang drops what uses a variable that it rejects.
template <class T> __global__ void second(T *out) {
  __shared__ T one;
  one = out[0];
  out[1] = one;
}
template <class T> __global__ void third(T *out) {
  __shared__ typename T::Item items[32];
  items[threadIdx.x] = out->all[0];
  out->all[1] = items[0];
}
template <class T> __global__ void plain(T *out) {
  __shared__ T tile[32]; // has no constructor in any instance
  tile[threadIdx.x] = out[0];
  out[1] = tile[0];
}

void run(float *numbers, Ray *rays, Scene *scene) {
  first<float, 4><<<1, 4>>>(numbers);
  second<<<1, 1>>>(rays);
  third<<<1, 32>>>(scene);
  plain<<<1, 32>>>(numbers);
}
