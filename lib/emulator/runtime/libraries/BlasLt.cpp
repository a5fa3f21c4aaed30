// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLASLt and hipBLASLt with a BLAS for the CPU: products of matrices of any order, with what is
// done to each element afterwards. There is one algorithm, and it needs no memory.
#include "libraries/BlasElements.h"

#include "tranship/cublaslt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <vector>

using namespace tranship::emulator;

struct TranshipLt {};

/// What a program has set, by CUDA's numbers of the attributes.
struct TranshipLtAttributes {
  std::map<int, std::array<char, 8>> values;

  template <class T> T get(int attribute, T otherwise) const {
    auto found = values.find(attribute);
    if (found != values.end())
      std::memcpy(&otherwise, found->second.data(), sizeof(T));
    return otherwise;
  }
  template <class T> void put(int attribute, T value) { set(attribute, &value, sizeof(T)); }
  cublasStatus_t set(int attribute, const void *value, size_t size) {
    if (attribute < 0 || !value || size == 0 || size > 8)
      return CUBLAS_STATUS_INVALID_VALUE;
    std::array<char, 8> &place = values[attribute];
    place = {};
    std::memcpy(place.data(), value, size);
    return CUBLAS_STATUS_SUCCESS;
  }
  cublasStatus_t read(int attribute, void *value, size_t size, size_t *written) const {
    auto found = values.find(attribute);
    if (found == values.end() || !value || size == 0 || size > 8)
      return CUBLAS_STATUS_INVALID_VALUE;
    std::memcpy(value, found->second.data(), size);
    if (written)
      *written = size;
    return CUBLAS_STATUS_SUCCESS;
  }
};

namespace {

constexpr cublasStatus_t success = CUBLAS_STATUS_SUCCESS;

/// Returns CUDA's number of an attribute that HIP calls `number`, or -1.
int productAttribute(int number) {
  switch (number) {
#define LT_NUMBER(cuda, hip)                                                                       \
  case hip:                                                                                        \
    return cuda;
    LT_NUMBER(CUBLASLT_MATMUL_DESC_TRANSA, 0)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_TRANSB, 1)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_EPILOGUE, 2)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_BIAS_POINTER, 3)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, 4)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, 10)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, 11)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, 12)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_POINTER_MODE, 13)
    LT_NUMBER(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, 22)
  default:
    return -1;
  }
}
int layoutAttribute(int number) {
  switch (number) {
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, 0)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, 1)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_TYPE, 2)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_ORDER, 3)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_ROWS, 4)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_COLS, 5)
    LT_NUMBER(CUBLASLT_MATRIX_LAYOUT_LD, 6)
#undef LT_NUMBER
  default:
    return -1;
  }
}

double read(const void *place, cudaDataType type) {
  return type == CUDA_R_64F ? *static_cast<const double *>(place) : widen(place, type);
}
void write(double value, void *place, cudaDataType type) {
  if (type == CUDA_R_64F)
    *static_cast<double *>(place) = value;
  else
    narrow(float(value), place, type);
}

/// A matrix of a batch.
struct Operand {
  char *data;
  cudaDataType type;
  int64_t rows, columns, ld, stride;
  int count;
  bool byRows;

  Operand(const void *place, const TranshipLtAttributes &layout)
      : data(static_cast<char *>(const_cast<void *>(place))),
        type(layout.get(CUBLASLT_MATRIX_LAYOUT_TYPE, CUDA_R_32F)),
        rows(layout.get<int64_t>(CUBLASLT_MATRIX_LAYOUT_ROWS, 0)),
        columns(layout.get<int64_t>(CUBLASLT_MATRIX_LAYOUT_COLS, 0)),
        ld(layout.get<int64_t>(CUBLASLT_MATRIX_LAYOUT_LD, 0)),
        stride(layout.get<int64_t>(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, 0)),
        count(layout.get<int32_t>(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, 1)),
        byRows(layout.get<int32_t>(CUBLASLT_MATRIX_LAYOUT_ORDER, 0) == CUBLASLT_ORDER_ROW) {}

  bool isSupported() const { return isReal(type) || type == CUDA_R_64F; }
  char *at(int batch, int64_t row, int64_t column) const {
    int64_t place = batch * stride + (byRows ? row * ld + column : row + column * ld);
    return data + place * int64_t(sizeOf(type));
  }
  /// Returns op(matrix) by columns.
  template <class T> std::vector<T> values(int batch, bool isTransposed) const {
    std::vector<T> result(rows * columns);
    for (int64_t column = 0; column < columns; ++column)
      for (int64_t row = 0; row < rows; ++row)
        result[isTransposed ? column + row * columns : row + column * rows] =
            T(read(at(batch, row, column), type));
    return result;
  }
};

/// What is done to each element of a product.
struct Epilogue {
  int kind;
  const char *bias;
  cudaDataType biasType;
  char *aux;
  cudaDataType auxType;
  int64_t auxLd, auxStride;

  Epilogue(const TranshipLtAttributes &product, cudaDataType type)
      : kind(product.get<int32_t>(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_DEFAULT)),
        bias(product.get<const char *>(CUBLASLT_MATMUL_DESC_BIAS_POINTER, nullptr)),
        biasType(product.get(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, type)),
        aux(product.get<char *>(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, nullptr)),
        auxType(product.get(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, type)),
        auxLd(product.get<int64_t>(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, 0)),
        auxStride(product.get<int64_t>(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, 0)) {}

  bool isSupported() const {
    constexpr int known = CUBLASLT_EPILOGUE_DEFAULT | CUBLASLT_EPILOGUE_RELU |
                          CUBLASLT_EPILOGUE_BIAS | CUBLASLT_EPILOGUE_GELU_AUX;
    bool isAux = (kind & CUBLASLT_EPILOGUE_GELU_AUX) == CUBLASLT_EPILOGUE_GELU_AUX;
    return !(kind & ~known) && (isAux == bool(kind & 128)) && (!isAux || aux) &&
           (!(kind & CUBLASLT_EPILOGUE_BIAS) || bias);
  }
  double of(double value, int batch, int64_t row, int64_t column) const {
    if (kind & CUBLASLT_EPILOGUE_BIAS)
      value += read(bias + row * int64_t(sizeOf(biasType)), biasType);
    if (kind & 128)
      write(value, aux + (batch * auxStride + row + column * auxLd) * int64_t(sizeOf(auxType)),
            auxType);
    if (kind & CUBLASLT_EPILOGUE_RELU)
      value = std::max(value, 0.0);
    if (kind & CUBLASLT_EPILOGUE_GELU)
      value = 0.5 * value *
              (1 + std::tanh(0.7978845608028654 * (value + 0.044715 * value * value * value)));
    return value;
  }
};

cublasStatus_t gemm(int m, int n, int k, float alpha, const float *a, const float *b, float *c) {
  TranshipBlas host;
  float zero = 0;
  return cublasSgemm(&host, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, a, std::max(m, 1), b,
                     std::max(k, 1), &zero, c, std::max(m, 1));
}
cublasStatus_t gemm(int m, int n, int k, double alpha, const double *a, const double *b,
                    double *c) {
  TranshipBlas host;
  double zero = 0;
  return cublasDgemm(&host, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, a, std::max(m, 1), b,
                     std::max(k, 1), &zero, c, std::max(m, 1));
}

struct Product {
  Operand a, b, c, d;
  bool turnsA, turnsB;
  Epilogue epilogue;

  bool fits() const {
    int64_t k = turnsA ? a.rows : a.columns;
    return d.rows == (turnsA ? a.columns : a.rows) && d.columns == (turnsB ? b.rows : b.columns) &&
           k == (turnsB ? b.columns : b.rows) && c.rows == d.rows && c.columns == d.columns;
  }
  template <class T> cublasStatus_t compute(double alpha, double beta) const {
    std::vector<T> result(d.rows * d.columns);
    for (int batch = 0; batch < d.count; ++batch) {
      std::vector<T> left = a.values<T>(batch, turnsA), right = b.values<T>(batch, turnsB);
      if (cublasStatus_t status =
              gemm(int(d.rows), int(d.columns), int(turnsA ? a.rows : a.columns), T(alpha),
                   left.data(), right.data(), result.data()))
        return status;
      for (int64_t column = 0; column < d.columns; ++column)
        for (int64_t row = 0; row < d.rows; ++row) {
          double value = result[row + column * d.rows];
          if (beta != 0)
            value = T(value + beta * read(c.at(batch, row, column), c.type));
          write(epilogue.of(value, batch, row, column), d.at(batch, row, column), d.type);
        }
    }
    return success;
  }
};

bool isTurned(const TranshipLtAttributes &product, int attribute) {
  return cblas(cublasOperation_t(product.get<int32_t>(attribute, CUBLAS_OP_N))) != noTranspose;
}

} // namespace

#define LT_API(name, ...)                                                                          \
  extern "C" cublasStatus_t hipblasLt##name(__VA_ARGS__) __attribute__((alias("cublasLt" #name))); \
  extern "C" cublasStatus_t cublasLt##name(__VA_ARGS__)

LT_API(Create, cublasLtHandle_t *handle) {
  if (!handle)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (!blasLibrary().loaded())
    return CUBLAS_STATUS_NOT_INITIALIZED;
  *handle = new TranshipLt;
  return success;
}
LT_API(Destroy, cublasLtHandle_t handle) {
  delete handle;
  return success;
}
LT_API(MatmulDescCreate, cublasLtMatmulDesc_t *product, cublasComputeType_t compute,
       cudaDataType scale) {
  *product = new TranshipLtAttributes;
  (*product)->put(CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, compute);
  (*product)->put(CUBLASLT_MATMUL_DESC_SCALE_TYPE, scale);
  return success;
}
LT_API(MatmulDescDestroy, cublasLtMatmulDesc_t product) {
  delete product;
  return success;
}
LT_API(MatrixLayoutCreate, cublasLtMatrixLayout_t *layout, cudaDataType type, uint64_t rows,
       uint64_t columns, int64_t ld) {
  *layout = new TranshipLtAttributes;
  (*layout)->put(CUBLASLT_MATRIX_LAYOUT_TYPE, type);
  (*layout)->put(CUBLASLT_MATRIX_LAYOUT_ROWS, rows);
  (*layout)->put(CUBLASLT_MATRIX_LAYOUT_COLS, columns);
  (*layout)->put(CUBLASLT_MATRIX_LAYOUT_LD, ld);
  return success;
}
LT_API(MatrixLayoutDestroy, cublasLtMatrixLayout_t layout) {
  delete layout;
  return success;
}
LT_API(MatmulPreferenceCreate, cublasLtMatmulPreference_t *preference) {
  *preference = new TranshipLtAttributes;
  return success;
}
LT_API(MatmulPreferenceDestroy, cublasLtMatmulPreference_t preference) {
  delete preference;
  return success;
}
LT_API(MatmulPreferenceSetAttribute, cublasLtMatmulPreference_t preference,
       cublasLtMatmulPreferenceAttributes_t attribute, const void *value, size_t size) {
  return preference->set(attribute, value, size);
}

#define LT_ATTRIBUTES(Name, Attribute, convert)                                                    \
  extern "C" cublasStatus_t cublasLt##Name##SetAttribute(                                          \
      cublasLt##Name##_t object, Attribute attribute, const void *value, size_t size) {            \
    return object->set(attribute, value, size);                                                    \
  }                                                                                                \
  extern "C" cublasStatus_t cublasLt##Name##GetAttribute(                                          \
      cublasLt##Name##_t object, Attribute attribute, void *value, size_t size, size_t *written) { \
    return object->read(attribute, value, size, written);                                          \
  }                                                                                                \
  extern "C" cublasStatus_t hipblasLt##Name##SetAttribute(                                         \
      cublasLt##Name##_t object, int attribute, const void *value, size_t size) {                  \
    return object->set(convert(attribute), value, size);                                           \
  }                                                                                                \
  extern "C" cublasStatus_t hipblasLt##Name##GetAttribute(                                         \
      cublasLt##Name##_t object, int attribute, void *value, size_t size, size_t *written) {       \
    return object->read(convert(attribute), value, size, written);                                 \
  }
LT_ATTRIBUTES(MatmulDesc, cublasLtMatmulDescAttributes_t, productAttribute)
LT_ATTRIBUTES(MatrixLayout, cublasLtMatrixLayoutAttribute_t, layoutAttribute)

/// hipblasLtMatmulHeuristicResult_t, which is smaller than CUDA's.
struct HipHeuristicResult {
  struct {
    uint8_t data[16];
    size_t workspace;
  } algo;
  size_t workspaceSize;
  int state;
  float wavesCount;
  int reserved[4];
};

template <class Result>
static cublasStatus_t findAlgorithm(cublasLtHandle_t handle, cublasLtMatmulDesc_t product,
                                    std::initializer_list<cublasLtMatrixLayout_t> layouts,
                                    int count, Result *results, int *found) {
  if (!handle || !product || count < 1 || !results || !found ||
      std::any_of(layouts.begin(), layouts.end(), [](auto layout) { return !layout; }))
    return CUBLAS_STATUS_INVALID_VALUE;
  results[0] = {};
  results[0].state = success;
  results[0].wavesCount = 1;
  *found = 1;
  return success;
}

extern "C" cublasStatus_t cublasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t product, cublasLtMatrixLayout_t a,
    cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    cublasLtMatmulPreference_t, int count, cublasLtMatmulHeuristicResult_t results[], int *found) {
  return findAlgorithm(handle, product, {a, b, c, d}, count, results, found);
}
extern "C" cublasStatus_t hipblasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t product, cublasLtMatrixLayout_t a,
    cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    cublasLtMatmulPreference_t, int count, HipHeuristicResult results[], int *found) {
  return findAlgorithm(handle, product, {a, b, c, d}, count, results, found);
}

extern "C" cublasStatus_t hipblasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t description,
                                          const void *alpha, const void *a,
                                          cublasLtMatrixLayout_t layoutA, const void *b,
                                          cublasLtMatrixLayout_t layoutB, const void *beta,
                                          const void *c, cublasLtMatrixLayout_t layoutC, void *d,
                                          cublasLtMatrixLayout_t layoutD, const void *, void *,
                                          size_t, cudaStream_t stream) {
  if (!handle)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!description || !layoutA || !layoutB || !layoutC || !layoutD || !alpha || !beta)
    return CUBLAS_STATUS_INVALID_VALUE;
  Operand target(d, *layoutD);
  Product product{Operand(a, *layoutA),
                  Operand(b, *layoutB),
                  Operand(c, *layoutC),
                  target,
                  isTurned(*description, CUBLASLT_MATMUL_DESC_TRANSA),
                  isTurned(*description, CUBLASLT_MATMUL_DESC_TRANSB),
                  Epilogue(*description, target.type)};
  for (const Operand *operand : {&product.a, &product.b, &product.c, &product.d})
    if (!operand->isSupported())
      return CUBLAS_STATUS_NOT_SUPPORTED;
  if (!product.epilogue.isSupported())
    return CUBLAS_STATUS_NOT_SUPPORTED;
  if (!product.fits())
    return CUBLAS_STATUS_INVALID_VALUE;
  cudaDataType scale = description->get(CUBLASLT_MATMUL_DESC_SCALE_TYPE, CUDA_R_32F);
  if (!isReal(scale) && scale != CUDA_R_64F)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  TranshipBlas settings;
  settings.stream = stream;
  bool isOnHost = description->get<int32_t>(CUBLASLT_MATMUL_DESC_POINTER_MODE, 0) == 0;
  double hostAlpha = isOnHost ? read(alpha, scale) : 0, hostBeta = isOnHost ? read(beta, scale) : 0;
  return enqueue(&settings, [=]() -> cublasStatus_t {
    double factor = isOnHost ? hostAlpha : read(alpha, scale);
    double other = isOnHost ? hostBeta : read(beta, scale);
    return product.d.type == CUDA_R_64F ? product.compute<double>(factor, other)
                                        : product.compute<float>(factor, other);
  });
}

extern "C" cublasStatus_t cublasLtMatmul(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t description, const void *alpha, const void *a,
    cublasLtMatrixLayout_t layoutA, const void *b, cublasLtMatrixLayout_t layoutB, const void *beta,
    const void *c, cublasLtMatrixLayout_t layoutC, void *d, cublasLtMatrixLayout_t layoutD,
    const cublasLtMatmulAlgo_t *algorithm, void *workspace, size_t size, cudaStream_t stream) {
  // cuBLASLt refuses a bias that nothing uses, and one of matrices by rows.
  if (description && layoutD &&
      description->get<const char *>(CUBLASLT_MATMUL_DESC_BIAS_POINTER, nullptr)) {
    if (!(description->get<int32_t>(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_DEFAULT) &
          CUBLASLT_EPILOGUE_BIAS))
      return CUBLAS_STATUS_INVALID_VALUE;
    if (Operand(d, *layoutD).byRows)
      return CUBLAS_STATUS_NOT_SUPPORTED;
  }
  return hipblasLtMatmul(handle, description, alpha, a, layoutA, b, layoutB, beta, c, layoutC, d,
                         layoutD, algorithm, workspace, size, stream);
}
