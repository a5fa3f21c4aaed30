// Values that their type in a list does not hold: nvcc warns, clang refuses them.
#include <cstdint>
#include <cuda_runtime.h>

namespace nn {
using Extent = unsigned long;
struct Shape {
  size_t rows;
  Extent columns;
  float scale;
};
} // namespace nn

nn::Shape shapeOf(int rows, int columns, double scale) {
  uint32_t sizes[] = {rows, rows * columns, 4, static_cast<uint32_t>(columns)};
  nn::Shape shape{rows, columns + 1, scale};
  shape = {(size_t)rows, columns, 1.f};
  int bits = {0xffffffff};
  shape.rows += sizes[0] + bits;
  return shape;
}

// A value of the template's own type is not cast: another instantiation has another one.
template <typename T> __global__ void fill(T *out, int n) {
  unsigned last[1] = {n - 1};
  T value[1] = {1};
  for (unsigned i = threadIdx.x; i <= last[0]; i += blockDim.x)
    out[i] = value[0];
}

void run(float *a, int *b, int n) {
  unsigned shared = {sizeof(n) * size_t(n)};
  fill<<<1, 32, shared>>>(a, n);
  fill<<<1, 32, shared>>>(b, n);
}
