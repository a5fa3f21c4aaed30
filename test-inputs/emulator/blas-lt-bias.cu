// What cuBLASLt says of a bias: one that the epilogue does not use, and one of matrices by rows, are
// refused.
#include <cstdio>

#include <cublasLt.h>
#include <cuda_runtime.h>

int main() {
  constexpr int size = 2;
  float *memory, host[size * size], bias[size] = {10, 20}, one = 1, zero = 0;
  cudaMalloc(&memory, 4 * size * size * sizeof(float));
  float values[size * size] = {1, 2, 3, 4};
  float *a = memory, *d = a + size * size, *offsets = d + size * size;
  cudaMemcpy(a, values, sizeof values, cudaMemcpyHostToDevice);
  cudaMemcpy(offsets, bias, sizeof bias, cudaMemcpyHostToDevice);
  cublasLtHandle_t handle;
  cublasLtCreate(&handle);
  const cublasLtEpilogue_t epilogues[] = {CUBLASLT_EPILOGUE_DEFAULT, CUBLASLT_EPILOGUE_RELU,
                                          CUBLASLT_EPILOGUE_BIAS};
  for (cublasLtEpilogue_t epilogue : epilogues)
    for (cublasLtOrder_t order : {CUBLASLT_ORDER_COL, CUBLASLT_ORDER_ROW}) {
      cublasLtMatmulDesc_t product;
      cublasLtMatrixLayout_t layout;
      cublasLtMatmulDescCreate(&product, CUBLAS_COMPUTE_32F, CUDA_R_32F);
      cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue,
                                     sizeof epilogue);
      cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &offsets,
                                     sizeof offsets);
      cublasLtMatrixLayoutCreate(&layout, CUDA_R_32F, size, size, size);
      cublasLtMatrixLayoutSetAttribute(layout, CUBLASLT_MATRIX_LAYOUT_ORDER, &order, sizeof order);
      cublasStatus_t status = cublasLtMatmul(handle, product, &one, a, layout, a, layout, &zero, d,
                                             layout, d, layout, nullptr, nullptr, 0, 0);
      std::printf("epilogue %d, order %d: %s\n", epilogue, order, cublasGetStatusName(status));
      if (status == CUBLAS_STATUS_SUCCESS) {
        cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
        std::printf("%g %g %g %g\n", host[0], host[1], host[2], host[3]);
      }
      cublasLtMatrixLayoutDestroy(layout);
      cublasLtMatmulDescDestroy(product);
    }
  cublasLtDestroy(handle);
  cudaFree(memory);
  return 0;
}
