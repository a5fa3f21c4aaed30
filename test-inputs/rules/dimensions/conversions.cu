// TOOLKIT: no, a toolkit gives the built-in variables types of their own
// CUDA converts between uint3 and dim3, and its built-in variables are of these types.
#include <cuda_runtime.h>

__device__ unsigned flat(uint3 index, dim3 size) { return index.x + index.y * size.x; }
__device__ unsigned sum(const uint3 &v) { return v.x + v.y + v.z; }
__device__ unsigned volume(const dim3 &v) { return v.x * v.y * v.z; }
template <typename T> __device__ T same(T v) { return v; }
template <typename T> __device__ unsigned through(T v) { return sum(v) + sum(threadIdx); }
struct Shape {
  dim3 grid;
  uint3 block;
};

__global__ void conversions(unsigned *out, int n) {
  uint3 t = threadIdx;
  uint3 size = blockDim;
  const uint3 &block = blockIdx;
  auto deduced = threadIdx;
  auto extent = gridDim;
  dim3 d = threadIdx;
  dim3 e = blockDim;
  dim3 f(gridDim);
  uint3 either = n ? threadIdx : blockIdx;
  dim3 chosen = n ? t : size;
  const uint3 &back = e;
  Shape shape = {t, blockDim};
  shape.grid = make_uint3(1, 2, 3);
  shape.block = shape.grid;
  shape.block = (uint3)e;
  shape.grid = dim3(t);
  out[0] = flat(threadIdx, blockDim) + flat(blockIdx, t) + sum(blockDim) + volume(threadIdx);
  out[1] = sum(e) + volume(t) + volume(*&t) + same(threadIdx).x + same(blockDim).x;
  out[2] = through(threadIdx) + threadIdx.x + blockDim.y + (blockIdx).z + block.x + back.x;
  out[3] = deduced.x + extent.x + d.x + f.x + either.x + chosen.x;
}

uint3 shape(int n);

void launch(unsigned *out, int n) {
  dim3 grid;
  grid = make_uint3(n, 1, 1);
  uint3 block = make_uint3(64, 1, 1);
  dim3 other = block;
  uint3 back = grid;
  conversions<<<make_uint3(n, 1, 1), block>>>(out, n);
  conversions<<<grid, shape(n)>>>(out, n);
  conversions<<<n ? block : back, other>>>(out, n);
  conversions<<<dim3(block), 64>>>(out, n);
}
