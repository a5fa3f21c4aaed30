// Calls of libraries as parts of a graph: what they compute comes with each launch, and factors in
// the host's memory have the values that they had when the graph was recorded.
#include <cstdio>
#include <cstdlib>

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <cusparse.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if (int status = int(call)) {                                                                  \
      std::fprintf(stderr, "%s:%d: status %d\n", __FILE__, __LINE__, status);                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int count = 4;

template <class T> T *toDevice(const T *values, int n) {
  T *device;
  CHECK(cudaMalloc(&device, n * sizeof(T)));
  CHECK(cudaMemcpy(device, values, n * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}

void show(const char *what, const float *device, int n) {
  float values[8];
  CHECK(cudaMemcpy(values, device, n * sizeof(float), cudaMemcpyDeviceToHost));
  std::printf("%s:", what);
  for (int i = 0; i < n; ++i)
    std::printf(" %.2f", values[i]);
  std::printf("\n");
}

__global__ void halve(float *value) { *value /= 2; }

int main() {
  const float ones[count] = {1, 1, 1, 1}, rising[count] = {1, 2, 3, 4};
  // Two on the diagonal, minus one to the right of it.
  const int offsets[count + 1] = {0, 2, 4, 6, 7}, columns[] = {0, 1, 1, 2, 2, 3, 3};
  const float entries[] = {2, -1, 2, -1, 2, -1, 2};
  float *x = toDevice(rising, count), *y = toDevice(ones, count), *z = toDevice(ones, count);
  float *dot = toDevice(ones, 1), *wave = toDevice(ones, 2 * (count / 2 + 1));
  int *deviceOffsets = toDevice(offsets, count + 1), *deviceColumns = toDevice(columns, 7);
  float *deviceEntries = toDevice(entries, 7);

  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  cublasHandle_t blas;
  CHECK(cublasCreate(&blas));
  CHECK(cublasSetStream(blas, stream));
  cusparseHandle_t sparse;
  CHECK(cusparseCreate(&sparse));
  CHECK(cusparseSetStream(sparse, stream));
  cufftHandle plan;
  CHECK(cufftPlan1d(&plan, count, CUFFT_R2C, 1));
  CHECK(cufftSetStream(plan, stream));
  cusparseSpMatDescr_t matrix;
  CHECK(cusparseCreateCsr(&matrix, count, count, 7, deviceOffsets, deviceColumns, deviceEntries,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                          CUDA_R_32F));
  cusparseDnVecDescr_t from, to;
  CHECK(cusparseCreateDnVec(&from, count, x, CUDA_R_32F));
  CHECK(cusparseCreateDnVec(&to, count, z, CUDA_R_32F));
  float one = 1, zero = 0;
  size_t size = 0;
  CHECK(cusparseSpMV_bufferSize(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, from, &zero,
                                to, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size));
  void *buffer;
  CHECK(cudaMalloc(&buffer, size + 1));

  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  float factor = 10;
  CHECK(cublasSaxpy(blas, count, &factor, x, 1, y, 1));
  factor = 1000; // the graph has the old one
  CHECK(cublasSetPointerMode(blas, CUBLAS_POINTER_MODE_DEVICE));
  CHECK(cublasSdot(blas, count, x, 1, y, 1, dot));
  halve<<<1, 1, 0, stream>>>(dot);
  CHECK(cublasSscal(blas, count, dot, y, 1)); // by what the graph itself computes
  CHECK(cusparseSpMV(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, from, &zero, to,
                     CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
  CHECK(cufftExecR2C(plan, z, reinterpret_cast<cufftComplex *>(wave)));
  cudaGraph_t graph;
  CHECK(cudaStreamEndCapture(stream, &graph));
  show("recorded", y, count);

  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  for (int i = 0; i < 2; ++i) {
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    show("dot", dot, 1);
    show("scaled", y, count);
    show("product", z, count);
    show("wave", wave, 2 * (count / 2 + 1));
    CHECK(cudaMemcpy(y, ones, sizeof(ones), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(x, ones, sizeof(ones), cudaMemcpyHostToDevice));
  }
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cusparseDestroyDnVec(from));
  CHECK(cusparseDestroyDnVec(to));
  CHECK(cusparseDestroySpMat(matrix));
  CHECK(cufftDestroy(plan));
  CHECK(cusparseDestroy(sparse));
  CHECK(cublasDestroy(blas));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
