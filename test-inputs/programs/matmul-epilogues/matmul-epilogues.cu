// Layers of a network by cuBLASLt: products with bias and activation in one call, in batches, by
// rows and by columns, of float and of half.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cublasLt.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

constexpr int m = 6, n = 5, k = 4, batches = 2;

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}

template <class T> std::vector<T> numbers(int count, int period) {
  std::vector<T> values;
  for (int i = 0; i < count; ++i)
    values.push_back(T(0.25f * float(i % period - period / 2)));
  return values;
}

float activated(float x, cublasLtEpilogue_t epilogue) {
  if (epilogue == CUBLASLT_EPILOGUE_RELU_BIAS)
    return std::max(x, 0.0f);
  if (epilogue == CUBLASLT_EPILOGUE_GELU_BIAS)
    return 0.5f * x * (1 + std::tanh(0.79788456f * (x + 0.044715f * x * x * x)));
  return x;
}

template <class T>
void layer(const char *name, cublasLtHandle_t handle, cudaDataType_t type, cublasLtOrder_t order,
           cublasOperation_t turn, cublasLtEpilogue_t epilogue, float tolerance) {
  // The first matrix may be stored transposed.
  int rowsA = turn == CUBLAS_OP_N ? m : k, columnsA = turn == CUBLAS_OP_N ? k : m;
  auto at = [&](int row, int column, int rows, int columns) {
    return order == CUBLASLT_ORDER_ROW ? row * columns + column : row + column * rows;
  };
  auto ld = [&](int rows, int columns) { return order == CUBLASLT_ORDER_ROW ? columns : rows; };
  std::vector<T> a = numbers<T>(batches * m * k, 7), b = numbers<T>(batches * k * n, 5);
  std::vector<T> c = numbers<T>(batches * m * n, 3), bias = numbers<T>(m, 4);
  T *dA = upload(a), *dB = upload(b), *dC = upload(c), *dBias = upload(bias);
  T *dD = upload(std::vector<T>(batches * m * n));

  cublasLtMatmulDesc_t product;
  CHECK(cublasLtMatmulDescCreate(&product, CUBLAS_COMPUTE_32F, CUDA_R_32F));
  CHECK(cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_TRANSA, &turn, sizeof(turn)));
  CHECK(cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue,
                                       sizeof(epilogue)));
  if (epilogue != CUBLASLT_EPILOGUE_DEFAULT)
    CHECK(cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &dBias,
                                         sizeof(dBias)));
  cublasLtMatrixLayout_t layouts[3];
  const int sizes[3][2] = {{rowsA, columnsA}, {k, n}, {m, n}};
  for (int i = 0; i < 3; ++i) {
    int count = batches;
    int64_t stride = int64_t(sizes[i][0]) * sizes[i][1];
    CHECK(cublasLtMatrixLayoutCreate(&layouts[i], type, sizes[i][0], sizes[i][1],
                                     ld(sizes[i][0], sizes[i][1])));
    CHECK(cublasLtMatrixLayoutSetAttribute(layouts[i], CUBLASLT_MATRIX_LAYOUT_ORDER, &order,
                                           sizeof(order)));
    CHECK(cublasLtMatrixLayoutSetAttribute(layouts[i], CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count,
                                           sizeof(count)));
    CHECK(cublasLtMatrixLayoutSetAttribute(layouts[i], CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
                                           &stride, sizeof(stride)));
  }
  cublasLtMatmulPreference_t preference;
  size_t most = 1 << 20;
  CHECK(cublasLtMatmulPreferenceCreate(&preference));
  CHECK(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                                             &most, sizeof(most)));
  cublasLtMatmulHeuristicResult_t heuristic;
  int found = 0;
  CHECK(cublasLtMatmulAlgoGetHeuristic(handle, product, layouts[0], layouts[1], layouts[2],
                                       layouts[2], preference, 1, &heuristic, &found));
  if (found == 0) {
    std::printf("%s: no algorithm\n", name);
    return;
  }
  void *workspace;
  CHECK(cudaMalloc(&workspace, most));
  float alpha = 2, beta = 0.5f;
  CHECK(cublasLtMatmul(handle, product, &alpha, dA, layouts[0], dB, layouts[1], &beta, dC,
                       layouts[2], dD, layouts[2], &heuristic.algo, workspace, most, nullptr));
  std::vector<T> d(batches * m * n);
  CHECK(cudaMemcpy(d.data(), dD, d.size() * sizeof(T), cudaMemcpyDeviceToHost));
  int wrong = 0;
  float last = 0;
  for (int batch = 0; batch < batches; ++batch)
    for (int row = 0; row < m; ++row)
      for (int column = 0; column < n; ++column) {
        float sum = 0;
        for (int i = 0; i < k; ++i) {
          int place = turn == CUBLAS_OP_N ? at(row, i, m, k) : at(i, row, k, m);
          sum += float(a[batch * m * k + place]) * float(b[batch * k * n + at(i, column, k, n)]);
        }
        int place = batch * m * n + at(row, column, m, n);
        float expected = 2 * sum + 0.5f * float(c[place]);
        if (epilogue != CUBLASLT_EPILOGUE_DEFAULT)
          expected = activated(expected + float(bias[row]), epilogue);
        last = float(d[place]);
        wrong += !(std::fabs(last - expected) <= tolerance);
      }
  std::printf("%s: last %.3f, wrong %d\n", name, last, wrong);
  CHECK(cublasLtMatmulPreferenceDestroy(preference));
  for (cublasLtMatrixLayout_t layout : layouts)
    CHECK(cublasLtMatrixLayoutDestroy(layout));
  CHECK(cublasLtMatmulDescDestroy(product));
  CHECK(cudaFree(workspace));
  for (T *pointer : {dA, dB, dC, dD, dBias})
    CHECK(cudaFree(pointer));
}

int main() {
  cublasLtHandle_t handle;
  CHECK(cublasLtCreate(&handle));
  layer<float>("plain", handle, CUDA_R_32F, CUBLASLT_ORDER_COL, CUBLAS_OP_N,
               CUBLASLT_EPILOGUE_DEFAULT, 1e-5f);
  layer<float>("bias, transposed", handle, CUDA_R_32F, CUBLASLT_ORDER_COL, CUBLAS_OP_T,
               CUBLASLT_EPILOGUE_BIAS, 1e-5f);
  // cuBLASLt knows no bias of matrices by rows.
  layer<float>("by rows", handle, CUDA_R_32F, CUBLASLT_ORDER_ROW, CUBLAS_OP_N,
               CUBLASLT_EPILOGUE_DEFAULT, 1e-5f);
  layer<float>("relu", handle, CUDA_R_32F, CUBLASLT_ORDER_COL, CUBLAS_OP_N,
               CUBLASLT_EPILOGUE_RELU_BIAS, 1e-5f);
  layer<float>("gelu", handle, CUDA_R_32F, CUBLASLT_ORDER_COL, CUBLAS_OP_N,
               CUBLASLT_EPILOGUE_GELU_BIAS, 1e-3f);
  layer<__half>("half", handle, CUDA_R_16F, CUBLASLT_ORDER_COL, CUBLAS_OP_T,
                CUBLASLT_EPILOGUE_GELU_BIAS, 5e-3f);
  CHECK(cublasLtDestroy(handle));
  return 0;
}
