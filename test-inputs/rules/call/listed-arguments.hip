// Arguments that a macro lists, for functions whose HIP forms take different ones.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hip/hip_fp16.h>

#define BATCH handle, HIPBLAS_OP_N, HIPBLAS_OP_T, 8, 8, 8, one, x, 8, y, 8, one, z, 8, 4
#define CHECK(call) ((call) == HIPBLAS_STATUS_SUCCESS)

template <class T> bool multiply(hipblasHandle_t handle, T *one, T **x, T **y, T **z) {
  if constexpr (sizeof(T) == 4)
    return CHECK(hipblasSgemmBatched(BATCH));
  else
    return CHECK(([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); })(BATCH)); // DIAG: meaning
}
template bool multiply(hipblasHandle_t, float *, float **, float **, float **);
template bool multiply(hipblasHandle_t, __half *, __half **, __half **, __half **);

void first(hipblasHandle_t handle, __half *one, __half **x, __half **y, __half **z) {
  ([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); })(BATCH);
}
