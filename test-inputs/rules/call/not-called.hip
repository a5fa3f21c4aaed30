// Functions that are named but not called, whose HIP forms take different arguments.
#include <hipblas/hipblas.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#define CHECK(function, ...) (function(__VA_ARGS__) == HIPBLAS_STATUS_SUCCESS)
#define GEMM(arguments) ([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); }) arguments // DIAG: meaning

typedef hipblasStatus_t (*Gemm)(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
                               const __half *, const __half *const *, int, const __half *const *,
                               int, const __half *, __half *const *, int, int);

bool run(hipblasHandle_t handle, const __half *one, const __half **a, __half **c) {
  Gemm gemm = ([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); });
  Gemm same = ([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); });
  bool good = gemm == same;
  good &= CHECK(([](auto a0, auto a1, auto a2, auto a3, auto a4, auto a5, auto a6, auto a7, auto a8, auto a9, auto a10, auto a11, auto a12, auto a13, auto a14, auto...) { return hipblasHgemmBatched(a0, a1, a2, a3, a4, a5, reinterpret_cast<const hipblasHalf *>(a6), reinterpret_cast<const hipblasHalf *const *>(a7), a8, reinterpret_cast<const hipblasHalf *const *>(a9), a10, reinterpret_cast<const hipblasHalf *>(a11), reinterpret_cast<hipblasHalf *const *>(a12), a13, a14); }), handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one,
                c, 1, 1);
  return good && GEMM((handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one, c, 1, 1)) ==
                     HIPBLAS_STATUS_SUCCESS;
}

decltype(&cublasHgemmBatched) kept; // DIAG: call-form

const char *describe(hipblasStatus_t status) { return hipblasStatusToString(status); }
const char *name(hipblasStatus_t status) { return hipblasStatusToString(status); }
