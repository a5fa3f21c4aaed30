// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSPARSE: cusparse.h.
#pragma once
#pragma GCC system_header
#define CUSPARSE_H_
#define CUSPARSEAPI

#include "cuda_library_types.h"

#define TRANSHIP_SPARSE(name) cusparse##name
#define TRANSHIP_SPARSE_CONSTANT(name) CUSPARSE_##name
#define TRANSHIP_SPARSE_ILU csrilu02Info_t
#define TRANSHIP_SPARSE_SPGEMM_DETERMINISTIC CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC
#define TRANSHIP_SPARSE_SPGEMM_NONDETERMINISTIC CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC
#include "sparse.inc"
#undef TRANSHIP_SPARSE_CONSTANT
#undef TRANSHIP_SPARSE_ILU
#undef TRANSHIP_SPARSE_SPGEMM_DETERMINISTIC
#undef TRANSHIP_SPARSE_SPGEMM_NONDETERMINISTIC
TRANSHIP_EXTERN_C cusparseStatus_t
cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,
                   cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                   cudaDataType type, cusparseSpSVAlg_t algorithm, cusparseSpSVDescr_t solve);
TRANSHIP_EXTERN_C cusparseStatus_t cusparseSpSM_solve(TRANSHIP_SPARSE_SPSM);
#undef TRANSHIP_SPARSE
#undef TRANSHIP_SPARSE_SPSM
