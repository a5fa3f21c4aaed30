// One matrix as a list of elements, by rows and as a dense one: products with each form, and the
// product of two sparse matrices, whose size is known only when it has been computed.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <cusparse.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

constexpr int n = 24, width = 5;
constexpr cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE,
                              turned = CUSPARSE_OPERATION_TRANSPOSE;

float entry(int row, int column) {
  return (row * 7 + column * 3) % 8 == 0 ? float(row - column) + 0.5f : 0.0f;
}

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}
template <class T> std::vector<T> download(const T *device, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}
void *allocate(size_t size) {
  void *device;
  CHECK(cudaMalloc(&device, size));
  return device;
}

/// a b, where each row of b is 1, 2, ... up to `width`.
void multiply(const char *name, cusparseHandle_t handle, cusparseOperation_t operation,
              cusparseSpMatDescr_t a) {
  std::vector<float> right;
  for (int i = 0; i < n * width; ++i)
    right.push_back(float(1 + i % width));
  float *b = upload(right), *c = upload(std::vector<float>(n * width));
  cusparseDnMatDescr_t matrixB, matrixC;
  CHECK(cusparseCreateDnMat(&matrixB, n, width, width, b, CUDA_R_32F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseCreateDnMat(&matrixC, n, width, width, c, CUDA_R_32F, CUSPARSE_ORDER_ROW));
  float one = 1, zero = 0;
  size_t size = 0;
  CHECK(cusparseSpMM_bufferSize(handle, operation, plain, &one, a, matrixB, &zero, matrixC,
                                CUDA_R_32F, CUSPARSE_SPMM_ALG_DEFAULT, &size));
  void *buffer = allocate(size);
  CHECK(cusparseSpMM(handle, operation, plain, &one, a, matrixB, &zero, matrixC, CUDA_R_32F,
                     CUSPARSE_SPMM_ALG_DEFAULT, buffer));
  std::vector<float> result = download(c, n * width);
  int wrong = 0;
  for (int row = 0; row < n; ++row) {
    float sum = 0;
    for (int i = 0; i < n; ++i)
      sum += operation == plain ? entry(row, i) : entry(i, row);
    for (int column = 0; column < width; ++column)
      wrong += std::fabs(result[row * width + column] - sum * float(1 + column)) > 1e-3f;
  }
  std::printf("%s: last %.2f, wrong %d\n", name, result.back(), wrong);
  CHECK(cusparseDestroyDnMat(matrixB));
  CHECK(cusparseDestroyDnMat(matrixC));
  CHECK(cudaFree(b));
  CHECK(cudaFree(c));
  CHECK(cudaFree(buffer));
}

/// The square of `a`.
void square(cusparseHandle_t handle, cusparseSpMatDescr_t a) {
  int *offsets = upload(std::vector<int>(n + 1));
  cusparseSpMatDescr_t c;
  CHECK(cusparseCreateCsr(&c, n, n, 0, offsets, nullptr, nullptr, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  cusparseSpGEMMDescr_t product;
  CHECK(cusparseSpGEMM_createDescr(&product));
  float alpha = 2, beta = 0;
  size_t size1 = 0, size2 = 0;
  CHECK(cusparseSpGEMM_workEstimation(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                                      CUSPARSE_SPGEMM_DEFAULT, product, &size1, nullptr));
  void *buffer1 = allocate(size1);
  CHECK(cusparseSpGEMM_workEstimation(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                                      CUSPARSE_SPGEMM_DEFAULT, product, &size1, buffer1));
  CHECK(cusparseSpGEMM_compute(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                               CUSPARSE_SPGEMM_DEFAULT, product, &size2, nullptr));
  void *buffer2 = allocate(size2);
  CHECK(cusparseSpGEMM_compute(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                               CUSPARSE_SPGEMM_DEFAULT, product, &size2, buffer2));
  int64_t rows, columns, nonzeros;
  CHECK(cusparseSpMatGetSize(c, &rows, &columns, &nonzeros));
  int *indices = upload(std::vector<int>(nonzeros));
  float *values = upload(std::vector<float>(nonzeros));
  CHECK(cusparseCsrSetPointers(c, offsets, indices, values));
  CHECK(cusparseSpGEMM_copy(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                            CUSPARSE_SPGEMM_DEFAULT, product));

  std::vector<int> begins = download(offsets, n + 1), places = download(indices, nonzeros);
  std::vector<float> numbers = download(values, nonzeros);
  std::vector<float> dense(n * n);
  for (int row = 0; row < n; ++row)
    for (int i = begins[row]; i < begins[row + 1]; ++i)
      dense[row * n + places[i]] += numbers[i];
  int wrong = 0;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      float sum = 0;
      for (int i = 0; i < n; ++i)
        sum += 2 * entry(row, i) * entry(i, column);
      wrong += std::fabs(dense[row * n + column] - sum) > 1e-3f;
    }
  std::printf("square: %lld x %lld, %lld elements, wrong %d\n", (long long)rows, (long long)columns,
              (long long)nonzeros, wrong);
  CHECK(cusparseSpGEMM_destroyDescr(product));
  CHECK(cusparseDestroySpMat(c));
  for (void *pointer : {(void *)offsets, (void *)indices, (void *)values, buffer1, buffer2})
    CHECK(cudaFree(pointer));
}

int main() {
  std::vector<int> rowList, columnList, offsets = {0};
  std::vector<float> values, dense;
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column) {
      dense.push_back(entry(row, column));
      if (entry(row, column) != 0) {
        rowList.push_back(row);
        columnList.push_back(column);
        values.push_back(entry(row, column));
      }
    }
    offsets.push_back(int(values.size()));
  }
  int *dRows = upload(rowList), *dColumns = upload(columnList), *dOffsets = upload(offsets);
  float *dValues = upload(values), *dDense = upload(dense);
  cusparseHandle_t handle;
  CHECK(cusparseCreate(&handle));
  cusparseSpMatDescr_t list, byRows, converted;
  CHECK(cusparseCreateCoo(&list, n, n, int64_t(values.size()), dRows, dColumns, dValues,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  CHECK(cusparseCreateCsr(&byRows, n, n, int64_t(values.size()), dOffsets, dColumns, dValues,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                          CUDA_R_32F));
  multiply("list", handle, plain, list);
  multiply("list, turned", handle, turned, list);
  multiply("rows", handle, plain, byRows);
  multiply("rows, turned", handle, turned, byRows);
  square(handle, byRows);

  // The same matrix from the dense one, and back.
  cusparseDnMatDescr_t full;
  CHECK(cusparseCreateDnMat(&full, n, n, n, dDense, CUDA_R_32F, CUSPARSE_ORDER_ROW));
  int *newOffsets = upload(std::vector<int>(n + 1));
  CHECK(cusparseCreateCsr(&converted, n, n, 0, newOffsets, nullptr, nullptr, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  size_t size = 0;
  CHECK(cusparseDenseToSparse_bufferSize(handle, full, converted,
                                         CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &size));
  void *buffer = allocate(size);
  CHECK(cusparseDenseToSparse_analysis(handle, full, converted, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT,
                                       buffer));
  int64_t rows, columns, nonzeros;
  CHECK(cusparseSpMatGetSize(converted, &rows, &columns, &nonzeros));
  int *newColumns = upload(std::vector<int>(nonzeros));
  float *newValues = upload(std::vector<float>(nonzeros));
  CHECK(cusparseCsrSetPointers(converted, newOffsets, newColumns, newValues));
  CHECK(cusparseDenseToSparse_convert(handle, full, converted, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT,
                                      buffer));
  std::printf("from dense: same %d\n", download(newOffsets, n + 1) == offsets &&
                                           download(newColumns, nonzeros) == columnList &&
                                           download(newValues, nonzeros) == values);
  CHECK(cudaMemset(dDense, 0xff, n * n * sizeof(float)));
  CHECK(cudaFree(buffer));
  CHECK(cusparseSparseToDense_bufferSize(handle, converted, full,
                                         CUSPARSE_SPARSETODENSE_ALG_DEFAULT, &size));
  buffer = allocate(size);
  CHECK(cusparseSparseToDense(handle, converted, full, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, buffer));
  std::printf("to dense: same %d\n", download(dDense, n * n) == dense);

  CHECK(cusparseDestroyDnMat(full));
  for (cusparseSpMatDescr_t matrix : {list, byRows, converted})
    CHECK(cusparseDestroySpMat(matrix));
  CHECK(cusparseDestroy(handle));
  for (int *pointer : {dRows, dColumns, dOffsets, newOffsets, newColumns})
    CHECK(cudaFree(pointer));
  for (float *pointer : {dValues, dDense, newValues})
    CHECK(cudaFree(pointer));
  CHECK(cudaFree(buffer));
  return 0;
}
