// nvcc runs no constructors in shared memory and warns; Clang rejects such variables.
#include <hip/hip_runtime.h>

struct Ray {
  float x, y;
  __device__ Ray() : x(0), y(0) {}
  __device__ Ray(float a, float b) : x(a), y(b) {}
};
struct Hit {
  int index = -1;
};
template <class T, int N> struct Tile {
  T rows[N];
  __device__ Tile() {
    for (T &row : rows)
      row = T();
  }
};
struct Plain {
  float x;
};
struct Empty {
  Plain plain;
  __device__ Empty() {}
};

__global__ void arrays(float *out) {
  __shared__ __attribute__((aligned(alignof(Ray)))) unsigned char rays_memory[sizeof(Ray[32])]; // nvcc runs no constructors here either
  Ray (&rays)[32] = *reinterpret_cast<Ray (*)[32]>(rays_memory);
  __shared__ __attribute__((aligned(alignof(Hit)))) unsigned char hits_memory[sizeof(Hit[4][8])]; // nvcc runs no constructors here either
  Hit (&hits)[4][8] = *reinterpret_cast<Hit (*)[4][8]>(hits_memory); // two sizes
  __shared__ __attribute__((aligned(alignof(dim3)))) unsigned char size_memory[sizeof(dim3)]; // nvcc runs no constructors here either
  dim3 &size = *reinterpret_cast<dim3 *>(size_memory);
  __shared__ __attribute__((aligned(alignof(volatile Hit)))) unsigned char last_memory[sizeof(volatile Hit)]; // nvcc runs no constructors here either
  volatile Hit &last = *reinterpret_cast<volatile Hit *>(last_memory);
  __shared__ __align__(16) unsigned char tile_memory[sizeof(Tile<float, 4>)]; // nvcc runs no constructors here either
  Tile<float, 4> &tile = *reinterpret_cast<Tile<float, 4> *>(tile_memory);
  rays[threadIdx.x] = Ray(1.f, 2.f);
  hits[threadIdx.x / 8][threadIdx.x % 8].index = threadIdx.x;
  if (threadIdx.x == 0) {
    size.x = gridDim.x;
    last.index = 3;
    tile.rows[0] = 4;
  }
  __syncthreads();
  out[threadIdx.x] = rays[31 - threadIdx.x].y + hits[0][1].index + size.x + last.index + tile.rows[0];
}

__global__ void nearMisses(float *out) {
  __shared__ Plain plain[32];
  __shared__ Empty empty;
  plain[threadIdx.x].x = out[0];
  empty.plain.x = 1;
  out[threadIdx.x] = plain[0].x + empty.plain.x;
}

void run(float *out) {
  hipLaunchKernelGGL(arrays, dim3(1), dim3(32), 0, 0, out);
  hipLaunchKernelGGL(nearMisses, dim3(1), dim3(32), 0, 0, out);
}
