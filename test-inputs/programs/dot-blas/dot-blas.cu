// Products of vectors and matrices by the library.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cublas_v2.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

#define CHECK_BLAS(call)                                                                           \
  do {                                                                                             \
    cublasStatus_t status = (call);                                                                \
    if (status != CUBLAS_STATUS_SUCCESS) {                                                         \
      std::fprintf(stderr, "%s:%d: cuBLAS says %d\n", __FILE__, __LINE__, int(status));             \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

int main() {
  constexpr int m = 4, n = 3, k = 5;
  std::vector<float> a(m * k), b(k * n), c(m * n, 1.f);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = float(i);
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = float(i % 4) - 1;
  float *da, *db, *dc, dot = 0, alpha = 2, beta = 0.5f;
  CHECK(cudaMalloc(&da, a.size() * sizeof(float)));
  CHECK(cudaMalloc(&db, b.size() * sizeof(float)));
  CHECK(cudaMalloc(&dc, c.size() * sizeof(float)));
  cublasHandle_t handle;
  CHECK_BLAS(cublasCreate(&handle));
  CHECK_BLAS(cublasSetMatrix(m, k, sizeof(float), a.data(), m, da, m));
  CHECK_BLAS(cublasSetMatrix(k, n, sizeof(float), b.data(), k, db, k));
  CHECK_BLAS(cublasSetVector(m * n, sizeof(float), c.data(), 1, dc, 1));
  CHECK_BLAS(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, da, m, db, k, &beta, dc,
                         m));
  CHECK_BLAS(cublasSdot(handle, k, da, 1, db, 1, &dot));
  CHECK_BLAS(cublasGetVector(m * n, sizeof(float), dc, 1, c.data(), 1));
  CHECK_BLAS(cublasDestroy(handle));
  int wrong = 0;
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      float expected = 0.5f;
      for (int l = 0; l < k; ++l)
        expected += 2 * a[l * m + i] * b[j * k + l];
      wrong += c[j * m + i] != expected;
    }
  std::printf("dot %.1f corner %.1f wrong %d\n", dot, c.back(), wrong);
  CHECK(cudaFree(da));
  CHECK(cudaFree(db));
  CHECK(cudaFree(dc));
  return wrong != 0;
}
