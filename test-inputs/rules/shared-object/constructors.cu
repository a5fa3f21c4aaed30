// nvcc runs no constructors in shared memory and warns; Clang rejects such variables.
#include <cuda_runtime.h>

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
  __shared__ Ray rays[32];
  __shared__ Hit hits[4][8]; // two sizes
  __shared__ dim3 size;
  static __shared__ volatile Hit last;
  __shared__ __align__(16) Tile<float, 4> tile;
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
  arrays<<<1, 32>>>(out);
  nearMisses<<<1, 32>>>(out);
}
