// The host's threads, made by OpenMP, each work on rows of one matrix through a stream of their own,
// one after another.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <omp.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void fillRow(int *row, int number, int columns) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < columns)
    row[i] = number * columns + i;
}

int main() {
  constexpr int rows = 24, columns = 300, threads = 64;
  int *matrix;
  CHECK(cudaMalloc(&matrix, rows * columns * sizeof(int)));
  std::vector<int> result(rows * columns);
  int team = 0;
#pragma omp parallel num_threads(4) reduction(max : team)
  {
    team = omp_get_num_threads();
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
#pragma omp for ordered schedule(static, 1)
    for (int row = 0; row < rows; ++row) {
      int *place = matrix + row * columns;
#pragma omp ordered
      {
        fillRow<<<(columns + threads - 1) / threads, threads, 0, stream>>>(place, row, columns);
        CHECK(cudaMemcpyAsync(result.data() + row * columns, place, columns * sizeof(int),
                              cudaMemcpyDeviceToHost, stream));
      }
    }
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaStreamDestroy(stream));
  }
  long long sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < rows * columns; ++i)
    sum += result[i];
  std::printf("team of %d, sum %lld\n", team, sum);
  CHECK(cudaFree(matrix));
  return 0;
}
