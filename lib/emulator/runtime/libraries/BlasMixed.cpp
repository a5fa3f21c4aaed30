// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on vectors and matrices with small element types: elements are widened to float, and
// results are rounded back.
#include "libraries/BlasElements.h"

#include <cmath>
#include <vector>

using namespace tranship::emulator;

namespace {

template <class... Types> bool areAll(cudaDataType type, Types... types) {
  return ((types == type) && ...);
}

/// A factor that is passed on to another call.
class CopiedFactor {
public:
  CopiedFactor(cublasHandle_t handle, const void *place, size_t size) : place_(place) {
    isValue_ = place && handle && handle->pointerMode == CUBLAS_POINTER_MODE_HOST;
    if (isValue_)
      std::memcpy(value_, place, size);
  }
  const void *place() const { return isValue_ ? value_ : place_; }

private:
  const void *place_;
  bool isValue_;
  alignas(16) char value_[16];
};

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

/// A vector of small numbers or floats. With a negative step, it starts at its end, as in BLAS.
class Vector {
public:
  Vector(int n, const void *data, cudaDataType type, int step)
      : data_(static_cast<char *>(const_cast<void *>(data))), type_(type), step_(step) {
    if (step < 0)
      data_ += ptrdiff_t(1 - n) * step * ptrdiff_t(sizeOf(type));
  }
  float get(int i) const { return widen(at(i), type_); }
  void set(int i, float value) const { narrow(value, at(i), type_); }

private:
  char *at(int i) const { return data_ + ptrdiff_t(i) * step_ * ptrdiff_t(sizeOf(type_)); }

  char *data_;
  cudaDataType type_;
  int step_;
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
  cudaDataType factors = computesInHalf(compute) ? CUDA_R_16F : CUDA_R_32F;
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
        TranshipBlas host; // with factors in host memory
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

BLAS_API(GemmBatchedEx, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
         int m, int n, int k, const void *alpha, const void *const a[], cudaDataType typeA, int lda,
         const void *const b[], cudaDataType typeB, int ldb, const void *beta, void *const c[],
         cudaDataType typeC, int ldc, int count, cublasComputeType_t compute,
         cublasGemmAlgo_t algorithm) {
  bool isComplex = typeC == CUDA_C_32F || typeC == CUDA_C_64F;
  size_t size = (computesInHalf(compute)     ? 2
                 : computesInDouble(compute) ? 8
                                             : 4) *
                (isComplex ? 2 : 1);
  // The pointers are read when the product is due.
  return enqueue(handle,
                 [=, alpha = CopiedFactor(handle, alpha, size),
                  beta = CopiedFactor(handle, beta, size)]() -> cublasStatus_t {
                   TranshipBlas host; // with factors in host memory
                   for (int i = 0; i < count; ++i)
                     if (cublasStatus_t status = cublasGemmEx(
                             &host, transa, transb, m, n, k, alpha.place(), a[i], typeA, lda, b[i],
                             typeB, ldb, beta.place(), c[i], typeC, ldc, compute, algorithm))
                       return status;
                   return CUBLAS_STATUS_SUCCESS;
                 });
}

BLAS_API(Hgemm, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
         int n, int k, const __half *alpha, const __half *a, int lda, const __half *b, int ldb,
         const __half *beta, __half *c, int ldc) {
  return cublasGemmEx(handle, transa, transb, m, n, k, alpha, a, CUDA_R_16F, lda, b, CUDA_R_16F,
                      ldb, beta, c, CUDA_R_16F, ldc, CUBLAS_COMPUTE_16F, CUBLAS_GEMM_DEFAULT);
}
BLAS_API(HgemmBatched, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
         int m, int n, int k, const __half *alpha, const __half *const a[], int lda,
         const __half *const b[], int ldb, const __half *beta, __half *const c[], int ldc,
         int count) {
  return cublasGemmBatchedEx(handle, transa, transb, m, n, k, alpha,
                             reinterpret_cast<const void *const *>(a), CUDA_R_16F, lda,
                             reinterpret_cast<const void *const *>(b), CUDA_R_16F, ldb, beta,
                             reinterpret_cast<void *const *>(c), CUDA_R_16F, ldc, count,
                             CUBLAS_COMPUTE_16F, CUBLAS_GEMM_DEFAULT);
}
BLAS_API(HgemmStridedBatched, cublasHandle_t handle, cublasOperation_t transa,
         cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *a,
         int lda, long long strideA, const __half *b, int ldb, long long strideB,
         const __half *beta, __half *c, int ldc, long long strideC, int count) {
  return cublasGemmStridedBatchedEx(handle, transa, transb, m, n, k, alpha, a, CUDA_R_16F, lda,
                                    strideA, b, CUDA_R_16F, ldb, strideB, beta, c, CUDA_R_16F, ldc,
                                    strideC, count, CUBLAS_COMPUTE_16F, CUBLAS_GEMM_DEFAULT);
}

// For vectors of one type there are functions already.
BLAS_API(DotEx, cublasHandle_t handle, int n, const void *x, cudaDataType typeX, int incx,
         const void *y, cudaDataType typeY, int incy, void *result, cudaDataType typeResult,
         cudaDataType) {
  auto call = [&](auto function, auto zero) {
    using T = decltype(zero);
    return function(handle, n, static_cast<const T *>(x), incx, static_cast<const T *>(y), incy,
                    static_cast<T *>(result));
  };
  if (areAll(CUDA_R_32F, typeX, typeY, typeResult))
    return call(cublasSdot, float());
  if (areAll(CUDA_R_64F, typeX, typeY, typeResult))
    return call(cublasDdot, double());
  if (areAll(CUDA_C_32F, typeX, typeY, typeResult))
    return call(cublasCdotu, float2());
  if (areAll(CUDA_C_64F, typeX, typeY, typeResult))
    return call(cublasZdotu, double2());
  if (!isReal(typeX) || !isReal(typeY) || !isReal(typeResult))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=] {
    Vector left(n, x, typeX, incx), right(n, y, typeY, incy);
    float sum = 0;
    for (int i = 0; i < n; ++i)
      sum += left.get(i) * right.get(i);
    narrow(sum, result, typeResult);
    return CUBLAS_STATUS_SUCCESS;
  });
}
BLAS_API(DotcEx, cublasHandle_t handle, int n, const void *x, cudaDataType typeX, int incx,
         const void *y, cudaDataType typeY, int incy, void *result, cudaDataType typeResult,
         cudaDataType compute) {
  if (areAll(CUDA_C_32F, typeX, typeY, typeResult))
    return cublasCdotc(handle, n, static_cast<const float2 *>(x), incx,
                       static_cast<const float2 *>(y), incy, static_cast<float2 *>(result));
  if (areAll(CUDA_C_64F, typeX, typeY, typeResult))
    return cublasZdotc(handle, n, static_cast<const double2 *>(x), incx,
                       static_cast<const double2 *>(y), incy, static_cast<double2 *>(result));
  return cublasDotEx(handle, n, x, typeX, incx, y, typeY, incy, result, typeResult, compute);
}
BLAS_API(Nrm2Ex, cublasHandle_t handle, int n, const void *x, cudaDataType typeX, int incx,
         void *result, cudaDataType typeResult, cudaDataType) {
  auto call = [&](auto function, auto zero, auto size) {
    return function(handle, n, static_cast<const decltype(zero) *>(x), incx,
                    static_cast<decltype(size) *>(result));
  };
  if (typeX == CUDA_R_32F && typeResult == CUDA_R_32F)
    return call(cublasSnrm2, float(), float());
  if (typeX == CUDA_R_64F && typeResult == CUDA_R_64F)
    return call(cublasDnrm2, double(), double());
  if (typeX == CUDA_C_32F && typeResult == CUDA_R_32F)
    return call(cublasScnrm2, float2(), float());
  if (typeX == CUDA_C_64F && typeResult == CUDA_R_64F)
    return call(cublasDznrm2, double2(), double());
  if (!isReal(typeX) || !isReal(typeResult))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=] {
    Vector vector(n, x, typeX, incx);
    float sum = 0;
    for (int i = 0; i < n; ++i)
      sum += vector.get(i) * vector.get(i);
    narrow(std::sqrt(sum), result, typeResult);
    return CUBLAS_STATUS_SUCCESS;
  });
}
BLAS_API(AxpyEx, cublasHandle_t handle, int n, const void *alpha, cudaDataType typeAlpha,
         const void *x, cudaDataType typeX, int incx, void *y, cudaDataType typeY, int incy,
         cudaDataType) {
  auto call = [&](auto function, auto zero) {
    using T = decltype(zero);
    return function(handle, n, static_cast<const T *>(alpha), static_cast<const T *>(x), incx,
                    static_cast<T *>(y), incy);
  };
  if (areAll(CUDA_R_32F, typeAlpha, typeX, typeY))
    return call(cublasSaxpy, float());
  if (areAll(CUDA_R_64F, typeAlpha, typeX, typeY))
    return call(cublasDaxpy, double());
  if (areAll(CUDA_C_32F, typeAlpha, typeX, typeY))
    return call(cublasCaxpy, float2());
  if (areAll(CUDA_C_64F, typeAlpha, typeX, typeY))
    return call(cublasZaxpy, double2());
  if (!isReal(typeAlpha) || !isReal(typeX) || !isReal(typeY))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, alpha = WideFactor(handle, alpha, typeAlpha)] {
    Vector source(n, x, typeX, incx), target(n, y, typeY, incy);
    for (int i = 0; i < n; ++i)
      target.set(i, *alpha * source.get(i) + target.get(i));
    return CUBLAS_STATUS_SUCCESS;
  });
}
BLAS_API(ScalEx, cublasHandle_t handle, int n, const void *alpha, cudaDataType typeAlpha, void *x,
         cudaDataType typeX, int incx, cudaDataType) {
  auto call = [&](auto function, auto zero) {
    using T = decltype(zero);
    return function(handle, n, static_cast<const T *>(alpha), static_cast<T *>(x), incx);
  };
  if (areAll(CUDA_R_32F, typeAlpha, typeX))
    return call(cublasSscal, float());
  if (areAll(CUDA_R_64F, typeAlpha, typeX))
    return call(cublasDscal, double());
  if (areAll(CUDA_C_32F, typeAlpha, typeX))
    return call(cublasCscal, float2());
  if (areAll(CUDA_C_64F, typeAlpha, typeX))
    return call(cublasZscal, double2());
  if (!isReal(typeAlpha) || !isReal(typeX))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, alpha = WideFactor(handle, alpha, typeAlpha)] {
    Vector vector(n, x, typeX, incx);
    for (int i = 0; i < n; ++i)
      vector.set(i, *alpha * vector.get(i));
    return CUBLAS_STATUS_SUCCESS;
  });
}
BLAS_API(RotEx, cublasHandle_t handle, int n, void *x, cudaDataType typeX, int incx, void *y,
         cudaDataType typeY, int incy, const void *c, const void *s, cudaDataType typeFactors,
         cudaDataType) {
  if (areAll(CUDA_R_64F, typeX, typeY, typeFactors))
    return cublasDrot(handle, n, static_cast<double *>(x), incx, static_cast<double *>(y), incy,
                      static_cast<const double *>(c), static_cast<const double *>(s));
  if (!isReal(typeX) || !isReal(typeY) || !isReal(typeFactors))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return enqueue(
      handle, [=, c = WideFactor(handle, c, typeFactors), s = WideFactor(handle, s, typeFactors)] {
        Vector first(n, x, typeX, incx), second(n, y, typeY, incy);
        for (int i = 0; i < n; ++i) {
          float a = first.get(i), b = second.get(i);
          first.set(i, *c * a + *s * b);
          second.set(i, *c * b - *s * a);
        }
        return CUBLAS_STATUS_SUCCESS;
      });
}
