// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLAS and hipBLAS on top of a BLAS for the CPU. All of them store matrices by columns.
#pragma once

#include "api/Api.h"
#include "api/Graph.h"
#include "core/SharedLibrary.h"

#include "tranship/cublas.h"

struct TranshipBlas {
  cudaStream_t stream = nullptr;
  cublasPointerMode_t pointerMode = CUBLAS_POINTER_MODE_HOST;
  cublasMath_t mathMode = CUBLAS_DEFAULT_MATH;
};

namespace tranship::emulator {

/// Returns any library that is called libblas.so.3 and has CBLAS's functions.
const SharedLibrary &blasLibrary();

/// A factor of a call. It is in the host's memory, where its value at the time of the call
/// counts, or in the device's.
template <class T> class Factor {
public:
  Factor(cublasHandle_t handle, const T *place) : place_(place) {
    isValue_ = place && handle && handle->pointerMode == CUBLAS_POINTER_MODE_HOST;
    if (isValue_)
      value_ = *place;
  }
  const T &operator*() const { return isValue_ ? value_ : *place_; }

private:
  const T *place_;
  bool isValue_;
  T value_{};
};

/// Does what a call asks for, or captures it in the graph of its stream.
template <class Work> cublasStatus_t enqueue(cublasHandle_t handle, Work work) {
  if (!handle)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  if (deviceError())
    return CUBLAS_STATUS_EXECUTION_FAILED;
  return doneOrRecorded(handle->stream, CUBLAS_STATUS_SUCCESS, std::move(work));
}

// CBLAS's numbers. CUDA's and HIP's do not overlap, so both are understood.
constexpr int columnMajor = 102, noTranspose = 111, transpose = 112, conjugateTranspose = 113;
constexpr int upper = 121, lower = 122, nonUnit = 131, unit = 132, leftSide = 141, rightSide = 142;
inline int cblas(cublasOperation_t value) {
  int number = value;
  return number < noTranspose ? number + noTranspose : number;
}
// What a product computes in, by CUDA's number or by HIP's.
inline bool computesInHalf(cublasComputeType_t type) {
  return type == CUBLAS_COMPUTE_16F || int(type) == 0;
}
inline bool computesInDouble(cublasComputeType_t type) {
  return type == CUBLAS_COMPUTE_64F || int(type) == 7;
}
inline int cblas(cublasFillMode_t value) {
  return value == CUBLAS_FILL_MODE_LOWER ? lower : value == CUBLAS_FILL_MODE_UPPER ? upper : value;
}
inline int cblas(cublasDiagType_t value) {
  int number = value;
  return number < nonUnit ? number + nonUnit : number;
}
inline int cblas(cublasSideMode_t value) {
  int number = value;
  return number < leftSide ? number + leftSide : number;
}

} // namespace tranship::emulator

/// With HIP 6, programs that define HIPBLAS_V2 call names that end in _v2.
#define BLAS_API(name, ...)                                                                        \
  extern "C" cublasStatus_t hipblas##name(__VA_ARGS__) __attribute__((alias("cublas" #name)));     \
  extern "C" cublasStatus_t hipblas##name##_v2(__VA_ARGS__)                                        \
      __attribute__((alias("cublas" #name)));                                                      \
  extern "C" cublasStatus_t cublas##name(__VA_ARGS__)
/// The first lines of a function that reads or changes a setting.
#define BLAS_HANDLE                                                                                \
  if (!handle)                                                                                     \
    return CUBLAS_STATUS_NOT_INITIALIZED;
