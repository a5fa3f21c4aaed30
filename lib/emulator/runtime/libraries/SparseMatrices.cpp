// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSPARSE and hipSPARSE with our own loops: what has matrices on both sides. Triangular solves,
// products of two sparse matrices, and conversions between sparse and dense ones.
#include "libraries/Sparse.h"

#include <algorithm>

using namespace tranship::emulator;
using namespace tranship::emulator::sparse;

struct TranshipSparseSolves {};

/// What a product has found out, until the program has memory for it.
struct TranshipSparseProduct {
  std::vector<int64_t> begins, columns;
  std::vector<char> values;
};

namespace {

/// A size that leads programs to allocate memory: a null pointer as the buffer would ask again.
constexpr size_t someMemory = 16;

/// Computes alpha op(a) op(b), plus `c` times `beta`.
template <class T>
void multiply(const Rows<T> &a, const Rows<T> &b, T alpha, const Rows<T> *c, T beta,
              int64_t columns, TranshipSparseProduct &product) {
  product = {};
  product.begins.push_back(0);
  std::vector<T> sums(columns);
  std::vector<bool> isKnown(columns);
  std::vector<T> values;
  for (int64_t row = 0; row < a.rows(); ++row) {
    std::vector<int64_t> found;
    auto add = [&](int64_t column, T value) {
      if (!isKnown[column]) {
        isKnown[column] = true;
        found.push_back(column);
      }
      sums[column] += value;
    };
    for (int64_t i = a.begins[row]; i < a.begins[row + 1]; ++i)
      for (int64_t k = b.begins[a.elements[i].column]; k < b.begins[a.elements[i].column + 1]; ++k)
        add(b.elements[k].column, a.elements[i].value * b.elements[k].value);
    for (int64_t column : found)
      sums[column] *= alpha;
    if (c)
      for (int64_t i = c->begins[row]; i < c->begins[row + 1]; ++i)
        add(c->elements[i].column, beta * c->elements[i].value);
    std::sort(found.begin(), found.end());
    for (int64_t column : found) {
      product.columns.push_back(column);
      values.push_back(sums[column]);
      sums[column] = T{};
      isKnown[column] = false;
    }
    product.begins.push_back(int64_t(product.columns.size()));
  }
  product.values.resize(values.size() * sizeof(T));
  if (!values.empty())
    std::memcpy(product.values.data(), values.data(), product.values.size());
}

/// Writes the positions of a product's elements to a matrix that is stored by rows.
void setPattern(const TranshipSparseProduct &product, const TranshipSparseMatrix &c) {
  for (size_t row = 0; row < product.begins.size(); ++row)
    setIndex(c.offsets, c.offsetType, int64_t(row), product.begins[row] + c.base);
  for (size_t i = 0; i < product.columns.size(); ++i)
    setIndex(c.indices, c.indexType, int64_t(i), product.columns[i] + c.base);
}

/// Calls `with` with the row and the column of each element that is not zero, in the order in which
/// the sparse matrix stores them.
template <class T, class With>
void forEachNonzero(const TranshipDenseMatrix &a, bool byColumns, With with) {
  auto [rowStep, columnStep] = stepsOf(a, false);
  const T *values = static_cast<const T *>(a.values);
  for (int64_t line = 0; line < (byColumns ? a.columns : a.rows); ++line)
    for (int64_t place = 0; place < (byColumns ? a.rows : a.columns); ++place) {
      int64_t row = byColumns ? place : line, column = byColumns ? line : place;
      T value = values[row * rowStep + column * columnStep];
      if (value != T{})
        with(row, column, value);
    }
}

/// Counts the elements of each row or column, and sets the matrix's offsets if it has any.
template <class T> int64_t count(const TranshipDenseMatrix &a, const TranshipSparseMatrix &b) {
  bool byColumns = b.format == SparseFormat::columns;
  std::vector<int64_t> offsets((byColumns ? b.columns : b.rows) + 1);
  forEachNonzero<T>(a, byColumns, [&](int64_t row, int64_t column, T) {
    ++offsets[(byColumns ? column : row) + 1];
  });
  for (size_t line = 1; line < offsets.size(); ++line)
    offsets[line] += offsets[line - 1];
  if (b.format != SparseFormat::list && b.offsets)
    for (size_t line = 0; line < offsets.size(); ++line)
      setIndex(b.offsets, b.offsetType, int64_t(line), offsets[line] + b.base);
  return offsets.back();
}

} // namespace

SPARSE_API(SpSM_createDescr, cusparseSpSMDescr_t *solves) {
  *solves = new TranshipSparseSolves;
  return success;
}
SPARSE_API(SpSM_destroyDescr, cusparseSpSMDescr_t solves) {
  delete solves;
  return success;
}
SPARSE_API(SpSM_bufferSize, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t,
           cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, size_t *size) {
  SPARSE_READY
  *size = someMemory;
  return success;
}
SPARSE_API(SpSM_analysis, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t,
           cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, void *) {
  return ready(handle);
}
// HIP passes the buffer once more, after these.
SPARSE_API(SpSM_solve, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseConstSpMatDescr_t a,
           cusparseConstDnMatDescr_t b, cusparseDnMatDescr_t c, cudaDataType type,
           cusparseSpSMAlg_t, cusparseSpSMDescr_t) {
  if (a->type != type || b->type != type || c->type != type ||
      operationB == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, b = *b, c = *c, alpha = Factor(handle, alpha, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      Rows<T> rows(a, operationA);
      auto [rowB, columnB] = stepsOf(b, operationB == CUSPARSE_OPERATION_TRANSPOSE);
      auto [rowC, columnC] = stepsOf(c, false);
      for (int64_t column = 0; column < c.columns; ++column)
        solve(rows, isLower(a, operationA), a.diagonal == CUSPARSE_DIAG_TYPE_UNIT, alpha.as<T>(),
              static_cast<const T *>(b.values) + column * columnB, rowB,
              static_cast<T *>(c.values) + column * columnC, rowC);
      return success;
    });
  });
}

SPARSE_API(SpGEMM_createDescr, cusparseSpGEMMDescr_t *product) {
  *product = new TranshipSparseProduct;
  return success;
}
SPARSE_API(SpGEMM_destroyDescr, cusparseSpGEMMDescr_t product) {
  delete product;
  return success;
}
SPARSE_API(SpGEMM_workEstimation, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
           cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t,
           size_t *size, void *buffer) {
  SPARSE_READY
  if (!buffer)
    *size = someMemory;
  return success;
}
// Programs ask for the number of elements next, so a product cannot be recorded.
SPARSE_API(SpGEMM_compute, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseConstSpMatDescr_t a,
           cusparseConstSpMatDescr_t b, const void *beta, cusparseSpMatDescr_t c, cudaDataType type,
           cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t product, size_t *size, void *buffer) {
  SPARSE_READY
  if (a->type != type || b->type != type || c->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!buffer) {
    *size = someMemory;
    return success;
  }
  return dispatch(type, [&](auto zero) {
    using T = decltype(zero);
    T factor = Factor(handle, beta, type).as<T>();
    bool hasSummand = factor != T{} && c->nonzeros > 0 && c->values;
    Rows<T> left(*a, operationA), right(*b, operationB);
    if (hasSummand) {
      Rows<T> summand(*c, CUSPARSE_OPERATION_NON_TRANSPOSE);
      multiply(left, right, Factor(handle, alpha, type).as<T>(), &summand, factor, c->columns,
               *product);
    } else {
      multiply<T>(left, right, Factor(handle, alpha, type).as<T>(), nullptr, factor, c->columns,
                  *product);
    }
    c->nonzeros = int64_t(product->columns.size());
    return success;
  });
}
SPARSE_API(SpGEMM_copy, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
           cusparseSpMatDescr_t c, cudaDataType, cusparseSpGEMMAlg_t,
           cusparseSpGEMMDescr_t product) {
  SPARSE_READY
  if (c->format != SparseFormat::rows)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  setPattern(*product, *c);
  if (!product->values.empty())
    std::memcpy(c->values, product->values.data(), product->values.size());
  return success;
}

// The same in steps. The last one may be repeated with other values.
SPARSE_API(SpGEMMreuse_workEstimation, cusparseHandle_t handle, cusparseOperation_t,
           cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t,
           cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *size,
           void *buffer) {
  SPARSE_READY
  if (!buffer)
    *size = someMemory;
  return success;
}
SPARSE_API(SpGEMMreuse_nnz, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b,
           cusparseSpMatDescr_t c, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t product,
           size_t *size2, void *buffer2, size_t *size3, void *buffer3, size_t *size4,
           void *buffer4) {
  SPARSE_READY
  if (a->type != b->type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!buffer2 || !buffer3 || !buffer4) {
    *size2 = *size3 = *size4 = someMemory;
    return success;
  }
  return dispatch(a->type, [&](auto zero) {
    using T = decltype(zero);
    multiply<T>(Rows<T>(*a, operationA), Rows<T>(*b, operationB), T(1), nullptr, T{}, c->columns,
                *product);
    c->nonzeros = int64_t(product->columns.size());
    return success;
  });
}
SPARSE_API(SpGEMMreuse_copy, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t c,
           cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t product, size_t *size, void *buffer) {
  SPARSE_READY
  if (c->format != SparseFormat::rows)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  if (!buffer) {
    *size = someMemory;
    return success;
  }
  setPattern(*product, *c);
  return success;
}
SPARSE_API(SpGEMMreuse_compute, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseConstSpMatDescr_t a,
           cusparseConstSpMatDescr_t b, const void *beta, cusparseSpMatDescr_t c, cudaDataType type,
           cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t) {
  if (a->type != type || b->type != type || c->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, b = *b, c = *c, alpha = Factor(handle, alpha, type),
                          beta = Factor(handle, beta, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      TranshipSparseProduct product;
      multiply<T>(Rows<T>(a, operationA), Rows<T>(b, operationB), alpha.as<T>(), nullptr, T{},
                  c.columns, product);
      T factor = beta.as<T>(), *target = static_cast<T *>(c.values);
      const T *values = reinterpret_cast<const T *>(product.values.data());
      for (size_t i = 0; i < product.columns.size(); ++i)
        target[i] = values[i] + (factor == T{} ? T{} : factor * target[i]);
      return success;
    });
  });
}

// Products of two dense matrices, of which only the sparse matrix's elements are computed.
SPARSE_API(SDDMM_bufferSize, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *,
           cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SDDMM_preprocess, cusparseHandle_t handle, cusparseOperation_t, cusparseOperation_t,
           const void *, cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *,
           cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, void *) {
  return ready(handle);
}
SPARSE_API(SDDMM, cusparseHandle_t handle, cusparseOperation_t operationA,
           cusparseOperation_t operationB, const void *alpha, cusparseConstDnMatDescr_t a,
           cusparseConstDnMatDescr_t b, const void *beta, cusparseSpMatDescr_t c, cudaDataType type,
           cusparseSDDMMAlg_t, void *) {
  if (a->type != type || b->type != type || c->type != type ||
      operationA == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ||
      operationB == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [=, a = *a, b = *b, c = *c, alpha = Factor(handle, alpha, type),
                          beta = Factor(handle, beta, type)] {
    return dispatch(type, [&](auto zero) {
      using T = decltype(zero);
      bool isTransposed = operationA == CUSPARSE_OPERATION_TRANSPOSE;
      auto stepsA = stepsOf(a, isTransposed);
      auto stepsB = stepsOf(b, operationB == CUSPARSE_OPERATION_TRANSPOSE);
      T factor = beta.as<T>();
      for (int number = 0; number < c.batches; ++number) {
        TranshipDenseMatrix left = inBatch<T>(a, a.batches > 1 ? number : 0);
        TranshipDenseMatrix right = inBatch<T>(b, b.batches > 1 ? number : 0);
        TranshipSparseMatrix result = inBatch<T>(c, number);
        const T *x = static_cast<const T *>(left.values), *y = static_cast<const T *>(right.values);
        forEachElement(result, [&](int64_t row, int64_t column, int64_t i) {
          T sum{};
          for (int64_t k = 0; k < (isTransposed ? a.rows : a.columns); ++k)
            sum += x[row * stepsA.first + k * stepsA.second] *
                   y[k * stepsB.first + column * stepsB.second];
          T &target = static_cast<T *>(result.values)[i];
          target = alpha.as<T>() * sum + (factor == T{} ? T{} : factor * target);
        });
      }
      return success;
    });
  });
}

SPARSE_API(SparseToDense_bufferSize, cusparseHandle_t handle, cusparseConstSpMatDescr_t,
           cusparseDnMatDescr_t, cusparseSparseToDenseAlg_t, size_t *size) {
  SPARSE_READY
  *size = someMemory;
  return success;
}
SPARSE_API(SparseToDense, cusparseHandle_t handle, cusparseConstSpMatDescr_t a,
           cusparseDnMatDescr_t b, cusparseSparseToDenseAlg_t, void *) {
  if (a->type != b->type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [a = *a, b = *b] {
    return dispatch(a.type, [&](auto zero) {
      using T = decltype(zero);
      auto [rowStep, columnStep] = stepsOf(b, false);
      T *target = static_cast<T *>(b.values);
      for (int64_t row = 0; row < b.rows; ++row)
        for (int64_t column = 0; column < b.columns; ++column)
          target[row * rowStep + column * columnStep] = T{};
      forEachElement(a, [&, rowStep = rowStep, columnStep = columnStep](int64_t row, int64_t column,
                                                                        int64_t i) {
        target[row * rowStep + column * columnStep] = static_cast<const T *>(a.values)[i];
      });
      return success;
    });
  });
}
SPARSE_API(DenseToSparse_bufferSize, cusparseHandle_t handle, cusparseConstDnMatDescr_t,
           cusparseSpMatDescr_t, cusparseDenseToSparseAlg_t, size_t *size) {
  SPARSE_READY
  *size = someMemory;
  return success;
}
SPARSE_API(DenseToSparse_analysis, cusparseHandle_t handle, cusparseConstDnMatDescr_t a,
           cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t, void *) {
  SPARSE_READY
  if (a->type != b->type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return dispatch(a->type, [&](auto zero) {
    b->nonzeros = count<decltype(zero)>(*a, *b);
    return success;
  });
}
SPARSE_API(DenseToSparse_convert, cusparseHandle_t handle, cusparseConstDnMatDescr_t a,
           cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t, void *) {
  if (a->type != b->type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [a = *a, b = *b] {
    return dispatch(a.type, [&](auto zero) {
      using T = decltype(zero);
      bool byColumns = b.format == SparseFormat::columns;
      count<T>(a, b);
      int64_t i = 0;
      forEachNonzero<T>(a, byColumns, [&](int64_t row, int64_t column, T value) {
        if (b.format == SparseFormat::list)
          setIndex(b.offsets, b.offsetType, i, row + b.base);
        setIndex(b.indices, b.indexType, i, (byColumns ? row : column) + b.base);
        static_cast<T *>(b.values)[i++] = value;
      });
      return success;
    });
  });
}
