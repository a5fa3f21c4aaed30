// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipSPARSE: hipsparse/hipsparse.h.
#pragma once
#pragma GCC system_header
#define HIPSPARSE_H

#include "hip_library_types.h"

#define SPARSE(name) hipsparse##name
#define SPARSE_CONSTANT(name) HIPSPARSE_##name
#define SPARSE_ILU csrilu02Info_t
#define SPARSE_SPGEMM_DETERMINISTIC HIPSPARSE_SPGEMM_CSR_ALG_DETERMINISTIC
#define SPARSE_SPGEMM_NONDETERMINISTIC HIPSPARSE_SPGEMM_CSR_ALG_NONDETERMINISTIC
#include "sparse.inc"
#undef SPARSE_CONSTANT
#undef SPARSE_ILU
#undef SPARSE_SPGEMM_DETERMINISTIC
#undef SPARSE_SPGEMM_NONDETERMINISTIC
TRANSHIP_EXTERN_C hipsparseStatus_t
hipsparseSpSV_solve(hipsparseHandle_t handle, hipsparseOperation_t operation, const void *alpha,
                    hipsparseConstSpMatDescr_t a, hipsparseConstDnVecDescr_t x, hipsparseDnVecDescr_t y,
                    hipDataType type, hipsparseSpSVAlg_t algorithm, hipsparseSpSVDescr_t solve);
TRANSHIP_EXTERN_C hipsparseStatus_t hipsparseSpSM_solve(SPARSE_SPSM, void *buffer);
#undef SPARSE
#undef SPARSE_SPSM
