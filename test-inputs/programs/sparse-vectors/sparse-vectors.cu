// Sparse vectors, batches of products, sampled products, and a product that is computed again with
// other values, by cuSPARSE's generic interface.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <cusparse.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    int status = int(call);                                                                        \
    if (status != 0) {                                                                             \
      std::fprintf(stderr, "%s:%d: status %d\n", __FILE__, __LINE__, status);                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

template <class T> T *onDevice(const std::vector<T> &values) {
  T *place;
  CHECK(cudaMalloc(&place, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(place, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return place;
}
template <class T> void print(const char *name, const T *place, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), place, count * sizeof(T), cudaMemcpyDeviceToHost));
  std::printf("%s:", name);
  for (T value : values)
    std::printf(" %g", double(value));
  std::printf("\n");
}

void vectors(cusparseHandle_t handle) {
  float *x = onDevice<float>({1, 2, 3, 4}), *y = onDevice<float>({10, 20, 30, 40, 50, 60});
  int *indices = onDevice<int>({5, 0, 3, 1});
  cusparseSpVecDescr_t sparse;
  cusparseDnVecDescr_t dense;
  CHECK(cusparseCreateSpVec(&sparse, 6, 4, indices, x, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                            CUDA_R_32F));
  CHECK(cusparseCreateDnVec(&dense, 6, y, CUDA_R_32F));
  float alpha = 2, beta = 0.5f, cosine = 0.6f, sine = 0.8f, product = 0;
  CHECK(cusparseAxpby(handle, &alpha, sparse, &beta, dense));
  print("axpby", y, 6);
  size_t size = 0;
  CHECK(cusparseSpVV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, sparse, dense, &product,
                                CUDA_R_32F, &size));
  void *buffer;
  CHECK(cudaMalloc(&buffer, size + 1));
  CHECK(cusparseSpVV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, sparse, dense, &product, CUDA_R_32F,
                     buffer));
  std::printf("product %g\n", product);
  CHECK(cusparseRot(handle, &cosine, &sine, sparse, dense));
  print("turned", x, 4);
  print("turned", y, 6);
  CHECK(cusparseGather(handle, dense, sparse));
  print("gathered", x, 4);
  float *other = onDevice<float>({-1, -2, -3, -4});
  CHECK(cusparseSpVecSetValues(sparse, other));
  CHECK(cusparseScatter(handle, sparse, dense));
  print("scattered", y, 6);
  CHECK(cusparseDestroySpVec(sparse));
  CHECK(cusparseDestroyDnVec(dense));
}

/// Two matrices of 3 x 3 with one pattern, each times a dense one of 3 x 2.
void batches(cusparseHandle_t handle) {
  int *offsets = onDevice<int>({0, 2, 3, 5}), *columns = onDevice<int>({0, 2, 1, 0, 2, 0, 2, 1, 0, 2});
  float *values = onDevice<float>({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  float *b = onDevice<float>({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  float *c = onDevice<float>(std::vector<float>(12, 1));
  cusparseSpMatDescr_t sparse;
  cusparseDnMatDescr_t right, result;
  CHECK(cusparseCreateCsr(&sparse, 3, 3, 5, offsets, columns, values, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  CHECK(cusparseCsrSetStridedBatch(sparse, 2, 0, 5));
  CHECK(cusparseCreateDnMat(&right, 3, 2, 3, b, CUDA_R_32F, CUSPARSE_ORDER_COL));
  CHECK(cusparseDnMatSetStridedBatch(right, 2, 6));
  CHECK(cusparseCreateDnMat(&result, 3, 2, 3, c, CUDA_R_32F, CUSPARSE_ORDER_COL));
  CHECK(cusparseDnMatSetStridedBatch(result, 2, 6));
  float alpha = 1, beta = 2;
  size_t size = 0;
  const cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
  CHECK(cusparseSpMM_bufferSize(handle, plain, plain, &alpha, sparse, right, &beta, result,
                                CUDA_R_32F, CUSPARSE_SPMM_CSR_ALG2, &size));
  void *buffer;
  CHECK(cudaMalloc(&buffer, size + 1));
  CHECK(cusparseSpMM_preprocess(handle, plain, plain, &alpha, sparse, right, &beta, result,
                                CUDA_R_32F, CUSPARSE_SPMM_CSR_ALG2, buffer));
  CHECK(cusparseSpMM(handle, plain, plain, &alpha, sparse, right, &beta, result, CUDA_R_32F,
                     CUSPARSE_SPMM_CSR_ALG2, buffer));
  print("batch", c, 12);
  CHECK(cusparseDestroySpMat(sparse));
  CHECK(cusparseDestroyDnMat(right));
  CHECK(cusparseDestroyDnMat(result));
}

/// The elements of a dense product that a sparse matrix has.
void sampled(cusparseHandle_t handle) {
  int *offsets = onDevice<int>({0, 2, 3, 4}), *columns = onDevice<int>({0, 2, 1, 2});
  double *values = onDevice<double>({1, 1, 1, 1});
  double *a = onDevice<double>({1, 2, 3, 4, 5, 6}), *b = onDevice<double>({1, 2, 3, 4, 5, 6});
  cusparseDnMatDescr_t left, right;
  cusparseSpMatDescr_t sparse;
  CHECK(cusparseCreateDnMat(&left, 3, 2, 2, a, CUDA_R_64F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseCreateDnMat(&right, 2, 3, 3, b, CUDA_R_64F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseCreateCsr(&sparse, 3, 3, 4, offsets, columns, values, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
  double alpha = 2, beta = 0.5;
  size_t size = 0;
  const cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
  CHECK(cusparseSDDMM_bufferSize(handle, plain, plain, &alpha, left, right, &beta, sparse,
                                 CUDA_R_64F, CUSPARSE_SDDMM_ALG_DEFAULT, &size));
  void *buffer;
  CHECK(cudaMalloc(&buffer, size + 1));
  CHECK(cusparseSDDMM_preprocess(handle, plain, plain, &alpha, left, right, &beta, sparse,
                                 CUDA_R_64F, CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
  CHECK(cusparseSDDMM(handle, plain, plain, &alpha, left, right, &beta, sparse, CUDA_R_64F,
                      CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
  print("sampled", values, 4);
  CHECK(cusparseDestroyDnMat(left));
  CHECK(cusparseDestroyDnMat(right));
  CHECK(cusparseDestroySpMat(sparse));
}

void again(cusparseHandle_t handle) {
  int *offsets = onDevice<int>({0, 2, 3, 4}), *columns = onDevice<int>({0, 1, 2, 0});
  float *values = onDevice<float>({1, 2, 3, 4});
  cusparseSpMatDescr_t a, c;
  CHECK(cusparseCreateCsr(&a, 3, 3, 4, offsets, columns, values, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  int *newOffsets = onDevice<int>({0, 0, 0, 0});
  CHECK(cusparseCreateCsr(&c, 3, 3, 0, newOffsets, nullptr, nullptr, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  const cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
  const cusparseSpGEMMAlg_t algorithm = CUSPARSE_SPGEMM_DEFAULT;
  cusparseSpGEMMDescr_t product;
  CHECK(cusparseSpGEMM_createDescr(&product));
  size_t sizes[5] = {};
  void *buffers[5] = {};
  CHECK(cusparseSpGEMMreuse_workEstimation(handle, plain, plain, a, a, c, algorithm, product,
                                           &sizes[0], nullptr));
  CHECK(cudaMalloc(&buffers[0], sizes[0] + 1));
  CHECK(cusparseSpGEMMreuse_workEstimation(handle, plain, plain, a, a, c, algorithm, product,
                                           &sizes[0], buffers[0]));
  CHECK(cusparseSpGEMMreuse_nnz(handle, plain, plain, a, a, c, algorithm, product, &sizes[1],
                                nullptr, &sizes[2], nullptr, &sizes[3], nullptr));
  for (int i = 1; i < 4; ++i)
    CHECK(cudaMalloc(&buffers[i], sizes[i] + 1));
  CHECK(cusparseSpGEMMreuse_nnz(handle, plain, plain, a, a, c, algorithm, product, &sizes[1],
                                buffers[1], &sizes[2], buffers[2], &sizes[3], buffers[3]));
  int64_t rows, width, nonzeros;
  CHECK(cusparseSpMatGetSize(c, &rows, &width, &nonzeros));
  int *newColumns = onDevice(std::vector<int>(size_t(nonzeros)));
  float *newValues = onDevice(std::vector<float>(size_t(nonzeros)));
  CHECK(cusparseCsrSetPointers(c, newOffsets, newColumns, newValues));
  CHECK(cusparseSpGEMMreuse_copy(handle, plain, plain, a, a, c, algorithm, product, &sizes[4],
                                 nullptr));
  CHECK(cudaMalloc(&buffers[4], sizes[4] + 1));
  CHECK(cusparseSpGEMMreuse_copy(handle, plain, plain, a, a, c, algorithm, product, &sizes[4],
                                 buffers[4]));
  float alpha = 1, beta = 0;
  for (int i = 0; i < 2; ++i) {
    CHECK(cusparseSpGEMMreuse_compute(handle, plain, plain, &alpha, a, a, &beta, c, CUDA_R_32F,
                                      algorithm, product));
    print("square", newValues, size_t(nonzeros));
    float first = -1;
    CHECK(cudaMemcpy(values, &first, sizeof(first), cudaMemcpyHostToDevice));
    beta = 1;
  }
  print("columns", newColumns, size_t(nonzeros));
  CHECK(cusparseSpGEMM_destroyDescr(product));
  CHECK(cusparseDestroySpMat(a));
  CHECK(cusparseDestroySpMat(c));
}

int main() {
  cusparseHandle_t handle;
  CHECK(cusparseCreate(&handle));
  vectors(handle);
  batches(handle);
  sampled(handle);
  again(handle);
  CHECK(cusparseDestroy(handle));
}
