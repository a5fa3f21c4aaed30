// Views and results with errors of cuda::std, for kernels in C++17.
#include <cuda/std/array>
#include <cuda/std/expected>
#include <cuda/std/mdspan>

template <class T> using Matrix = cuda::std::mdspan<T, cuda::std::dextents<int, 2>>;
using Rows = cuda::std::mdspan<float, cuda::std::extents<int, cuda::std::dynamic_extent, 4>>;
template <class T>
using Columns = cuda::std::mdspan<T, cuda::std::dextents<int, 2>, cuda::std::layout_left>;

__global__ void multiply(Matrix<const float> a, Columns<const float> b, Matrix<float> c) {
  int row = blockIdx.y, column = threadIdx.x;
  if (row >= c.extent(0) || column >= c.extent(1))
    return;
  float sum = 0;
  for (int k = 0; k < a.extent(1); ++k)
    sum += a(row, k) * b(k, column);
  c(row, column) = sum;
}

using Padded = cuda::std::mdspan<float, cuda::std::dims<2>, cuda::std::layout_stride>;
using Plain = cuda::std::mdspan<float, cuda::std::dims<2>, cuda::std::layout_right, cuda::std::default_accessor<float>>;

__global__ void copy(Plain from, float *to, int pitch) {
  cuda::std::layout_stride::mapping<cuda::std::dims<2>> places(from.extents(), cuda::std::array<int, 2>{pitch, 1});
  Padded padded(to, places);
  padded(blockIdx.x, threadIdx.x) = from(blockIdx.x, threadIdx.x);
}

enum class Failure { outside };

__device__ cuda::std::expected<float, Failure> at(Rows rows, int i) {
  if (i >= rows.extent(0))
    return cuda::std::unexpected(Failure::outside);
  return rows(i, 2);
}

__global__ void read(float *data, int n) {
  Rows rows(data, n);
  cuda::std::mdspan all(data, n, 4);
  auto found = at(rows, threadIdx.x);
  if (found)
    data[0] = *found + all(0, 1);
  else if (found.error() == Failure::outside)
    data[1] = at(rows, 0).value_or(1.f) + rows.stride(0) + rows.size() + Rows::rank();
}

int main() {
  float *data;
  cudaMalloc(&data, 1024);
  multiply<<<dim3(1, 4), 4>>>(Matrix<const float>(data, 4, 4), Columns<const float>(data, 4, 4), Matrix<float>(data, 4, 4));
  read<<<1, 8>>>(data, 4);
}
