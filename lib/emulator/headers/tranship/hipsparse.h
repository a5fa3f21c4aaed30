// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipSPARSE: hipsparse/hipsparse.h.
#pragma once
#pragma GCC system_header
#define HIPSPARSE_H

#include "hip_library_types.h"

#define SPARSE(name) hipsparse##name
#define SPARSE_CONSTANT(name) HIPSPARSE_##name
#define SPARSE_ILU csrilu02Info_t
#include "sparse.inc"
#undef SPARSE
#undef SPARSE_CONSTANT
#undef SPARSE_ILU
TRANSHIP_EXTERN_C hipsparseStatus_t
hipsparseSpSV_solve(hipsparseHandle_t handle, hipsparseOperation_t operation, const void *alpha,
                    hipsparseSpMatDescr_t a, hipsparseDnVecDescr_t x, hipsparseDnVecDescr_t y,
                    hipDataType type, hipsparseSpSVAlg_t algorithm, hipsparseSpSVDescr_t solve);
