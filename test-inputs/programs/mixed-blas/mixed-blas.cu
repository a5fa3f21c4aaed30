// Products of matrices of half and bfloat16 by the library, one by one and in batches.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

template <class T> __global__ void fill(T *values, int count, int period) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] = T(float(i % period) - 2);
}

constexpr int m = 5, n = 4, k = 3, batches = 2;

template <class T>
void multiply(const char *name, cublasHandle_t handle, cudaDataType_t type,
              cublasOperation_t turn) {
  T *a, *b;
  float *c;
  CHECK(cudaMalloc(&a, batches * m * k * sizeof(T)));
  CHECK(cudaMalloc(&b, batches * k * n * sizeof(T)));
  CHECK(cudaMalloc(&c, batches * m * n * sizeof(float)));
  CHECK(cudaMemset(c, 0, batches * m * n * sizeof(float)));
  fill<<<1, 64>>>(a, batches * m * k, 5);
  fill<<<1, 64>>>(b, batches * k * n, 7);
  float alpha = 0.5f, beta = 0;
  int lda = turn == CUBLAS_OP_N ? m : k;
  CHECK(cublasGemmStridedBatchedEx(handle, turn, CUBLAS_OP_N, m, n, k, &alpha, a, type, lda, m * k,
                                   b, type, k, k * n, &beta, c, CUDA_R_32F, m, m * n, batches,
                                   CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
  beta = 1;
  CHECK(cublasGemmEx(handle, turn, CUBLAS_OP_N, m, n, k, &alpha, a, type, lda, b, type, k, &beta, c,
                     CUDA_R_32F, m, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
  std::vector<float> result(batches * m * n);
  CHECK(cudaMemcpy(result.data(), c, result.size() * sizeof(float), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int batch = 0; batch < batches; ++batch)
    for (int row = 0; row < m; ++row)
      for (int column = 0; column < n; ++column) {
        float sum = 0;
        for (int i = 0; i < k; ++i) {
          int place = batch * m * k + (turn == CUBLAS_OP_N ? i * m + row : row * k + i);
          sum += float(place % 5 - 2) * float((batch * k * n + column * k + i) % 7 - 2);
        }
        wrong += result[(batch * n + column) * m + row] != (batch == 0 ? 2 : 1) * 0.5f * sum;
      }
  std::printf("%s: corner %.2f, wrong %d\n", name, result[0], wrong);
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  CHECK(cudaFree(c));
}

int main() {
  cublasHandle_t handle;
  CHECK(cublasCreate(&handle));
  multiply<__half>("half", handle, CUDA_R_16F, CUBLAS_OP_N);
  multiply<__half>("half, turned", handle, CUDA_R_16F, CUBLAS_OP_T);
  multiply<__nv_bfloat16>("bfloat16", handle, CUDA_R_16BF, CUBLAS_OP_N);
  CHECK(cublasDestroy(handle));
  return 0;
}
