// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <tranship/rocm_complex.h>
TRANSHIP_COMPLEX(rocblas_complex_num)
