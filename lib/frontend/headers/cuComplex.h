// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers with a C interface. They are not in the prelude, because programs that do not include
// this header define their own cuComplex.
#pragma once
#pragma GCC system_header
#define CU_COMPLEX_H_

#include "core.h"
#include "vector.h"

#pragma clang force_cuda_host_device begin

using cuFloatComplex = float2;
using cuComplex = float2;
using cuDoubleComplex = double2;

#define TRANSHIP_COMPLEX(C, R, f)                                                                  \
  R cuCreal##f(C);                                                                                 \
  R cuCimag##f(C);                                                                                 \
  R cuCabs##f(C);                                                                                  \
  C cuConj##f(C);                                                                                  \
  C cuCadd##f(C, C);                                                                               \
  C cuCsub##f(C, C);                                                                               \
  C cuCmul##f(C, C);                                                                               \
  C cuCdiv##f(C, C);                                                                               \
  C cuCfma##f(C, C, C);
TRANSHIP_COMPLEX(cuFloatComplex, float, f)
TRANSHIP_COMPLEX(cuDoubleComplex, double, )
#undef TRANSHIP_COMPLEX
cuFloatComplex make_cuFloatComplex(float, float);
cuComplex make_cuComplex(float, float);
cuDoubleComplex make_cuDoubleComplex(double, double);
cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex);
cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex);

#pragma clang force_cuda_host_device end
