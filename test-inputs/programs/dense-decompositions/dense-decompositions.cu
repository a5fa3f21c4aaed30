// Eigenvalues, singular values, inverses and reductions by the library: ordinary, generalized, in
// batches, by Jacobi's method, with sizes of 64 bits. Prints what does not depend on the signs of
// vectors, and how far products are from what was decomposed.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>

#include <cuComplex.h>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cusolverDn.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if (int status = int(call)) {                                                                  \
      std::fprintf(stderr, "%s:%d: status %d\n", __FILE__, __LINE__, status);                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

template <class T> T *managed(int count) {
  T *memory;
  CHECK(cudaMallocManaged(&memory, count * sizeof(T)));
  return memory;
}

constexpr int n = 4, m = 6;
constexpr cublasFillMode_t lower = CUBLAS_FILL_MODE_LOWER, upper = CUBLAS_FILL_MODE_UPPER;
constexpr cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR;
const double symmetric[n * n] = {6, 1, 2, 0, 1, 5, 0, 1, 2, 0, 7, 3, 0, 1, 3, 9};
double general(int row, int column) {
  return std::cos(1.0 + 3 * row + 2 * column * column + row * column);
}
double ofRank2(int row, int column) { return std::cos(1.0 + 3 * row + 2 * column * column); }
/// A matrix that equals its adjoint.
cuDoubleComplex hermitian(int row, int column) {
  return make_cuDoubleComplex(symmetric[row + column * n], 0.25 * (row - column));
}

cusolverDnHandle_t handle;
int *info, *pivots, size;
double *a, *b, *c, *d, *e, *tau, *values, *work;

void show(const char *what, const double *numbers, int count) {
  CHECK(cudaDeviceSynchronize());
  std::printf("%s: info %d,", what, *info);
  for (int i = 0; i < count; ++i)
    std::printf(" %.6f", std::fabs(numbers[i]));
  std::printf("\n");
}
void showSmall(const char *what, double difference) {
  std::printf("%s: %s\n", what, difference < 1e-10 ? "as it should be" : "wrong");
}
void takeSymmetric(double *matrix) {
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < n * n; ++i)
    matrix[i] = symmetric[i];
}
double *memory() {
  cudaFree(work);
  return work = managed<double>(size > 0 ? size : 1);
}

void systems() {
  takeSymmetric(a);
  CHECK(cusolverDnDpotrf_bufferSize(handle, lower, n, a, n, &size));
  CHECK(cusolverDnDpotrf(handle, lower, n, a, n, memory(), size, info));
  CHECK(cusolverDnDpotri_bufferSize(handle, lower, n, a, n, &size));
  CHECK(cusolverDnDpotri(handle, lower, n, a, n, memory(), size, info));
  show("inverse", a, n);

  takeSymmetric(a);
  a[0] = a[5] = a[10] = a[15] = 0; // not positive
  CHECK(cusolverDnDsytrf_bufferSize(handle, n, a, n, &size));
  CHECK(cusolverDnDsytrf(handle, upper, n, a, n, pivots, memory(), size, info));
  show("indefinite", a + 12, 4);

  // A batch of Hermitian systems, of which the second is not positive.
  cuDoubleComplex *matrices = managed<cuDoubleComplex>(2 * n * n), *right = managed<cuDoubleComplex>(n);
  cuDoubleComplex **pointers = managed<cuDoubleComplex *>(3);
  for (int i = 0; i < n * n; ++i) {
    matrices[i] = hermitian(i % n, i / n);
    matrices[n * n + i] = make_cuDoubleComplex(i % n == i / n ? -1 : 0, 0);
  }
  for (int i = 0; i < n; ++i)
    right[i] = make_cuDoubleComplex(i, 1);
  pointers[0] = matrices;
  pointers[1] = matrices + n * n;
  pointers[2] = right;
  CHECK(cusolverDnZpotrfBatched(handle, lower, n, pointers, n, pivots, 2));
  CHECK(cusolverDnZpotrsBatched(handle, lower, n, 1, pointers, n, pointers + 2, n, info, 1));
  CHECK(cudaDeviceSynchronize());
  std::printf("batch: info %d %d, %d, %.6f %.6f\n", pivots[0], pivots[1], *info, right[n - 1].x,
              right[n - 1].y);

  size_t bytes = 0;
  int iterations = 0;
  for (int i = 0; i < m * n; ++i)
    a[i] = general(i % m, i / m);
  for (int i = 0; i < m; ++i)
    b[i] = i;
  CHECK(cusolverDnDDgesv_bufferSize(handle, n, 1, a, m, pivots, b, m, c, m, nullptr, &bytes));
  size = int(bytes / sizeof(double)) + 1;
  CHECK(cusolverDnDDgesv(handle, n, 1, a, m, pivots, b, m, c, m, memory(), bytes, &iterations, info));
  show("gesv", c, n);
  for (int i = 0; i < m * n; ++i)
    a[i] = general(i % m, i / m);
  CHECK(cusolverDnDDgels_bufferSize(handle, m, n, 1, a, m, b, m, c, n, nullptr, &bytes));
  size = int(bytes / sizeof(double)) + 1;
  CHECK(cusolverDnDDgels(handle, m, n, 1, a, m, b, m, c, n, memory(), bytes, &iterations, info));
  show("gels", c, n);
}

void reductions() {
  for (int i = 0; i < m * n; ++i)
    a[i] = general(i % m, i / m);
  CHECK(cusolverDnDgebrd_bufferSize(handle, m, n, &size));
  CHECK(cusolverDnDgebrd(handle, m, n, a, m, d, e, tau, tau + n, memory(), size, info));
  show("bidiagonal", d, n);
  show("beside it", e, n - 1);
  CHECK(cusolverDnDorgbr_bufferSize(handle, CUBLAS_SIDE_LEFT, m, n, n, a, m, tau, &size));
  CHECK(cusolverDnDorgbr(handle, CUBLAS_SIDE_LEFT, m, n, n, a, m, tau, memory(), size, info));
  show("its first vector", a, m);

  takeSymmetric(a);
  CHECK(cusolverDnDsytrd_bufferSize(handle, lower, n, a, n, d, e, tau, &size));
  CHECK(cusolverDnDsytrd(handle, lower, n, a, n, d, e, tau, memory(), size, info));
  show("tridiagonal", d, n);
  // c = Q T, and A should be c Q'.
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < n * n; ++i)
    c[i] = i % n == i / n ? d[i % n] : i % n - i / n == 1 ? e[i / n] : i / n - i % n == 1 ? e[i % n] : 0;
  CHECK(cusolverDnDormtr_bufferSize(handle, CUBLAS_SIDE_LEFT, lower, CUBLAS_OP_N, n, n, a, n, tau, c,
                                    n, &size));
  CHECK(cusolverDnDormtr(handle, CUBLAS_SIDE_LEFT, lower, CUBLAS_OP_N, n, n, a, n, tau, c, n,
                         memory(), size, info));
  CHECK(cusolverDnDorgtr_bufferSize(handle, lower, n, a, n, tau, &size));
  CHECK(cusolverDnDorgtr(handle, lower, n, a, n, tau, memory(), size, info));
  CHECK(cudaDeviceSynchronize());
  double difference = 0;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      double sum = 0;
      for (int k = 0; k < n; ++k)
        sum += c[row + k * n] * a[column + k * n];
      difference += std::fabs(sum - symmetric[row + column * n]);
    }
  showSmall("Q T Q'", difference);
}

void eigenvalues() {
  int found = 0;
  takeSymmetric(a);
  CHECK(cusolverDnDsyevdx_bufferSize(handle, vectors, CUSOLVER_EIG_RANGE_I, upper, n, a, n, 0, 0, 2,
                                     3, &found, values, &size));
  CHECK(cusolverDnDsyevdx(handle, vectors, CUSOLVER_EIG_RANGE_I, upper, n, a, n, 0, 0, 2, 3, &found,
                          values, memory(), size, info));
  show("the second and third", values, found);
  takeSymmetric(a);
  CHECK(cusolverDnDsyevdx(handle, CUSOLVER_EIG_MODE_NOVECTOR, CUSOLVER_EIG_RANGE_V, upper, n, a, n,
                          5, 8, 0, 0, &found, values, memory(), size, info));
  show("between 5 and 8", values, found);

  for (cusolverEigType_t type : {CUSOLVER_EIG_TYPE_1, CUSOLVER_EIG_TYPE_2, CUSOLVER_EIG_TYPE_3}) {
    takeSymmetric(a);
    for (int i = 0; i < n * n; ++i)
      b[i] = i % n == i / n ? 4 : 1;
    CHECK(cusolverDnDsygvd_bufferSize(handle, type, vectors, lower, n, a, n, b, n, values, &size));
    CHECK(cusolverDnDsygvd(handle, type, vectors, lower, n, a, n, b, n, values, memory(), size, info));
    show("generalized", values, n);
    // The same by Jacobi's method.
    syevjInfo_t jacobi;
    CHECK(cusolverDnCreateSyevjInfo(&jacobi));
    CHECK(cusolverDnXsyevjSetTolerance(jacobi, 1e-12));
    CHECK(cusolverDnXsyevjSetMaxSweeps(jacobi, 30));
    takeSymmetric(c);
    for (int i = 0; i < n * n; ++i)
      b[i] = i % n == i / n ? 4 : 1;
    CHECK(cusolverDnDsygvj_bufferSize(handle, type, vectors, upper, n, c, n, b, n, d, &size, jacobi));
    CHECK(cusolverDnDsygvj(handle, type, vectors, upper, n, c, n, b, n, d, memory(), size, info,
                           jacobi));
    CHECK(cudaDeviceSynchronize());
    double difference = 0;
    for (int i = 0; i < n; ++i)
      difference += std::fabs(values[i] - d[i]);
    for (int i = 0; i < n * n; ++i)
      difference += std::fabs(std::fabs(a[i]) - std::fabs(c[i]));
    showSmall("by Jacobi", difference);
    CHECK(cusolverDnDestroySyevjInfo(jacobi));
  }

  cuDoubleComplex *matrix = managed<cuDoubleComplex>(n * n);
  cuDoubleComplex *complexWork;
  for (int i = 0; i < n * n; ++i)
    matrix[i] = hermitian(i % n, i / n);
  syevjInfo_t jacobi;
  CHECK(cusolverDnCreateSyevjInfo(&jacobi));
  CHECK(cusolverDnZheevj_bufferSize(handle, vectors, lower, n, matrix, n, values, &size, jacobi));
  complexWork = managed<cuDoubleComplex>(size > 0 ? size : 1);
  CHECK(cusolverDnZheevj(handle, vectors, lower, n, matrix, n, values, complexWork, size, info, jacobi));
  show("Hermitian", values, n);
  double residual = 1;
  int sweeps = 0;
  CHECK(cusolverDnXsyevjGetResidual(handle, jacobi, &residual));
  CHECK(cusolverDnXsyevjGetSweeps(handle, jacobi, &sweeps));
  showSmall("its residual", residual + (sweeps < 1 || sweeps > 20));

  float *floats = managed<float>(2 * n * n), *floatValues = managed<float>(2 * n), *floatWork;
  for (int i = 0; i < 2 * n * n; ++i)
    floats[i] = float(symmetric[i % (n * n)]) * (i < n * n ? 1 : 2);
  CHECK(cusolverDnSsyevjBatched_bufferSize(handle, vectors, lower, n, floats, n, floatValues, &size,
                                           jacobi, 2));
  floatWork = managed<float>(size > 0 ? size : 1);
  CHECK(cusolverDnSsyevjBatched(handle, vectors, lower, n, floats, n, floatValues, floatWork, size,
                                pivots, jacobi, 2));
  CHECK(cudaDeviceSynchronize());
  std::printf("batch: info %d %d, %.3f %.3f\n", pivots[0], pivots[1], floatValues[0],
              floatValues[2 * n - 1]);
  CHECK(cusolverDnDestroySyevjInfo(jacobi));
}

void singularValues() {
  gesvdjInfo_t jacobi;
  CHECK(cusolverDnCreateGesvdjInfo(&jacobi));
  for (int shape = 0; shape < 2; ++shape) { // tall and wide
    int rows = shape ? n : m, columns = shape ? m : n;
    auto element = shape ? ofRank2 : general;
    for (int economy = 0; economy < 2; ++economy) {
      for (int i = 0; i < m * n; ++i)
        a[i] = element(i % rows, i / rows);
      CHECK(cusolverDnDgesvdj_bufferSize(handle, vectors, economy, rows, columns, a, rows, values, b,
                                         rows, c, columns, &size, jacobi));
      CHECK(cusolverDnDgesvdj(handle, vectors, economy, rows, columns, a, rows, values, b, rows, c,
                              columns, memory(), size, info, jacobi));
      show("singular values", values, n);
      double difference = 0;
      for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
          double sum = -element(row, column);
          for (int k = 0; k < n; ++k)
            sum += b[row + k * rows] * values[k] * c[column + k * columns];
          difference += std::fabs(sum);
        }
      showSmall("U S V'", difference);
      int all = economy ? n : m; // the columns of the larger one
      const double *larger = shape ? c : b;
      difference = 0;
      for (int i = 0; i < all; ++i)
        for (int j = 0; j < all; ++j) {
          double sum = i == j ? -1 : 0;
          for (int k = 0; k < m; ++k)
            sum += larger[k + i * m] * larger[k + j * m];
          difference += std::fabs(sum);
        }
      showSmall("orthogonal", difference);
    }
  }
  for (int i = 0; i < 2 * m * n; ++i)
    a[i] = general(i % m, i / m);
  CHECK(cusolverDnDgesvdjBatched_bufferSize(handle, vectors, m, n, a, m, values, b, m, c, n, &size,
                                            jacobi, 2));
  CHECK(cusolverDnDgesvdjBatched(handle, vectors, m, n, a, m, values, b, m, c, n, memory(), size,
                                 pivots, jacobi, 2));
  show("batch", values, 2 * n);
  CHECK(cusolverDnDestroyGesvdjInfo(jacobi));

  double residuals[2];
  for (int i = 0; i < 2 * m * n; ++i)
    a[i] = general(i % m, i / m);
  CHECK(cusolverDnDgesvdaStridedBatched_bufferSize(handle, vectors, 2, m, n, a, m, m * n, values, 2,
                                                   b, m, 2 * m, c, n, 2 * n, &size, 2));
  CHECK(cusolverDnDgesvdaStridedBatched(handle, vectors, 2, m, n, a, m, m * n, values, 2, b, m,
                                        2 * m, c, n, 2 * n, memory(), size, pivots, residuals, 2));
  show("the largest two of each", values, 4);
}

void wideSizes() {
  cusolverDnParams_t params;
  CHECK(cusolverDnCreateParams(&params));
  CHECK(cusolverDnSetAdvOptions(params, CUSOLVERDN_GETRF, CUSOLVER_ALG_0));
  size_t bytes = 0, hostBytes = 0;
  int64_t *widePivots = managed<int64_t>(n);
  auto hostMemory = [&] {
    size = int(bytes / sizeof(double)) + 1;
    memory();
    return hostBytes ? std::malloc(hostBytes) : nullptr;
  };
  for (int kind = 0; kind < 2; ++kind) {
    takeSymmetric(a);
    for (int i = 0; i < n; ++i)
      b[i] = i + 1;
    if (kind == 0) {
      CHECK(cusolverDnXgetrf_bufferSize(handle, params, n, n, CUDA_R_64F, a, n, CUDA_R_64F, &bytes,
                                        &hostBytes));
      void *host = hostMemory();
      CHECK(cusolverDnXgetrf(handle, params, n, n, CUDA_R_64F, a, n, widePivots, CUDA_R_64F, work,
                             bytes, host, hostBytes, info));
      CHECK(cusolverDnXgetrs(handle, params, CUBLAS_OP_T, n, 1, CUDA_R_64F, a, n, widePivots,
                             CUDA_R_64F, b, n, info));
      std::free(host);
    } else {
      CHECK(cusolverDnXpotrf_bufferSize(handle, params, upper, n, CUDA_R_64F, a, n, CUDA_R_64F,
                                        &bytes, &hostBytes));
      void *host = hostMemory();
      CHECK(cusolverDnXpotrf(handle, params, upper, n, CUDA_R_64F, a, n, CUDA_R_64F, work, bytes,
                             host, hostBytes, info));
      CHECK(cusolverDnXpotrs(handle, params, upper, n, 1, CUDA_R_64F, a, n, CUDA_R_64F, b, n, info));
      std::free(host);
    }
    show(kind ? "Cholesky" : "LU", b, n);
  }
  takeSymmetric(a);
  CHECK(cusolverDnXgeqrf_bufferSize(handle, params, n, n, CUDA_R_64F, a, n, CUDA_R_64F, tau,
                                    CUDA_R_64F, &bytes, &hostBytes));
  void *host = hostMemory();
  CHECK(cusolverDnXgeqrf(handle, params, n, n, CUDA_R_64F, a, n, CUDA_R_64F, tau, CUDA_R_64F, work,
                         bytes, host, hostBytes, info));
  show("QR", tau, n);
  std::free(host);
  CHECK(cusolverDnDestroyParams(params));
}

int main() {
  CHECK(cusolverDnCreate(&handle));
  info = managed<int>(1);
  pivots = managed<int>(m);
  for (double **matrix : {&a, &b, &c})
    *matrix = managed<double>(2 * m * m);
  for (double **vector : {&d, &e, &tau, &values})
    *vector = managed<double>(2 * m);
  cusolverDeterministicMode_t mode;
  CHECK(cusolverDnSetDeterministicMode(handle, CUSOLVER_DETERMINISTIC_RESULTS));
  CHECK(cusolverDnGetDeterministicMode(handle, &mode));
  std::printf("deterministic: %d\n", mode == CUSOLVER_DETERMINISTIC_RESULTS);
  systems();
  reductions();
  eigenvalues();
  singularValues();
  wideSizes();
  CHECK(cusolverDnDestroy(handle));
  return 0;
}
