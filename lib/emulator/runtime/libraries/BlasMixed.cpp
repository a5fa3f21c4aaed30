// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of matrices with small element types: elements are widened to float, multiplied, and
// rounded back.
#include "libraries/Blas.h"

#include <cstring>
#include <vector>

using namespace tranship::emulator;

namespace {

bool isSmall(cudaDataType type) { return type == CUDA_R_16F || type == CUDA_R_16BF; }
bool isReal(cudaDataType type) { return type == CUDA_R_32F || isSmall(type); }
size_t sizeOf(cudaDataType type) {
  switch (type) {
  case CUDA_R_16F:
  case CUDA_R_16BF:
    return 2;
  case CUDA_R_32F:
    return 4;
  case CUDA_C_64F:
    return 16;
  default:
    return 8;
  }
}

float widen(const void *place, cudaDataType type) {
  if (type == CUDA_R_32F)
    return *static_cast<const float *>(place);
  if (type == CUDA_R_16F)
    return float(*static_cast<const _Float16 *>(place));
  uint32_t bits = uint32_t(*static_cast<const uint16_t *>(place)) << 16;
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

void narrow(float value, void *place, cudaDataType type) {
  if (type == CUDA_R_32F)
    *static_cast<float *>(place) = value;
  else if (type == CUDA_R_16F)
    *static_cast<_Float16 *>(place) = _Float16(value);
  else {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    // Rounds to the nearest, ties to even. NaN stays NaN.
    bits = value != value ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
    *static_cast<uint16_t *>(place) = uint16_t(bits >> 16);
  }
}

/// A `Factor` whose type is a parameter.
class WideFactor {
public:
  WideFactor(cublasHandle_t handle, const void *place, cudaDataType type)
      : place_(place), type_(type) {
    isValue_ = place && handle && handle->pointerMode == CUBLAS_POINTER_MODE_HOST;
    if (isValue_)
      value_ = widen(place, type);
  }
  float operator*() const { return isValue_ ? value_ : widen(place_, type_); }

private:
  const void *place_;
  cudaDataType type_;
  bool isValue_;
  float value_ = 0;
};

struct Matrix {
  const void *data;
  cudaDataType type;
  int ld, rows, columns;

  std::vector<float> widened() const {
    std::vector<float> values(size_t(rows) * columns);
    for (int column = 0; column < columns; ++column)
      for (int row = 0; row < rows; ++row)
        values[row + size_t(column) * rows] = widen(
            static_cast<const char *>(data) + (row + size_t(column) * ld) * sizeOf(type), type);
    return values;
  }
};

} // namespace

BLAS_API(GemmEx, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
         int n, int k, const void *alpha, const void *a, cudaDataType typeA, int lda, const void *b,
         cudaDataType typeB, int ldb, const void *beta, void *c, cudaDataType typeC, int ldc,
         cublasComputeType_t compute, cublasGemmAlgo_t) {
#define BLAS_OF_ONE_TYPE(type, P, T)                                                               \
  if (typeA == type && typeB == type && typeC == type)                                             \
    return cublas##P##gemm(handle, transa, transb, m, n, k, static_cast<const T *>(alpha),         \
                           static_cast<const T *>(a), lda, static_cast<const T *>(b), ldb,         \
                           static_cast<const T *>(beta), static_cast<T *>(c), ldc);
  BLAS_OF_ONE_TYPE(CUDA_R_32F, S, float)
  BLAS_OF_ONE_TYPE(CUDA_R_64F, D, double)
  BLAS_OF_ONE_TYPE(CUDA_C_32F, C, float2)
  BLAS_OF_ONE_TYPE(CUDA_C_64F, Z, double2)
#undef BLAS_OF_ONE_TYPE
  if (!isReal(typeA) || !isReal(typeB) || !isReal(typeC))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  cudaDataType factors = compute == CUBLAS_COMPUTE_16F ? CUDA_R_16F : CUDA_R_32F;
  return enqueue(
      handle,
      [=, alpha = WideFactor(handle, alpha, factors),
       beta = WideFactor(handle, beta, factors)]() -> cublasStatus_t {
        float one = *alpha, other = *beta;
        bool isTurnedA = cblas(transa) != noTranspose, isTurnedB = cblas(transb) != noTranspose;
        Matrix left{a, typeA, lda, isTurnedA ? k : m, isTurnedA ? m : k};
        Matrix right{b, typeB, ldb, isTurnedB ? n : k, isTurnedB ? k : n};
        Matrix target{c, typeC, ldc, m, n};
        std::vector<float> wideA = left.widened(), wideB = right.widened();
        std::vector<float> wideC =
            other == 0 ? std::vector<float>(size_t(m) * n) : target.widened();
        TranshipBlas host; // whose factors lie here
        if (cublasStatus_t status =
                cublasSgemm(&host, transa, transb, m, n, k, &one, wideA.data(), left.rows,
                            wideB.data(), right.rows, &other, wideC.data(), m))
          return status;
        for (int column = 0; column < n; ++column)
          for (int row = 0; row < m; ++row)
            narrow(wideC[row + size_t(column) * m],
                   static_cast<char *>(c) + (row + size_t(column) * ldc) * sizeOf(typeC), typeC);
        return CUBLAS_STATUS_SUCCESS;
      });
}

BLAS_API(GemmStridedBatchedEx, cublasHandle_t handle, cublasOperation_t transa,
         cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *a,
         cudaDataType typeA, int lda, long long strideA, const void *b, cudaDataType typeB, int ldb,
         long long strideB, const void *beta, void *c, cudaDataType typeC, int ldc,
         long long strideC, int count, cublasComputeType_t compute, cublasGemmAlgo_t algorithm) {
  for (int i = 0; i < count; ++i)
    if (cublasStatus_t status = cublasGemmEx(
            handle, transa, transb, m, n, k, alpha,
            static_cast<const char *>(a) + i * strideA * ptrdiff_t(sizeOf(typeA)), typeA, lda,
            static_cast<const char *>(b) + i * strideB * ptrdiff_t(sizeOf(typeB)), typeB, ldb, beta,
            static_cast<char *>(c) + i * strideC * ptrdiff_t(sizeOf(typeC)), typeC, ldc, compute,
            algorithm))
      return status;
  return enqueue(handle, [] { return CUBLAS_STATUS_SUCCESS; });
}
