// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSPARSE and hipSPARSE with our own loops. Their matrices are compressed by rows.
#include "api/Api.h"
#include "api/Graph.h"

#include "tranship/cusparse.h"

#include <complex>
#include <cstring>
#include <vector>

using namespace tranship::emulator;

struct TranshipSparse {
  cudaStream_t stream = nullptr;
  cusparsePointerMode_t pointerMode = CUSPARSE_POINTER_MODE_HOST;
};
struct TranshipSparseSolve {};
struct TranshipSparseIlu {
  int zeroPivot = -1;
};
struct TranshipMatrixKind {
  cusparseMatrixType_t type = CUSPARSE_MATRIX_TYPE_GENERAL;
  cusparseIndexBase_t base = CUSPARSE_INDEX_BASE_ZERO;
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
};
struct TranshipSparseMatrix {
  int64_t rows, columns;
  void *offsets, *indices, *values;
  cusparseIndexType_t offsetType, indexType;
  int base;
  cudaDataType type;
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
  cusparseDiagType_t diagonal = CUSPARSE_DIAG_TYPE_NON_UNIT;
};

namespace {

constexpr cusparseStatus_t success = CUSPARSE_STATUS_SUCCESS;

cusparseStatus_t ready(cusparseHandle_t handle) {
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

/// A factor of a call. It lies in the host's memory, where its value at the time of the call
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

int64_t indexAt(const void *indices, cusparseIndexType_t type, int64_t i) {
  return type == CUSPARSE_INDEX_64I ? static_cast<const int64_t *>(indices)[i]
                                    : static_cast<const int32_t *>(indices)[i];
}
int64_t beginOf(const TranshipSparseMatrix &a, int64_t row) {
  return indexAt(a.offsets, a.offsetType, row) - a.base;
}
int64_t columnAt(const TranshipSparseMatrix &a, int64_t i) {
  return indexAt(a.indices, a.indexType, i) - a.base;
}

template <class T> T conjugate(T value) { return value; }
template <class R> std::complex<R> conjugate(std::complex<R> value) { return std::conj(value); }

/// y = alpha op(a) x + beta y, for vectors with gaps.
template <class T>
void multiply(const TranshipSparseMatrix &a, cusparseOperation_t operation, T alpha, const T *x,
              int64_t stepX, T beta, T *y, int64_t stepY) {
  const T *values = static_cast<const T *>(a.values);
  bool isTransposed = operation != CUSPARSE_OPERATION_NON_TRANSPOSE;
  int64_t size = isTransposed ? a.columns : a.rows;
  std::vector<T> sums(size);
  for (int64_t row = 0; row < a.rows; ++row)
    for (int64_t i = beginOf(a, row); i < beginOf(a, row + 1); ++i) {
      int64_t column = columnAt(a, i);
      if (!isTransposed)
        sums[row] += values[i] * x[column * stepX];
      else
        sums[column] +=
            (operation == CUSPARSE_OPERATION_TRANSPOSE ? values[i] : conjugate(values[i])) *
            x[row * stepX];
    }
  for (int64_t i = 0; i < size; ++i) {
    T &target = y[i * stepY];
    target = alpha * sums[i] + (beta == T{} ? T{} : beta * target);
  }
}

/// Solves a y = alpha x, where only one triangle of `a` counts.
template <class T>
cusparseStatus_t solve(const TranshipSparseMatrix &a, T alpha, const T *x, T *y) {
  const T *values = static_cast<const T *>(a.values);
  bool isLower = a.fill == CUSPARSE_FILL_MODE_LOWER;
  for (int64_t n = 0; n < a.rows; ++n) {
    int64_t row = isLower ? n : a.rows - 1 - n;
    T sum = alpha * x[row], diagonal = 1;
    for (int64_t i = beginOf(a, row); i < beginOf(a, row + 1); ++i) {
      int64_t column = columnAt(a, i);
      if (column == row)
        diagonal = values[i];
      else if ((column < row) == isLower)
        sum -= values[i] * y[column];
    }
    y[row] = a.diagonal == CUSPARSE_DIAG_TYPE_UNIT ? sum : sum / diagonal;
  }
  return success;
}

/// Computes the incomplete LU decomposition in place: the pattern does not grow.
template <class T>
int decompose(int rows, T *values, const int *offsets, const int *indices, int base) {
  int zero = -1;
  std::vector<int> diagonal(rows, -1), place(rows, -1);
  for (int row = 0; row < rows; ++row) {
    int begin = offsets[row] - base, end = offsets[row + 1] - base;
    for (int i = begin; i < end; ++i) {
      place[indices[i] - base] = i;
      if (indices[i] - base == row)
        diagonal[row] = i;
    }
    for (int i = begin; i < end; ++i) {
      int above = indices[i] - base;
      if (above >= row || diagonal[above] < 0)
        continue;
      values[i] /= values[diagonal[above]];
      for (int k = offsets[above] - base; k < offsets[above + 1] - base; ++k) {
        int column = indices[k] - base;
        if (column > above && place[column] >= 0)
          values[place[column]] -= values[i] * values[k];
      }
    }
    for (int i = begin; i < end; ++i)
      place[indices[i] - base] = -1;
    if ((diagonal[row] < 0 || values[diagonal[row]] == T{}) && zero < 0)
      zero = row + base;
  }
  return zero;
}

} // namespace

#define SPARSE_API(name, ...)                                                                      \
  extern "C" cusparseStatus_t hipsparse##name(__VA_ARGS__)                                         \
      __attribute__((alias("cusparse" #name)));                                                    \
  extern "C" cusparseStatus_t cusparse##name(__VA_ARGS__)
#define SPARSE_READY                                                                               \
  if (cusparseStatus_t status = ready(handle))                                                     \
    return status;

SPARSE_API(Create, cusparseHandle_t *handle) {
  *handle = new TranshipSparse;
  return success;
}
SPARSE_API(Destroy, cusparseHandle_t handle) {
  delete handle;
  return success;
}
SPARSE_API(SetStream, cusparseHandle_t handle, cudaStream_t stream) {
  if (!handle)
    return CUSPARSE_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return success;
}
SPARSE_API(SetPointerMode, cusparseHandle_t handle, cusparsePointerMode_t mode) {
  if (!handle)
    return CUSPARSE_STATUS_NOT_INITIALIZED;
  handle->pointerMode = mode;
  return success;
}

extern "C" const char *cusparseGetErrorString(cusparseStatus_t status) {
  constexpr const char *texts[] = {"success",
                                   "initialization error",
                                   "out of memory",
                                   "invalid value",
                                   "architecture mismatch",
                                   "mapping error",
                                   "kernel launch failure",
                                   "internal error",
                                   "matrix type not supported",
                                   "zero pivot",
                                   "operation not supported",
                                   "insufficient resources"};
  return unsigned(status) < std::size(texts) ? texts[status] : "unknown error";
}
extern "C" const char *hipsparseGetErrorString(cusparseStatus_t status)
    __attribute__((alias("cusparseGetErrorString")));

SPARSE_API(CreateMatDescr, cusparseMatDescr_t *kind) {
  *kind = new TranshipMatrixKind;
  return success;
}
SPARSE_API(DestroyMatDescr, cusparseMatDescr_t kind) {
  delete kind;
  return success;
}
SPARSE_API(SetMatType, cusparseMatDescr_t kind, cusparseMatrixType_t type) {
  kind->type = type;
  return success;
}
SPARSE_API(SetMatIndexBase, cusparseMatDescr_t kind, cusparseIndexBase_t base) {
  kind->base = base;
  return success;
}
extern "C" cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t kind) {
  return kind->type;
}
extern "C" cusparseMatrixType_t hipsparseGetMatType(const cusparseMatDescr_t kind)
    __attribute__((alias("cusparseGetMatType")));
extern "C" cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t kind) {
  return kind->base;
}
extern "C" cusparseIndexBase_t hipsparseGetMatIndexBase(const cusparseMatDescr_t kind)
    __attribute__((alias("cusparseGetMatIndexBase")));

SPARSE_API(CreateDnVec, cusparseDnVecDescr_t *vector, int64_t size, void *values,
           cudaDataType type) {
  *vector = new TranshipDenseVector{size, values, type};
  return success;
}
SPARSE_API(DestroyDnVec, cusparseDnVecDescr_t vector) {
  delete vector;
  return success;
}
SPARSE_API(DnVecSetValues, cusparseDnVecDescr_t vector, void *values) {
  vector->values = values;
  return success;
}
SPARSE_API(CreateDnMat, cusparseDnMatDescr_t *matrix, int64_t rows, int64_t columns, int64_t ld,
           void *values, cudaDataType type, cusparseOrder_t order) {
  *matrix = new TranshipDenseMatrix{rows, columns, ld, values, type, order};
  return success;
}
SPARSE_API(DestroyDnMat, cusparseDnMatDescr_t matrix) {
  delete matrix;
  return success;
}
SPARSE_API(CreateCsr, cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns, int64_t,
           void *offsets, void *indices, void *values, cusparseIndexType_t offsetType,
           cusparseIndexType_t indexType, cusparseIndexBase_t base, cudaDataType type) {
  if (offsetType == CUSPARSE_INDEX_16U || indexType == CUSPARSE_INDEX_16U)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  *matrix = new TranshipSparseMatrix{rows,       columns,   offsets, indices, values,
                                     offsetType, indexType, base,    type};
  return success;
}
SPARSE_API(DestroySpMat, cusparseSpMatDescr_t matrix) {
  delete matrix;
  return success;
}
SPARSE_API(SpMatSetAttribute, cusparseSpMatDescr_t matrix, cusparseSpMatAttribute_t attribute,
           void *value, size_t) {
  if (attribute == CUSPARSE_SPMAT_FILL_MODE)
    matrix->fill = *static_cast<cusparseFillMode_t *>(value);
  else
    matrix->diagonal = *static_cast<cusparseDiagType_t *>(value);
  return success;
}

SPARSE_API(SpMV_bufferSize, cusparseHandle_t handle, cusparseOperation_t, const void *,
           cusparseSpMatDescr_t, cusparseDnVecDescr_t, const void *, cusparseDnVecDescr_t,
           cudaDataType, cusparseSpMVAlg_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpMV, cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
           cusparseSpMatDescr_t a, cusparseDnVecDescr_t x, const void *beta, cusparseDnVecDescr_t y,
           cudaDataType type, cusparseSpMVAlg_t, void *) {
  if (a->type != type || x->type != type || y->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, x = x->values, y = y->values,
                          alpha = Factor(handle, alpha, type), beta = Factor(handle, beta, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      multiply(a, operation, alpha.as<T>(), static_cast<const T *>(x), 1, beta.as<T>(),
               static_cast<T *>(y), 1);
      return success;
    });
  });
}
SPARSE_API(SpMM_bufferSize, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseSpMatDescr_t, cusparseDnMatDescr_t, const void *,
           cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpMM, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseSpMatDescr_t a,
           cusparseDnMatDescr_t b, const void *beta, cusparseDnMatDescr_t c, cudaDataType type,
           cusparseSpMMAlg_t, void *) {
  if (a->type != type || b->type != type || c->type != type ||
      operationB == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, b = *b, c = *c, alpha = Factor(handle, alpha, type),
                          beta = Factor(handle, beta, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      // The steps from one row to the next, and from one column to the next, of a factor.
      auto steps = [](const TranshipDenseMatrix &m, bool isTransposed) {
        bool byColumns = (m.order == CUSPARSE_ORDER_COL) != isTransposed;
        return std::pair(byColumns ? int64_t(1) : m.ld, byColumns ? m.ld : int64_t(1));
      };
      auto [rowB, columnB] = steps(b, operationB == CUSPARSE_OPERATION_TRANSPOSE);
      auto [rowC, columnC] = steps(c, false);
      for (int64_t column = 0; column < c.columns; ++column)
        multiply(a, operationA, alpha.as<T>(), static_cast<const T *>(b.values) + column * columnB,
                 rowB, beta.as<T>(), static_cast<T *>(c.values) + column * columnC, rowC);
      return success;
    });
  });
}

SPARSE_API(SpSV_createDescr, cusparseSpSVDescr_t *solve) {
  *solve = new TranshipSparseSolve;
  return success;
}
SPARSE_API(SpSV_destroyDescr, cusparseSpSVDescr_t solve) {
  delete solve;
  return success;
}
SPARSE_API(SpSV_bufferSize, cusparseHandle_t handle, cusparseOperation_t, const void *,
           cusparseSpMatDescr_t, cusparseDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType,
           cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpSV_analysis, cusparseHandle_t handle, cusparseOperation_t, const void *,
           cusparseSpMatDescr_t, cusparseDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType,
           cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *) {
  return ready(handle);
}
SPARSE_API(SpSV_solve, cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
           cusparseSpMatDescr_t a, cusparseDnVecDescr_t x, cusparseDnVecDescr_t y,
           cudaDataType type, cusparseSpSVAlg_t, cusparseSpSVDescr_t) {
  if (operation != CUSPARSE_OPERATION_NON_TRANSPOSE || a->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle,
                 [=, a = *a, x = x->values, y = y->values, alpha = Factor(handle, alpha, type)] {
                   return dispatch(type, [&](auto zero) {
                     using T = decltype(zero);
                     return solve(a, alpha.as<T>(), static_cast<const T *>(x), static_cast<T *>(y));
                   });
                 });
}

SPARSE_API(CreateCsrilu02Info, csrilu02Info_t *info) {
  *info = new TranshipSparseIlu;
  return success;
}
SPARSE_API(DestroyCsrilu02Info, csrilu02Info_t info) {
  delete info;
  return success;
}
SPARSE_API(Xcsrilu02_zeroPivot, cusparseHandle_t handle, csrilu02Info_t info, int *position) {
  SPARSE_READY
  *position = info->zeroPivot;
  return info->zeroPivot < 0 ? success : CUSPARSE_STATUS_ZERO_PIVOT;
}
#define SPARSE_OF_TYPE(P, T)                                                                       \
  SPARSE_API(P##csrilu02_bufferSize, cusparseHandle_t handle, int, int, const cusparseMatDescr_t,  \
             T *, const int *, const int *, csrilu02Info_t, int *size) {                           \
    SPARSE_READY                                                                                   \
    *size = 0;                                                                                     \
    return success;                                                                                \
  }                                                                                                \
  SPARSE_API(P##csrilu02_analysis, cusparseHandle_t handle, int, int, const cusparseMatDescr_t,    \
             const T *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *) { \
    return ready(handle);                                                                          \
  }                                                                                                \
  SPARSE_API(P##csrilu02, cusparseHandle_t handle, int rows, int, const cusparseMatDescr_t kind,   \
             T *values, const int *offsets, const int *indices, csrilu02Info_t info,               \
             cusparseSolvePolicy_t, void *) {                                                      \
    return enqueue(handle, [=, base = kind->base] {                                                \
      info->zeroPivot = decompose(rows, values, offsets, indices, base);                           \
      return success;                                                                              \
    });                                                                                            \
  }
SPARSE_OF_TYPE(S, float)
SPARSE_OF_TYPE(D, double)
