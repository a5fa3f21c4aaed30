// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <tranship/rocm_complex.h>
TRANSHIP_COMPLEX(rocsparse_complex_num)
typedef rocsparse_complex_num<float> rocsparse_float_complex;
typedef rocsparse_complex_num<double> rocsparse_double_complex;
