// ARGS: --roc
// The native libraries instead of the hip* libraries: names, and calls whose arguments differ.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_complex.h>
#include <hip/hip_fp16.h>
#include <rocblas/rocblas.h>
#include <rocrand/rocrand_kernel.h>
#include <rocsolver/rocsolver.h>
#include <rocsparse/rocsparse.h>

void dense(rocblas_handle blas, rocblas_handle solver, hipStream_t stream, int n, float *a,
           const hipComplex *x, hipComplex *y, int *pivots, int *info) {
  rocblas_status status = rocblas_set_stream(blas, stream);
  if (status == rocblas_status_not_implemented)
    return;
  const float one = 1, zero = 0;
  rocblas_sgemm(blas, rocblas_operation_none, rocblas_operation_transpose, n, n, n, &one, a, n, a, n, &zero, a, n);
  // A complex type of its own.
  rocblas_caxpy(blas, n, reinterpret_cast<const rocblas_float_complex*>(x), reinterpret_cast<const rocblas_float_complex*>(x), 1, reinterpret_cast<rocblas_float_complex*>(y), 1);
  rocblas_caxpy(blas, n, reinterpret_cast<const rocblas_float_complex*>(x), /* from */ reinterpret_cast<const rocblas_float_complex*>(x + 1), 1,
              reinterpret_cast<rocblas_float_complex*>(y), 1);
  // One more matrix, and a compute type that is a data type.
  rocblas_gemm_ex(blas, rocblas_operation_none, rocblas_operation_none, n, n, n, &one, a, rocblas_datatype_f32_r, n, a, rocblas_datatype_f32_r, n, &zero, a, rocblas_datatype_f32_r, n, a, rocblas_datatype_f32_r, n, rocblas_datatype_f32_r, rocblas_gemm_algo_standard, 0, rocblas_gemm_flags_none);
  // The workspace is the library's business; the handle is that of rocBLAS.
  int size;
  (*(&size) = 0, rocblas_status_success);
  rocsolver_sgetrf(solver, n, n, a, n, pivots, info); // DIAG: meaning
}

void sparse(rocsparse_handle handle, rocsparse_spmat_descr matrix, rocsparse_dnvec_descr x,
            rocsparse_dnvec_descr y, rocsparse_mat_descr descriptor, rocsparse_mat_info factors,
            float *values, int *rows, int *columns, int n, int nonzeros) {
  const float one = 1, zero = 0;
  size_t bytes;
  void *buffer = nullptr;
  rocblas_datatype type = rocblas_datatype_f32_r;
  // Stages of one call.
  rocsparse_spmv(handle, rocsparse_operation_none, &one, matrix, x, &zero, y,
                          static_cast<rocsparse_datatype>(type), rocsparse_spmv_alg_default, rocsparse_spmv_stage_buffer_size, &bytes, nullptr);
  hipMalloc(&buffer, bytes);
  [&] { size_t rocsparse_bytes = 0; return rocsparse_spmv(handle, rocsparse_operation_none, &one, matrix, x, &zero, y, static_cast<rocsparse_datatype>(type),
               rocsparse_spmv_alg_default, rocsparse_spmv_stage_compute, &rocsparse_bytes, buffer); }();
  // A size that is an int.
  int small;
  [&] { size_t rocsparse_bytes = 0; auto rocsparse_result = rocsparse_scsrilu0_buffer_size(handle, n, nonzeros, descriptor, values, rows, columns, factors,
                               &rocsparse_bytes); *(&small) = static_cast<int>(rocsparse_bytes); return rocsparse_result; }();
  // The analysis is in its buffer.
  hipDeviceptr_t solve;
  (*(&solve) = nullptr, rocsparse_status_success);
  rocsparse_spsv(handle, rocsparse_operation_none, &one, matrix, x, y, static_cast<rocsparse_datatype>(type), // DIAG: meaning
                        rocsparse_spsv_alg_default, rocsparse_spsv_stage_preprocess, nullptr, (solve) = (buffer));
  rocsparse_spsv(handle, rocsparse_operation_none, &one, matrix, x, y, static_cast<rocsparse_datatype>(type),
                     rocsparse_spsv_alg_default, rocsparse_spsv_stage_compute, nullptr, solve);
  (static_cast<void>(solve), rocsparse_status_success);
}

__global__ void draw(rocrand_state_xorwow *states, float *out) {
  out[threadIdx.x] = rocrand_uniform(&states[threadIdx.x]);
}
