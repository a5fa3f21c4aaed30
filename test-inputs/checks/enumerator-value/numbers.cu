#include <cublas_v2.h>
#include <cuda_runtime.h>

extern const char *names[];
extern "C" int printf(const char *, ...);

const char *byNumber(cublasHandle_t handle, int argument) {
  cublasOperation_t transposed = (cublasOperation_t)1;                   // DIAG: enumerator-value
  cublasFillMode_t mode = static_cast<cublasFillMode_t>(0);              // DIAG: enumerator-value
  for (int i = 0; i < 3; ++i)
    transposed = cublasOperation_t(i);                                   // DIAG: enumerator-value
  for (int i = 1; i < 100; ++i) {
    int value;
    cudaDeviceGetAttribute(&value, (cudaDeviceAttr)i, 0);                // DIAG: enumerator-value
  }
  if (transposed)                                                        // DIAG: enumerator-value
    mode = CUBLAS_FILL_MODE_UPPER;
  if (transposed == 2)                                                   // DIAG: enumerator-value
    mode = CUBLAS_FILL_MODE_LOWER;
  if (mode > CUBLAS_FILL_MODE_LOWER && transposed < 1)                   // DIAG: enumerator-value
    return nullptr;
  switch (transposed) {
  case 0:                                                                // DIAG: enumerator-value
    return nullptr;
  default:
    break;
  }
  cudaDeviceAttr attribute = cudaDevAttrWarpSize;
  return names[attribute];                                               // DIAG: enumerator-value
}

const char *nearMisses(cublasHandle_t handle, cublasOperation_t given) {
  // It stays symbolic, there and back.
  int operation = CUBLAS_OP_T;
  cublasOperation_t back = (cublasOperation_t)operation;
  if (given == CUBLAS_OP_N || back == CUBLAS_OP_T)
    printf("%d\n", given);
  // Success is 0 on both sides; these enums have the same values.
  cudaError_t status = cudaSuccess;
  if (status != 0 || status)
    printf("error %d\n", (int)status);
  cudaMemcpyKind kind = (cudaMemcpyKind)2;
  cudaMemcpy(nullptr, nullptr, 0, kind);
  enum Own { ownZero, ownOne } own = (Own)1;
  return names[own];
}

// The order of enumerators is another one in HIP.
bool isFast(cublasComputeType_t type) { return type >= CUBLAS_COMPUTE_32F_FAST_16F; } // DIAG: enumerator-value
bool isSame(cublasComputeType_t type) { return type == CUBLAS_COMPUTE_32F_FAST_16F; }
