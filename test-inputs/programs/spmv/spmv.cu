// A sparse matrix (CSR) times a vector: one row for each thread, read-only loads.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void multiply(const int *__restrict__ starts, const int *__restrict__ columns,
                         const double *__restrict__ values, const double *__restrict__ x, double *y,
                         int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  double sum = 0;
  for (int i = starts[row]; i < starts[row + 1]; ++i)
    sum += __ldg(&values[i]) * __ldg(x + columns[i]);
  y[row] = sum;
}

template <typename T> static T *onDevice(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyDefault));
  return device;
}

int main() {
  constexpr int rows = 400;
  std::vector<int> starts = {0}, columns;
  std::vector<double> values, x(rows), y(rows);
  for (int row = 0; row < rows; ++row) {
    x[row] = 1 + row % 3;
    for (int column : {row - 20, row - 1, row, row + 1, row + 20})
      if (column >= 0 && column < rows) {
        columns.push_back(column);
        values.push_back(column == row ? 4 : -1);
      }
    starts.push_back(int(columns.size()));
  }
  int *deviceStarts = onDevice(starts), *deviceColumns = onDevice(columns);
  double *deviceValues = onDevice(values), *deviceX = onDevice(x), *deviceY = onDevice(y);
  multiply<<<(rows + 127) / 128, 128>>>(deviceStarts, deviceColumns, deviceValues, deviceX, deviceY,
                                        rows);
  CHECK(cudaMemcpy(y.data(), deviceY, rows * sizeof(double), cudaMemcpyDeviceToHost));
  int wrong = 0;
  double norm = 0;
  for (int row = 0; row < rows; ++row) {
    double expected = 0;
    for (int i = starts[row]; i < starts[row + 1]; ++i)
      expected += values[i] * x[columns[i]];
    wrong += y[row] != expected;
    norm += y[row] * y[row];
  }
  std::printf("norm %.1f wrong %d\n", norm, wrong);
  for (void *pointer : {(void *)deviceStarts, (void *)deviceColumns, (void *)deviceValues,
                        (void *)deviceX, (void *)deviceY})
    CHECK(cudaFree(pointer));
  return wrong != 0;
}
