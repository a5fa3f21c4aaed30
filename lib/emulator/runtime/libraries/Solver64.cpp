// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of cuSOLVER and hipSOLVER that take sizes of 64 bits, and types as numbers.
#include "libraries/SolverCalls.h"

using namespace tranship::emulator;

struct TranshipSolverParams {
  int mode = 0; ///< of the LU decomposition; LAPACK has one
};

namespace {

/// Does what a call asks for with the type of the elements. LAPACK takes sizes of 32 bits.
template <class Work>
cusolverStatus_t withType(cusolverDnHandle_t handle, cudaDataType type, bool isValid, Work work) {
  switch (type) {
  case CUDA_R_32F:
    return enqueue(handle, isValid, [=]() mutable { work(float()); });
  case CUDA_R_64F:
    return enqueue(handle, isValid, [=]() mutable { work(double()); });
  case CUDA_C_32F:
    return enqueue(handle, isValid, [=]() mutable { work(float2()); });
  case CUDA_C_64F:
    return enqueue(handle, isValid, [=]() mutable { work(double2()); });
  default:
    return handle ? CUSOLVER_STATUS_NOT_SUPPORTED : CUSOLVER_STATUS_NOT_INITIALIZED;
  }
}

bool fitsWide(int64_t rows, int64_t columns, int64_t ld) {
  constexpr int64_t limit = int64_t(1) << 31;
  return rows < limit && columns < limit && ld < limit && fits(int(rows), int(columns), int(ld));
}

cusolverStatus_t noBytes(cusolverDnHandle_t handle, size_t *size, size_t *hostSize) {
  int one = 0;
  cusolverStatus_t status = noMemory(handle, &one);
  if (status == solverSuccess) {
    *size = size_t(one);
    *hostSize = 0;
  }
  return status;
}

/// The type of an absolute value of such elements.
cudaDataType realOf(cudaDataType type) {
  return type == CUDA_C_32F ? CUDA_R_32F : type == CUDA_C_64F ? CUDA_R_64F : type;
}

} // namespace

SOLVER_API(CreateParams, TranshipSolverParams **params) {
  if (!params)
    return solverInvalid;
  *params = new TranshipSolverParams;
  return solverSuccess;
}
SOLVER_API(DestroyParams, TranshipSolverParams *params) {
  delete params;
  return solverSuccess;
}
SOLVER_API(SetAdvOptions, TranshipSolverParams *params, cusolverDnFunction_t,
           cusolverAlgMode_t mode) {
  if (!params)
    return solverInvalid;
  params->mode = int(mode);
  return solverSuccess;
}

SOLVER_API(Xgeqrf_bufferSize, cusolverDnHandle_t handle, TranshipSolverParams *, int64_t, int64_t,
           cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType,
           size_t *size, size_t *hostSize) {
  return noBytes(handle, size, hostSize);
}
SOLVER_API(Xgeqrf, cusolverDnHandle_t handle, TranshipSolverParams *, int64_t m, int64_t n,
           cudaDataType typeA, void *a, int64_t lda, cudaDataType typeTau, void *tau,
           cudaDataType compute, void *, size_t, void *, size_t, int *info) {
  bool isValid = fitsWide(m, n, lda) && typeTau == typeA && compute == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    int rows = int(m), columns = int(n), ld = int(lda);
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("geqrf", false, &rows, &columns, static_cast<T *>(a), &ld, static_cast<T *>(tau),
                  work, size, info);
    });
  });
}

SOLVER_API(Xgetrf_bufferSize, cusolverDnHandle_t handle, TranshipSolverParams *, int64_t, int64_t,
           cudaDataType, const void *, int64_t, cudaDataType, size_t *size, size_t *hostSize) {
  return noBytes(handle, size, hostSize);
}
SOLVER_API(Xgetrf, cusolverDnHandle_t handle, TranshipSolverParams *, int64_t m, int64_t n,
           cudaDataType typeA, void *a, int64_t lda, int64_t *pivots, cudaDataType compute, void *,
           size_t, void *, size_t, int *info) {
  bool isValid = fitsWide(m, n, lda) && compute == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    int rows = int(m), columns = int(n), ld = int(lda);
    if (!pivots) {
      *info = decomposeWithoutPivots(rows, columns, static_cast<T *>(a), ld);
      return;
    }
    std::vector<int> narrow(std::min(rows, columns));
    lapackOf<T>("getrf", false, &rows, &columns, static_cast<T *>(a), &ld, narrow.data(), info);
    std::copy(narrow.begin(), narrow.end(), pivots);
  });
}
SOLVER_API(Xgetrs, cusolverDnHandle_t handle, TranshipSolverParams *, cublasOperation_t operation,
           int64_t n, int64_t nrhs, cudaDataType typeA, const void *a, int64_t lda,
           const int64_t *pivots, cudaDataType typeB, void *b, int64_t ldb, int *info) {
  bool isValid = fitsWide(n, n, lda) && fitsWide(n, nrhs, ldb) && typeB == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    char trans = letterOf(operation);
    int order = int(n), count = int(nrhs), ld = int(lda), ldRight = int(ldb);
    std::vector<int> narrow(order);
    for (int i = 0; i < order; ++i)
      narrow[i] = pivots ? int(pivots[i]) : i + 1;
    lapackOf<T>("getrs", false, &trans, &order, &count, static_cast<const T *>(a), &ld,
                narrow.data(), static_cast<T *>(b), &ldRight, info);
  });
}

SOLVER_API(Xpotrf_bufferSize, cusolverDnHandle_t handle, TranshipSolverParams *, cublasFillMode_t,
           int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *size,
           size_t *hostSize) {
  return noBytes(handle, size, hostSize);
}
SOLVER_API(Xpotrf, cusolverDnHandle_t handle, TranshipSolverParams *, cublasFillMode_t fill,
           int64_t n, cudaDataType typeA, void *a, int64_t lda, cudaDataType compute, void *,
           size_t, void *, size_t, int *info) {
  bool isValid = fitsWide(n, n, lda) && compute == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    char uplo = letterOf(fill);
    int order = int(n), ld = int(lda);
    lapackOf<T>("potrf", false, &uplo, &order, static_cast<T *>(a), &ld, info);
  });
}
SOLVER_API(Xpotrs, cusolverDnHandle_t handle, TranshipSolverParams *, cublasFillMode_t fill,
           int64_t n, int64_t nrhs, cudaDataType typeA, const void *a, int64_t lda,
           cudaDataType typeB, void *b, int64_t ldb, int *info) {
  bool isValid = fitsWide(n, n, lda) && fitsWide(n, nrhs, ldb) && typeB == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    char uplo = letterOf(fill);
    int order = int(n), count = int(nrhs), ld = int(lda), ldRight = int(ldb);
    lapackOf<T>("potrs", false, &uplo, &order, &count, static_cast<const T *>(a), &ld,
                static_cast<T *>(b), &ldRight, info);
  });
}

// hipSOLVER lacks these.
extern "C" cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle,
                                                        TranshipSolverParams *, cusolverEigMode_t,
                                                        cublasFillMode_t, int64_t, cudaDataType,
                                                        const void *, int64_t, cudaDataType,
                                                        const void *, cudaDataType, size_t *size,
                                                        size_t *hostSize) {
  return noBytes(handle, size, hostSize);
}
extern "C" cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, TranshipSolverParams *,
                                             cusolverEigMode_t job, cublasFillMode_t uplo,
                                             int64_t n, cudaDataType typeA, void *a, int64_t lda,
                                             cudaDataType typeW, void *values, cudaDataType compute,
                                             void *, size_t, void *, size_t, int *info) {
  bool isValid = fitsWide(n, n, lda) && typeW == realOf(typeA) && compute == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    symmetricEigen(letterOf(job), letterOf(uplo), int(n), static_cast<T *>(a), int(lda),
                   static_cast<RealOf<T> *>(values), info);
  });
}
extern "C" cusolverStatus_t cusolverDnXgesvd_bufferSize(
    cusolverDnHandle_t handle, TranshipSolverParams *, signed char, signed char, int64_t, int64_t,
    cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *,
    int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *size, size_t *hostSize) {
  return noBytes(handle, size, hostSize);
}
extern "C" cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, TranshipSolverParams *,
                                             signed char jobu, signed char jobvt, int64_t m,
                                             int64_t n, cudaDataType typeA, void *a, int64_t lda,
                                             cudaDataType typeS, void *s, cudaDataType typeU,
                                             void *u, int64_t ldu, cudaDataType typeVT, void *vt,
                                             int64_t ldvt, cudaDataType compute, void *, size_t,
                                             void *, size_t, int *info) {
  bool isValid = fitsWide(m, n, lda) && fitsWide(0, 0, ldu) && fitsWide(0, 0, ldvt) &&
                 typeS == realOf(typeA) && typeU == typeA && typeVT == typeA && compute == typeA;
  return withType(handle, typeA, isValid, [=](auto zero) {
    using T = decltype(zero);
    singularValues(char(jobu), char(jobvt), int(m), int(n), static_cast<T *>(a), int(lda),
                   static_cast<RealOf<T> *>(s), static_cast<T *>(u), int(ldu), static_cast<T *>(vt),
                   int(ldvt), info);
  });
}
