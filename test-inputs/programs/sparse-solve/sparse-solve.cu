// The equation of heat in one dimension by conjugate gradients: products of a sparse matrix by one
// library, vectors by another.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cusparse.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}

int main() {
  constexpr int n = 50;
  std::vector<int> offsets = {0}, columns;
  std::vector<double> values;
  for (int row = 0; row < n; ++row) {
    for (int column = row - 1; column <= row + 1; ++column)
      if (column >= 0 && column < n) {
        columns.push_back(column);
        values.push_back(column == row ? 2 : -1);
      }
    offsets.push_back(int(columns.size()));
  }
  int *dOffsets = upload(offsets), *dColumns = upload(columns);
  double *dValues = upload(values), *x = upload(std::vector<double>(n, 0.0));
  double *r = upload(std::vector<double>(n, 1.0)), *p = upload(std::vector<double>(n, 1.0));
  double *q = upload(std::vector<double>(n, 0.0));

  cublasHandle_t blas;
  cusparseHandle_t sparse;
  cusparseSpMatDescr_t a;
  cusparseDnVecDescr_t vectorP, vectorQ;
  CHECK(cublasCreate(&blas));
  CHECK(cusparseCreate(&sparse));
  CHECK(cusparseCreateCsr(&a, n, n, int64_t(columns.size()), dOffsets, dColumns, dValues,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                          CUDA_R_64F));
  CHECK(cusparseCreateDnVec(&vectorP, n, p, CUDA_R_64F));
  CHECK(cusparseCreateDnVec(&vectorQ, n, q, CUDA_R_64F));

  double one = 1, zero = 0, square;
  size_t size = 0;
  void *buffer = nullptr;
  CHECK(cusparseSpMV_bufferSize(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, vectorP, &zero,
                                vectorQ, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, &size));
  CHECK(cudaMalloc(&buffer, size));
  CHECK(cublasDdot(blas, n, r, 1, r, 1, &square));
  int steps = 0;
  for (; steps < 2 * n && square > 1e-16; ++steps) {
    CHECK(cusparseSpMV(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, vectorP, &zero, vectorQ,
                       CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    double pq, next;
    CHECK(cublasDdot(blas, n, p, 1, q, 1, &pq));
    double alpha = square / pq, minus = -alpha;
    CHECK(cublasDaxpy(blas, n, &alpha, p, 1, x, 1));
    CHECK(cublasDaxpy(blas, n, &minus, q, 1, r, 1));
    CHECK(cublasDdot(blas, n, r, 1, r, 1, &next));
    double beta = next / square;
    CHECK(cublasDscal(blas, n, &beta, p, 1));
    CHECK(cublasDaxpy(blas, n, &one, r, 1, p, 1));
    square = next;
  }
  std::vector<double> result(n);
  CHECK(cudaMemcpy(result.data(), x, n * sizeof(double), cudaMemcpyDeviceToHost));
  int wrong = 0; // the solution is a parabola
  for (int i = 0; i < n; ++i)
    wrong += std::fabs(result[i] - 0.5 * (i + 1) * (n - i)) > 1e-6;
  std::printf("middle %.3f, steps %d, wrong %d\n", result[n / 2], steps, wrong);

  CHECK(cusparseDestroyDnVec(vectorP));
  CHECK(cusparseDestroyDnVec(vectorQ));
  CHECK(cusparseDestroySpMat(a));
  CHECK(cusparseDestroy(sparse));
  CHECK(cublasDestroy(blas));
  for (double *pointer : {dValues, x, r, p, q})
    CHECK(cudaFree(pointer));
  CHECK(cudaFree(dOffsets));
  CHECK(cudaFree(dColumns));
  CHECK(cudaFree(buffer));
  return wrong != 0;
}
