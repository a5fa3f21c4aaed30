// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSPARSE and hipSPARSE with our own loops: sparse vectors.
#include "libraries/Sparse.h"

using namespace tranship::emulator;
using namespace tranship::emulator::sparse;

struct TranshipSparseVector {
  int64_t size, nonzeros;
  void *indices, *values;
  cusparseIndexType_t indexType;
  cusparseIndexBase_t base;
  cudaDataType type;
};

namespace {

/// Calls `with` with each element of the sparse vector, and with that of the dense one at its index.
template <class T, class With>
void forEachPair(const TranshipSparseVector &x, const TranshipDenseVector &y, With with) {
  for (int64_t i = 0; i < x.nonzeros; ++i)
    with(static_cast<T *>(x.values)[i],
         static_cast<T *>(y.values)[indexAt(x.indices, x.indexType, i) - x.base]);
}

/// Calls `with` with a value of the vectors' type, now or when the stream's graph runs.
template <class With>
cusparseStatus_t enqueueFor(cusparseHandle_t handle, cusparseConstSpVecDescr_t x,
                            cusparseConstDnVecDescr_t y, With with) {
  if (x->type != y->type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueue(handle, [with, x = *x, y = *y] {
    return dispatch(x.type, [&](auto zero) {
      with(zero, x, y);
      return success;
    });
  });
}

} // namespace

SPARSE_API(CreateSpVec, cusparseSpVecDescr_t *vector, int64_t size, int64_t nonzeros, void *indices,
           void *values, cusparseIndexType_t indexType, cusparseIndexBase_t base,
           cudaDataType type) {
  if (indexType == CUSPARSE_INDEX_16U)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  *vector = new TranshipSparseVector{size, nonzeros, indices, values, indexType, base, type};
  return success;
}
SPARSE_API(DestroySpVec, cusparseConstSpVecDescr_t vector) {
  delete vector;
  return success;
}
SPARSE_API(SpVecGet, cusparseSpVecDescr_t vector, int64_t *size, int64_t *nonzeros, void **indices,
           void **values, cusparseIndexType_t *indexType, cusparseIndexBase_t *base,
           cudaDataType *type) {
  *size = vector->size;
  *nonzeros = vector->nonzeros;
  *indices = vector->indices;
  *values = vector->values;
  *indexType = vector->indexType;
  *base = vector->base;
  *type = vector->type;
  return success;
}
SPARSE_API(SpVecGetIndexBase, cusparseConstSpVecDescr_t vector, cusparseIndexBase_t *base) {
  *base = vector->base;
  return success;
}
SPARSE_API(SpVecGetValues, cusparseSpVecDescr_t vector, void **values) {
  *values = vector->values;
  return success;
}
SPARSE_API(SpVecSetValues, cusparseSpVecDescr_t vector, void *values) {
  vector->values = values;
  return success;
}

SPARSE_API(Axpby, cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t x,
           const void *beta, cusparseDnVecDescr_t y) {
  return enqueueFor(handle, x, y,
                    [alpha = Factor(handle, alpha, y->type), beta = Factor(handle, beta, y->type)](
                        auto zero, const TranshipSparseVector &x, const TranshipDenseVector &y) {
                      using T = decltype(zero);
                      T factor = beta.template as<T>();
                      for (int64_t i = 0; i < y.size; ++i) {
                        T &target = static_cast<T *>(y.values)[i];
                        target = factor == T{} ? T{} : factor * target;
                      }
                      forEachPair<T>(
                          x, y, [&](T one, T &target) { target += alpha.template as<T>() * one; });
                    });
}
SPARSE_API(Gather, cusparseHandle_t handle, cusparseConstDnVecDescr_t y, cusparseSpVecDescr_t x) {
  return enqueueFor(handle, x, y,
                    [](auto zero, const TranshipSparseVector &x, const TranshipDenseVector &y) {
                      using T = decltype(zero);
                      forEachPair<T>(x, y, [](T &target, T value) { target = value; });
                    });
}
SPARSE_API(Scatter, cusparseHandle_t handle, cusparseConstSpVecDescr_t x, cusparseDnVecDescr_t y) {
  return enqueueFor(handle, x, y,
                    [](auto zero, const TranshipSparseVector &x, const TranshipDenseVector &y) {
                      using T = decltype(zero);
                      forEachPair<T>(x, y, [](T value, T &target) { target = value; });
                    });
}
SPARSE_API(Rot, cusparseHandle_t handle, const void *cosine, const void *sine,
           cusparseSpVecDescr_t x, cusparseDnVecDescr_t y) {
  return enqueueFor(handle, x, y,
                    [c = Factor(handle, cosine, y->type), s = Factor(handle, sine, y->type)](
                        auto zero, const TranshipSparseVector &x, const TranshipDenseVector &y) {
                      using T = decltype(zero);
                      forEachPair<T>(
                          x, y, [c = c.template as<T>(), s = s.template as<T>()](T &one, T &other) {
                            T before = one;
                            one = c * before + s * other;
                            other = c * other - s * before;
                          });
                    });
}
SPARSE_API(SpVV_bufferSize, cusparseHandle_t handle, cusparseOperation_t, cusparseConstSpVecDescr_t,
           cusparseConstDnVecDescr_t, const void *, cudaDataType, size_t *size) {
  SPARSE_READY
  *size = 0;
  return success;
}
SPARSE_API(SpVV, cusparseHandle_t handle, cusparseOperation_t operation,
           cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, void *result,
           cudaDataType type, void *) {
  if (x->type != type)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  return enqueueFor(handle, x, y,
                    [=](auto zero, const TranshipSparseVector &x, const TranshipDenseVector &y) {
                      auto sum = zero;
                      forEachPair<decltype(zero)>(x, y, [&](auto one, auto other) {
                        sum += applied(operation, one) * other;
                      });
                      std::memcpy(result, &sum, sizeof(sum));
                    });
}
