// Arguments that a macro lists, for functions whose HIP forms take different ones.
#include <cublas_v2.h>
#include <cuda_fp16.h>

#define BATCH handle, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, one, x, 8, y, 8, one, z, 8, 4
#define CHECK(call) ((call) == CUBLAS_STATUS_SUCCESS)

template <class T> bool multiply(cublasHandle_t handle, T *one, T **x, T **y, T **z) {
  if constexpr (sizeof(T) == 4)
    return CHECK(cublasSgemmBatched(BATCH));
  else
    return CHECK(cublasHgemmBatched(BATCH)); // DIAG: meaning
}
template bool multiply(cublasHandle_t, float *, float **, float **, float **);
template bool multiply(cublasHandle_t, __half *, __half **, __half **, __half **);

void first(cublasHandle_t handle, __half *one, __half **x, __half **y, __half **z) {
  cublasHgemmBatched(BATCH);
}
