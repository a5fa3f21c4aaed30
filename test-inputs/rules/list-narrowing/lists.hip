// Values that their type in a list does not hold: nvcc warns, clang refuses them.
#include <cstdint>
#include <hip/hip_runtime.h>

namespace nn {
using Extent = unsigned long;
struct Shape {
  size_t rows;
  Extent columns;
  float scale;
};
} // namespace nn

nn::Shape shapeOf(int rows, int columns, double scale) {
  uint32_t sizes[] = {(uint32_t)rows, (uint32_t)(rows * columns), 4, static_cast<uint32_t>(columns)};
  nn::Shape shape{(size_t)rows, (unsigned long)(columns + 1), (float)scale};
  shape = {(size_t)rows, (unsigned long)columns, 1.f};
  int bits = {(int)0xffffffff};
  shape.rows += sizes[0] + bits;
  return shape;
}

// A value of the template's own type is not cast: another instantiation has another one.
template <typename T> __global__ void fill(T *out, int n) {
  unsigned last[1] = {(unsigned int)(n - 1)};
  T value[1] = {1};
  for (unsigned i = threadIdx.x; i <= last[0]; i += blockDim.x)
    out[i] = value[0];
}

void run(float *a, int *b, int n) {
  unsigned shared = {(unsigned int)(sizeof(n) * size_t(n))};
  hipLaunchKernelGGL(fill, dim3(1), dim3(32), shared, 0, a, n);
  hipLaunchKernelGGL(fill, dim3(1), dim3(32), shared, 0, b, n);
}
