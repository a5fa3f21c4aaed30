// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipSPARSE: hipsparse/hipsparse.h.
#pragma once
#pragma GCC system_header
#define HIPSPARSE_H

#include "hip_library_types.h"

#define TRANSHIP_SPARSE(name) hipsparse##name
#define TRANSHIP_SPARSE_CONSTANT(name) HIPSPARSE_##name
#define TRANSHIP_SPARSE_ILU csrilu02Info_t
#define TRANSHIP_SPARSE_SPGEMM_DETERMINISTIC HIPSPARSE_SPGEMM_CSR_ALG_DETERMINISTIC
#define TRANSHIP_SPARSE_SPGEMM_NONDETERMINISTIC HIPSPARSE_SPGEMM_CSR_ALG_NONDETERMINISTIC
#include "sparse.inc"
#undef TRANSHIP_SPARSE_CONSTANT
#undef TRANSHIP_SPARSE_ILU
#undef TRANSHIP_SPARSE_SPGEMM_DETERMINISTIC
#undef TRANSHIP_SPARSE_SPGEMM_NONDETERMINISTIC
TRANSHIP_EXTERN_C hipsparseStatus_t
hipsparseSpSV_solve(hipsparseHandle_t handle, hipsparseOperation_t operation, const void *alpha,
                    hipsparseConstSpMatDescr_t a, hipsparseConstDnVecDescr_t x, hipsparseDnVecDescr_t y,
                    hipDataType type, hipsparseSpSVAlg_t algorithm, hipsparseSpSVDescr_t solve);
TRANSHIP_EXTERN_C hipsparseStatus_t hipsparseSpSM_solve(TRANSHIP_SPARSE_SPSM, void *buffer);
#undef TRANSHIP_SPARSE
#undef TRANSHIP_SPARSE_SPSM
