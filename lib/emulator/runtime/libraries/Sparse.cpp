// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSPARSE and hipSPARSE with our own loops: descriptors, products and solves with vectors, and the
// incomplete decomposition.
#include "libraries/Sparse.h"

#include <iterator>

using namespace tranship::emulator;
using namespace tranship::emulator::sparse;

struct TranshipSparseSolve {};
struct TranshipSparseIlu {
  int zeroPivot = -1;
};
struct TranshipMatrixKind {
  cusparseMatrixType_t type = CUSPARSE_MATRIX_TYPE_GENERAL;
  cusparseIndexBase_t base = CUSPARSE_INDEX_BASE_ZERO;
};
namespace {

/// y = alpha op(a) x + beta y, for vectors with gaps.
template <class T>
void multiply(const TranshipSparseMatrix &a, cusparseOperation_t operation, T alpha, const T *x,
              int64_t stepX, T beta, T *y, int64_t stepY) {
  const T *values = static_cast<const T *>(a.values);
  bool isTransposed = operation != CUSPARSE_OPERATION_NON_TRANSPOSE;
  int64_t size = isTransposed ? a.columns : a.rows;
  std::vector<T> sums(size);
  forEachElement(a, [&](int64_t row, int64_t column, int64_t i) {
    if (!isTransposed)
      sums[row] += values[i] * x[column * stepX];
    else
      sums[column] += applied(operation, values[i]) * x[row * stepX];
  });
  for (int64_t i = 0; i < size; ++i) {
    T &target = y[i * stepY];
    target = alpha * sums[i] + (beta == T{} ? T{} : beta * target);
  }
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
SPARSE_API(DestroyDnVec, cusparseConstDnVecDescr_t vector) {
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
SPARSE_API(DestroyDnMat, cusparseConstDnMatDescr_t matrix) {
  delete matrix;
  return success;
}
SPARSE_API(DnMatSetValues, cusparseDnMatDescr_t matrix, void *values) {
  matrix->values = values;
  return success;
}
SPARSE_API(DnVecGetValues, cusparseDnVecDescr_t vector, void **values) {
  *values = vector->values;
  return success;
}
SPARSE_API(CreateCsr, cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns, int64_t nonzeros,
           void *offsets, void *indices, void *values, cusparseIndexType_t offsetType,
           cusparseIndexType_t indexType, cusparseIndexBase_t base, cudaDataType type) {
  if (offsetType == CUSPARSE_INDEX_16U || indexType == CUSPARSE_INDEX_16U)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  *matrix = new TranshipSparseMatrix{
      SparseFormat::rows, rows,      columns, nonzeros, offsets, indices, values,
      offsetType,         indexType, base,    type};
  return success;
}
SPARSE_API(CreateCsc, cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns, int64_t nonzeros,
           void *offsets, void *indices, void *values, cusparseIndexType_t offsetType,
           cusparseIndexType_t indexType, cusparseIndexBase_t base, cudaDataType type) {
  cusparseStatus_t status = cusparseCreateCsr(matrix, rows, columns, nonzeros, offsets, indices,
                                              values, offsetType, indexType, base, type);
  if (status == success)
    (*matrix)->format = SparseFormat::columns;
  return status;
}
SPARSE_API(CreateCoo, cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns, int64_t nonzeros,
           void *rowIndices, void *columnIndices, void *values, cusparseIndexType_t indexType,
           cusparseIndexBase_t base, cudaDataType type) {
  cusparseStatus_t status =
      cusparseCreateCsr(matrix, rows, columns, nonzeros, rowIndices, columnIndices, values,
                        indexType, indexType, base, type);
  if (status == success)
    (*matrix)->format = SparseFormat::list;
  return status;
}
SPARSE_API(CsrSetPointers, cusparseSpMatDescr_t matrix, void *offsets, void *indices,
           void *values) {
  matrix->offsets = offsets;
  matrix->indices = indices;
  matrix->values = values;
  return success;
}
SPARSE_API(CscSetPointers, cusparseSpMatDescr_t matrix, void *offsets, void *indices,
           void *values) {
  return cusparseCsrSetPointers(matrix, offsets, indices, values);
}
SPARSE_API(CooSetPointers, cusparseSpMatDescr_t matrix, void *rowIndices, void *columnIndices,
           void *values) {
  return cusparseCsrSetPointers(matrix, rowIndices, columnIndices, values);
}
SPARSE_API(SpMatGetSize, cusparseConstSpMatDescr_t matrix, int64_t *rows, int64_t *columns,
           int64_t *nonzeros) {
  *rows = matrix->rows;
  *columns = matrix->columns;
  *nonzeros = matrix->nonzeros;
  return success;
}
SPARSE_API(SpMatGetValues, cusparseSpMatDescr_t matrix, void **values) {
  *values = matrix->values;
  return success;
}
SPARSE_API(SpMatSetValues, cusparseSpMatDescr_t matrix, void *values) {
  matrix->values = values;
  return success;
}
SPARSE_API(DestroySpMat, cusparseConstSpMatDescr_t matrix) {
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
           cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t,
           cudaDataType, cusparseSpMVAlg_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpMV, cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
           cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void *beta,
           cusparseDnVecDescr_t y, cudaDataType type, cusparseSpMVAlg_t, void *) {
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
           const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *,
           cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpMM, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseConstSpMatDescr_t a,
           cusparseConstDnMatDescr_t b, const void *beta, cusparseDnMatDescr_t c, cudaDataType type,
           cusparseSpMMAlg_t, void *) {
  if (a->type != type || b->type != type || c->type != type ||
      operationB == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, b = *b, c = *c, alpha = Factor(handle, alpha, type),
                          beta = Factor(handle, beta, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      auto [rowB, columnB] = stepsOf(b, operationB == CUSPARSE_OPERATION_TRANSPOSE);
      auto [rowC, columnC] = stepsOf(c, false);
      for (int number = 0; number < c.batches; ++number) {
        TranshipSparseMatrix left = inBatch<T>(a, a.batches > 1 ? number : 0);
        TranshipDenseMatrix right = inBatch<T>(b, b.batches > 1 ? number : 0);
        TranshipDenseMatrix result = inBatch<T>(c, number);
        for (int64_t column = 0; column < c.columns; ++column)
          multiply(left, operationA, alpha.as<T>(),
                   static_cast<const T *>(right.values) + column * columnB, rowB, beta.as<T>(),
                   static_cast<T *>(result.values) + column * columnC, rowC);
      }
      return success;
    });
  });
}

SPARSE_API(SpMV_preprocess, cusparseHandle_t handle, cusparseOperation_t, const void *,
           cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t,
           cudaDataType, cusparseSpMVAlg_t, void *) {
  return ready(handle);
}
SPARSE_API(SpMM_preprocess, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *,
           cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, void *) {
  return ready(handle);
}
SPARSE_API(DnMatSetStridedBatch, cusparseDnMatDescr_t matrix, int count, int64_t stride) {
  matrix->batches = count;
  matrix->stride = stride;
  return success;
}
SPARSE_API(CsrSetStridedBatch, cusparseSpMatDescr_t matrix, int count, int64_t offsetStride,
           int64_t elementStride) {
  matrix->batches = count;
  matrix->offsetStride = offsetStride;
  matrix->elementStride = elementStride;
  return success;
}
SPARSE_API(CooSetStridedBatch, cusparseSpMatDescr_t matrix, int count, int64_t stride) {
  return cusparseCsrSetStridedBatch(matrix, count, stride, stride);
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
           cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType,
           cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpSV_analysis, cusparseHandle_t handle, cusparseOperation_t, const void *,
           cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType,
           cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *) {
  return ready(handle);
}
SPARSE_API(SpSV_solve, cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
           cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
           cudaDataType type, cusparseSpSVAlg_t, cusparseSpSVDescr_t) {
  if (a->type != type || x->type != type || y->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(
      handle, [=, a = *a, x = x->values, y = y->values, alpha = Factor(handle, alpha, type)] {
        return dispatch(type, [&](auto zero) {
          using T = decltype(zero);
          solve(Rows<T>(a, operation), isLower(a, operation), a.diagonal == CUSPARSE_DIAG_TYPE_UNIT,
                alpha.as<T>(), static_cast<const T *>(x), 1, static_cast<T *>(y), 1);
          return success;
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
#define TRANSHIP_SPARSE_OF_TYPE(P, T)                                                              \
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
TRANSHIP_SPARSE_OF_TYPE(S, float)
TRANSHIP_SPARSE_OF_TYPE(D, double)
