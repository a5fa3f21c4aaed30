// TOOLKIT: no, a toolkit gives the built-in variables types of their own
// CUDA converts between uint3 and dim3, and its built-in variables are of these types.
#include <hip/hip_runtime.h>

__device__ unsigned flat(uint3 index, dim3 size) { return index.x + index.y * size.x; }
__device__ unsigned sum(const uint3 &v) { return v.x + v.y + v.z; }
__device__ unsigned volume(const dim3 &v) { return v.x * v.y * v.z; }
template <typename T> __device__ T same(T v) { return v; }
template <typename T> __device__ unsigned through(T v) { return sum(v) + sum(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)); }
struct Shape {
  dim3 grid;
  uint3 block;
};

__global__ void conversions(unsigned *out, int n) {
  uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);
  uint3 size = make_uint3(blockDim.x, blockDim.y, blockDim.z);
  const uint3 &block = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);
  auto deduced = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);
  auto extent = dim3(gridDim.x, gridDim.y, gridDim.z);
  dim3 d = threadIdx;
  dim3 e = blockDim;
  dim3 f(gridDim);
  uint3 either = n ? make_uint3(threadIdx.x, threadIdx.y, threadIdx.z) : make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);
  dim3 chosen = n ? dim3(t.x, t.y, t.z) : dim3(size.x, size.y, size.z);
  const uint3 &back = make_uint3(e.x, e.y, e.z);
  Shape shape = {dim3(t.x, t.y, t.z), make_uint3(blockDim.x, blockDim.y, blockDim.z)};
  shape.grid = dim3(1, 2, 3);
  shape.block = make_uint3(shape.grid.x, shape.grid.y, shape.grid.z);
  shape.block = (uint3)make_uint3(e.x, e.y, e.z);
  shape.grid = dim3(t.x, t.y, t.z);
  out[0] = flat(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), blockDim) + flat(make_uint3(blockIdx.x, blockIdx.y, blockIdx.z), dim3(t.x, t.y, t.z)) + sum(make_uint3(blockDim.x, blockDim.y, blockDim.z)) + volume(threadIdx);
  out[1] = sum(make_uint3(e.x, e.y, e.z)) + volume(dim3(t.x, t.y, t.z)) + volume([](uint3 v) { return dim3(v.x, v.y, v.z); }(*&t)) + same(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)).x + same(dim3(blockDim.x, blockDim.y, blockDim.z)).x;
  out[2] = through(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)) + threadIdx.x + blockDim.y + (blockIdx).z + block.x + back.x;
  out[3] = deduced.x + extent.x + d.x + f.x + either.x + chosen.x;
}

uint3 shape(int n);

void launch(unsigned *out, int n) {
  dim3 grid;
  grid = dim3(n, 1, 1);
  uint3 block = make_uint3(64, 1, 1);
  dim3 other = dim3(block.x, block.y, block.z);
  uint3 back = make_uint3(grid.x, grid.y, grid.z);
  hipLaunchKernelGGL(conversions, dim3(n, 1, 1), dim3(block.x, block.y, block.z), 0, 0, out, n);
  hipLaunchKernelGGL(conversions, dim3(grid), [](uint3 v) { return dim3(v.x, v.y, v.z); }(shape(n)), 0, 0, out, n);
  hipLaunchKernelGGL(conversions, dim3(n ? dim3(block.x, block.y, block.z) : dim3(back.x, back.y, back.z)), dim3(other), 0, 0, out, n);
  hipLaunchKernelGGL(conversions, dim3(block.x, block.y, block.z), dim3(64), 0, 0, out, n);
}
