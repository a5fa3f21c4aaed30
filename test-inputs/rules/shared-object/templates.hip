// Shared variables whose types only the instances of a template know.
#include <hip/hip_runtime.h>

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
  __shared__ __attribute__((aligned(alignof(Pair<T>)))) unsigned char pairs_memory[sizeof(Pair<T>[N])]; // nvcc runs no constructors here either
  Pair<T> (&pairs)[N] = *reinterpret_cast<Pair<T> (*)[N]>(pairs_memory);
  __shared__ __attribute__((aligned(alignof(Ray)))) unsigned char rays_memory[sizeof(Ray[N])]; // nvcc runs no constructors here either
  Ray (&rays)[N] = *reinterpret_cast<Ray (*)[N]>(rays_memory); // the type is known, the number is not
  pairs[threadIdx.x].first = out[0];
  rays[0].x = 1;
  __syncthreads();
  out[0] = pairs[1].first;
}
// The second and later kernels: Clang drops what uses a variable that it rejects.
template <class T> __global__ void second(T *out) {
  __shared__ __attribute__((aligned(alignof(T)))) unsigned char one_memory[sizeof(T)]; // nvcc runs no constructors here either
  T &one = *reinterpret_cast<T *>(one_memory);
  one = out[0];
  out[1] = one;
}
template <class T> __global__ void third(T *out) {
  __shared__ __attribute__((aligned(alignof(typename T::Item)))) unsigned char items_memory[sizeof(typename T::Item[32])]; // nvcc runs no constructors here either
  typename T::Item (&items)[32] = *reinterpret_cast<typename T::Item (*)[32]>(items_memory);
  items[threadIdx.x] = out->all[0];
  out->all[1] = items[0];
}
template <class T> __global__ void plain(T *out) {
  __shared__ T tile[32]; // has no constructor in any instance
  tile[threadIdx.x] = out[0];
  out[1] = tile[0];
}

void run(float *numbers, Ray *rays, Scene *scene) {
  hipLaunchKernelGGL(HIP_KERNEL_NAME(first<float, 4>), dim3(1), dim3(4), 0, 0, numbers);
  hipLaunchKernelGGL(second, dim3(1), dim3(1), 0, 0, rays);
  hipLaunchKernelGGL(third, dim3(1), dim3(32), 0, 0, scene);
  hipLaunchKernelGGL(plain, dim3(1), dim3(32), 0, 0, numbers);
}
