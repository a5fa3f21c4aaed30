// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of cuSPARSE and hipSPARSE share: descriptors, and access to their elements.
#pragma once

#include "api/Api.h"
#include "api/Graph.h"

#include "tranship/cusparse.h"

#include <complex>
#include <cstring>
#include <utility>
#include <vector>

struct TranshipSparse {
  cudaStream_t stream = nullptr;
  cusparsePointerMode_t pointerMode = CUSPARSE_POINTER_MODE_HOST;
};
struct TranshipDenseVector {
  int64_t size;
  void *values;
  cudaDataType type;
};
struct TranshipDenseMatrix {
  int64_t rows, columns, ld;
  void *values;
  cudaDataType type;
  cusparseOrder_t order;
  int batches = 1;
  int64_t stride = 0; // from one matrix of a batch to the next
};
/// How elements are stored: by rows or by columns, with the offset of each row's or column's first
/// element, or as a list of positions.
enum class SparseFormat { rows, columns, list };
struct TranshipSparseMatrix {
  SparseFormat format;
  int64_t rows, columns, nonzeros;
  void *offsets; // of a list, the rows
  void *indices; // the columns, or the rows of a matrix that is stored by columns
  void *values;
  cusparseIndexType_t offsetType, indexType;
  int base;
  cudaDataType type;
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
  cusparseDiagType_t diagonal = CUSPARSE_DIAG_TYPE_NON_UNIT;
  int batches = 1;
  int64_t offsetStride = 0, elementStride = 0; // from one matrix of a batch to the next
};

namespace tranship::emulator::sparse {

constexpr cusparseStatus_t success = CUSPARSE_STATUS_SUCCESS;

inline cusparseStatus_t ready(cusparseHandle_t handle) {
  if (!handle)
    return CUSPARSE_STATUS_NOT_INITIALIZED;
  return deviceError() ? CUSPARSE_STATUS_EXECUTION_FAILED : success;
}

/// Does what a call asks for, or captures it in the graph of its stream.
template <class Work> cusparseStatus_t enqueue(cusparseHandle_t handle, Work work) {
  if (cusparseStatus_t status = ready(handle))
    return status;
  return doneOrRecorded(handle->stream, success, std::move(work));
}

/// A factor of a call. It is in the host's memory, where its value at the time of the call
/// counts, or in the device's.
class Factor {
public:
  Factor(cusparseHandle_t handle, const void *place, cudaDataType type) : place_(place) {
    isValue_ = place && handle && handle->pointerMode == CUSPARSE_POINTER_MODE_HOST;
    if (isValue_)
      std::memcpy(value_, place,
                  type == CUDA_R_32F   ? sizeof(float)
                  : type == CUDA_C_64F ? 2 * sizeof(double)
                                       : sizeof(double));
  }
  template <class T> T as() const {
    T value;
    std::memcpy(&value, isValue_ ? value_ : place_, sizeof(T));
    return value;
  }

private:
  const void *place_;
  bool isValue_;
  char value_[2 * sizeof(double)];
};

/// Calls `with` with a value of the type, if the type is supported.
template <class With> cusparseStatus_t dispatch(cudaDataType type, With with) {
  switch (type) {
  case CUDA_R_32F:
    return with(float());
  case CUDA_R_64F:
    return with(double());
  case CUDA_C_32F:
    return with(std::complex<float>());
  case CUDA_C_64F:
    return with(std::complex<double>());
  default:
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  }
}

inline int64_t indexAt(const void *indices, cusparseIndexType_t type, int64_t i) {
  return type == CUSPARSE_INDEX_64I ? static_cast<const int64_t *>(indices)[i]
                                    : static_cast<const int32_t *>(indices)[i];
}
inline void setIndex(void *indices, cusparseIndexType_t type, int64_t i, int64_t value) {
  if (type == CUSPARSE_INDEX_64I)
    static_cast<int64_t *>(indices)[i] = value;
  else
    static_cast<int32_t *>(indices)[i] = int32_t(value);
}

/// Calls `with` with the row, the column and the place of each element, in the order in which they
/// are stored.
template <class With> void forEachElement(const TranshipSparseMatrix &a, With with) {
  auto indexOf = [&](int64_t i) { return indexAt(a.indices, a.indexType, i) - a.base; };
  auto offsetOf = [&](int64_t i) { return indexAt(a.offsets, a.offsetType, i) - a.base; };
  if (a.format == SparseFormat::list) {
    for (int64_t i = 0; i < a.nonzeros; ++i)
      with(offsetOf(i), indexOf(i), i);
    return;
  }
  bool byRows = a.format == SparseFormat::rows;
  for (int64_t line = 0; line < (byRows ? a.rows : a.columns); ++line)
    for (int64_t i = offsetOf(line); i < offsetOf(line + 1); ++i)
      byRows ? with(line, indexOf(i), i) : with(indexOf(i), line, i);
}

template <class T> T conjugate(T value) { return value; }
template <class R> std::complex<R> conjugate(std::complex<R> value) { return std::conj(value); }
template <class T> T applied(cusparseOperation_t operation, T value) {
  return operation == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjugate(value) : value;
}

/// The steps from one row to the next, and from one column to the next.
inline std::pair<int64_t, int64_t> stepsOf(const TranshipDenseMatrix &matrix, bool isTransposed) {
  bool byColumns = (matrix.order == CUSPARSE_ORDER_COL) != isTransposed;
  return {byColumns ? int64_t(1) : matrix.ld, byColumns ? matrix.ld : int64_t(1)};
}

/// One matrix of a batch.
template <class T> TranshipDenseMatrix inBatch(TranshipDenseMatrix matrix, int number) {
  matrix.values = static_cast<T *>(matrix.values) + number * matrix.stride;
  return matrix;
}
template <class T> TranshipSparseMatrix inBatch(TranshipSparseMatrix matrix, int number) {
  auto moved = [&](void *place, cusparseIndexType_t type, int64_t step) {
    return static_cast<char *>(place) + number * step * (type == CUSPARSE_INDEX_64I ? 8 : 4);
  };
  matrix.offsets = moved(matrix.offsets, matrix.offsetType, matrix.offsetStride);
  matrix.indices = moved(matrix.indices, matrix.indexType, matrix.elementStride);
  matrix.values = static_cast<T *>(matrix.values) + number * matrix.elementStride;
  return matrix;
}

/// The elements of op(a), row by row.
template <class T> struct Rows {
  struct Element {
    int64_t column;
    T value;
  };
  std::vector<int64_t> begins;
  std::vector<Element> elements;

  Rows(const TranshipSparseMatrix &a, cusparseOperation_t operation) {
    bool isTransposed = operation != CUSPARSE_OPERATION_NON_TRANSPOSE;
    begins.resize((isTransposed ? a.columns : a.rows) + 1);
    forEachElement(a, [&](int64_t row, int64_t column, int64_t) {
      ++begins[(isTransposed ? column : row) + 1];
    });
    for (size_t row = 1; row < begins.size(); ++row)
      begins[row] += begins[row - 1];
    elements.resize(begins.back());
    std::vector<int64_t> next = begins;
    const T *values = static_cast<const T *>(a.values);
    forEachElement(a, [&](int64_t row, int64_t column, int64_t i) {
      if (isTransposed)
        std::swap(row, column);
      elements[next[row]++] = {column, applied(operation, values[i])};
    });
  }
  int64_t rows() const { return int64_t(begins.size()) - 1; }
};

/// Solves op(a) y = alpha x for vectors with gaps. Only the triangle `fill` of op(a) counts.
template <class T>
void solve(const Rows<T> &a, bool isLower, bool hasUnitDiagonal, T alpha, const T *x, int64_t stepX,
           T *y, int64_t stepY) {
  for (int64_t n = 0; n < a.rows(); ++n) {
    int64_t row = isLower ? n : a.rows() - 1 - n;
    T sum = alpha * x[row * stepX], diagonal = 1;
    for (int64_t i = a.begins[row]; i < a.begins[row + 1]; ++i) {
      const auto &element = a.elements[i];
      if (element.column == row)
        diagonal = element.value;
      else if ((element.column < row) == isLower)
        sum -= element.value * y[element.column * stepY];
    }
    y[row * stepY] = hasUnitDiagonal ? sum : sum / diagonal;
  }
}
/// Tells whether the triangle of op(a) that counts is the lower one.
inline bool isLower(const TranshipSparseMatrix &a, cusparseOperation_t operation) {
  return (a.fill == CUSPARSE_FILL_MODE_LOWER) == (operation == CUSPARSE_OPERATION_NON_TRANSPOSE);
}

} // namespace tranship::emulator::sparse

#define SPARSE_API(name, ...)                                                                      \
  extern "C" cusparseStatus_t hipsparse##name(__VA_ARGS__)                                         \
      __attribute__((alias("cusparse" #name)));                                                    \
  extern "C" cusparseStatus_t cusparse##name(__VA_ARGS__)
#define SPARSE_READY                                                                               \
  if (cusparseStatus_t status = ready(handle))                                                     \
    return status;
