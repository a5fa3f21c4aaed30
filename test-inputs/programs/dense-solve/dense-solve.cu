// Linear systems by LU, Cholesky and QR, eigenvalues and singular values, by the library.
#include <cmath>
#include <cstdio>
#include <cstdlib>

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

constexpr int n = 3;
// Symmetric and positive; by columns.
const double symmetric[n * n] = {4, 1, 2, 1, 3, 0, 2, 0, 5};
const double general[n * n] = {0, 2, 1, 1, 1, 0, 3, -1, 4}; // the first pivot is 0
const double wanted[n] = {1, -2, 3};

struct Device {
  double *matrix, *right, *tau, *values;
  int *pivots, *info;
};

void fill(const Device &device, const double *matrix) {
  double right[n] = {};
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      right[row] += matrix[row + column * n] * wanted[column];
  CHECK(cudaMemcpy(device.matrix, matrix, n * n * sizeof(double), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(device.right, right, sizeof(right), cudaMemcpyHostToDevice));
}

void show(const char *what, const double *device, int count, const int *deviceInfo) {
  double values[n * n];
  int info;
  CHECK(cudaMemcpy(values, device, count * sizeof(double), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&info, deviceInfo, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("%s: info %d,", what, info);
  for (int i = 0; i < count; ++i)
    std::printf(" %.6f", std::fabs(values[i]) < 1e-9 ? 0.0 : values[i]);
  std::printf("\n");
}

double *workspace(int size) {
  double *work;
  CHECK(cudaMalloc(&work, (size > 0 ? size : 1) * sizeof(double)));
  return work;
}

int main() {
  Device device;
  CHECK(cudaMalloc(&device.matrix, n * n * sizeof(double)));
  CHECK(cudaMalloc(&device.right, n * sizeof(double)));
  CHECK(cudaMalloc(&device.tau, n * sizeof(double)));
  CHECK(cudaMalloc(&device.values, n * sizeof(double)));
  CHECK(cudaMalloc(&device.pivots, n * sizeof(int)));
  CHECK(cudaMalloc(&device.info, sizeof(int)));
  cusolverDnHandle_t handle;
  CHECK(cusolverDnCreate(&handle));
  int size = 0;

  fill(device, general);
  CHECK(cusolverDnDgetrf_bufferSize(handle, n, n, device.matrix, n, &size));
  double *work = workspace(size);
  CHECK(cusolverDnDgetrf(handle, n, n, device.matrix, n, work, device.pivots, device.info));
  CHECK(cusolverDnDgetrs(handle, CUBLAS_OP_N, n, 1, device.matrix, n, device.pivots, device.right,
                         n, device.info));
  show("LU", device.right, n, device.info);
  CHECK(cudaFree(work));

  fill(device, symmetric);
  CHECK(cusolverDnDpotrf_bufferSize(handle, CUBLAS_FILL_MODE_LOWER, n, device.matrix, n, &size));
  work = workspace(size);
  CHECK(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, n, device.matrix, n, work, size,
                         device.info));
  CHECK(cusolverDnDpotrs(handle, CUBLAS_FILL_MODE_LOWER, n, 1, device.matrix, n, device.right, n,
                         device.info));
  show("Cholesky", device.right, n, device.info);
  CHECK(cudaFree(work));
  // A matrix that is not positive is found out.
  fill(device, general);
  work = workspace(size);
  CHECK(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, n, device.matrix, n, work, size,
                         device.info));
  show("not positive", device.right, 0, device.info);
  CHECK(cudaFree(work));

  fill(device, general);
  int other = 0;
  CHECK(cusolverDnDgeqrf_bufferSize(handle, n, n, device.matrix, n, &size));
  CHECK(cusolverDnDormqr_bufferSize(handle, CUBLAS_SIDE_LEFT, CUBLAS_OP_T, n, 1, n, device.matrix,
                                    n, device.tau, device.right, n, &other));
  size = size > other ? size : other;
  work = workspace(size);
  CHECK(cusolverDnDgeqrf(handle, n, n, device.matrix, n, device.tau, work, size, device.info));
  CHECK(cusolverDnDormqr(handle, CUBLAS_SIDE_LEFT, CUBLAS_OP_T, n, 1, n, device.matrix, n,
                         device.tau, device.right, n, work, size, device.info));
  cublasHandle_t blas;
  CHECK(cublasCreate(&blas));
  double one = 1;
  CHECK(cublasDtrsm(blas, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N,
                    CUBLAS_DIAG_NON_UNIT, n, 1, &one, device.matrix, n, device.right, n));
  CHECK(cublasDestroy(blas));
  show("QR", device.right, n, device.info);
  CHECK(cudaFree(work));

  fill(device, symmetric);
  CHECK(cusolverDnDsyevd_bufferSize(handle, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_UPPER, n,
                                    device.matrix, n, device.values, &size));
  work = workspace(size);
  CHECK(cusolverDnDsyevd(handle, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_UPPER, n, device.matrix,
                         n, device.values, work, size, device.info));
  show("eigenvalues", device.values, n, device.info);
  CHECK(cudaFree(work));

  fill(device, general);
  CHECK(cusolverDnDgesvd_bufferSize(handle, n, n, &size));
  work = workspace(size);
  CHECK(cusolverDnDgesvd(handle, 'N', 'N', n, n, device.matrix, n, device.values, nullptr, n,
                         nullptr, n, work, size, nullptr, device.info));
  show("singular values", device.values, n, device.info);
  CHECK(cudaFree(work));
  CHECK(cusolverDnDestroy(handle));
  return 0;
}
