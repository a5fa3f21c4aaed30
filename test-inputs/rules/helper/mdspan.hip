// Views and results with errors of cuda::std, for kernels in C++17.
#include <array>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

template <class T> using Matrix = tranship::mdspan<T, tranship::dextents<int, 2>>;
using Rows = tranship::mdspan<float, tranship::extents<int, tranship::dynamic_extent, 4>>;
template <class T>
using Columns = tranship::mdspan<T, tranship::dextents<int, 2>, tranship::layout_left>;

__global__ void multiply(Matrix<const float> a, Columns<const float> b, Matrix<float> c) {
  int row = blockIdx.y, column = threadIdx.x;
  if (row >= c.extent(0) || column >= c.extent(1))
    return;
  float sum = 0;
  for (int k = 0; k < a.extent(1); ++k)
    sum += a(row, k) * b(k, column);
  c(row, column) = sum;
}

using Padded = tranship::mdspan<float, tranship::dims<2>, tranship::layout_stride>;
using Plain = tranship::mdspan<float, tranship::dims<2>, tranship::layout_right, tranship::default_accessor<float>>;

__global__ void copy(Plain from, float *to, int pitch) {
  tranship::layout_stride::mapping<tranship::dims<2>> places(from.extents(), std::array<int, 2>{pitch, 1});
  Padded padded(to, places);
  padded(blockIdx.x, threadIdx.x) = from(blockIdx.x, threadIdx.x);
}

enum class Failure { outside };

__device__ tranship::expected<float, Failure> at(Rows rows, int i) {
  if (i >= rows.extent(0))
    return tranship::unexpected(Failure::outside);
  return rows(i, 2);
}

__global__ void read(float *data, int n) {
  Rows rows(data, n);
  tranship::mdspan all(data, n, 4);
  auto found = at(rows, threadIdx.x);
  if (found)
    data[0] = *found + all(0, 1);
  else if (found.error() == Failure::outside)
    data[1] = at(rows, 0).value_or(1.f) + rows.stride(0) + rows.size() + Rows::rank();
}

int main() {
  float *data;
  hipMalloc(&data, 1024);
  hipLaunchKernelGGL(multiply, dim3(1, 4), dim3(4), 0, 0, Matrix<const float>(data, 4, 4), Columns<const float>(data, 4, 4), Matrix<float>(data, 4, 4));
  hipLaunchKernelGGL(read, dim3(1), dim3(8), 0, 0, data, 4);
}
