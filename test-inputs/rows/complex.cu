// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuComplex.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__host__ __device__ inline float use_0(cuFloatComplex a0) { return cuCrealf(a0); }
__host__ __device__ inline float use_1(cuFloatComplex a0) { return cuCimagf(a0); }
__host__ __device__ inline cuFloatComplex use_2(float a0, float a1) { return make_cuFloatComplex(a0, a1); }
__host__ __device__ inline cuFloatComplex use_3(cuFloatComplex a0) { return cuConjf(a0); }
__host__ __device__ inline cuFloatComplex use_4(cuFloatComplex a0, cuFloatComplex a1) { return cuCaddf(a0, a1); }
__host__ __device__ inline cuFloatComplex use_5(cuFloatComplex a0, cuFloatComplex a1) { return cuCsubf(a0, a1); }
__host__ __device__ inline cuFloatComplex use_6(cuFloatComplex a0, cuFloatComplex a1) { return cuCmulf(a0, a1); }
__host__ __device__ inline cuFloatComplex use_7(cuFloatComplex a0, cuFloatComplex a1) { return cuCdivf(a0, a1); }
__host__ __device__ inline float use_8(cuFloatComplex a0) { return cuCabsf(a0); }
__host__ __device__ inline double use_9(cuDoubleComplex a0) { return cuCreal(a0); }
__host__ __device__ inline double use_10(cuDoubleComplex a0) { return cuCimag(a0); }
__host__ __device__ inline cuDoubleComplex use_11(double a0, double a1) { return make_cuDoubleComplex(a0, a1); }
__host__ __device__ inline cuDoubleComplex use_12(cuDoubleComplex a0) { return cuConj(a0); }
__host__ __device__ inline cuDoubleComplex use_13(cuDoubleComplex a0, cuDoubleComplex a1) { return cuCadd(a0, a1); }
__host__ __device__ inline cuDoubleComplex use_14(cuDoubleComplex a0, cuDoubleComplex a1) { return cuCsub(a0, a1); }
__host__ __device__ inline cuDoubleComplex use_15(cuDoubleComplex a0, cuDoubleComplex a1) { return cuCmul(a0, a1); }
__host__ __device__ inline cuDoubleComplex use_16(cuDoubleComplex a0, cuDoubleComplex a1) { return cuCdiv(a0, a1); }
__host__ __device__ inline double use_17(cuDoubleComplex a0) { return cuCabs(a0); }
__host__ __device__ inline cuComplex use_18(float a0, float a1) { return make_cuComplex(a0, a1); }
__host__ __device__ inline cuDoubleComplex use_19(cuFloatComplex a0) { return cuComplexFloatToDouble(a0); }
__host__ __device__ inline cuFloatComplex use_20(cuDoubleComplex a0) { return cuComplexDoubleToFloat(a0); }
__host__ __device__ inline cuComplex use_21(cuComplex a0, cuComplex a1, cuComplex a2) { return cuCfmaf(a0, a1, a2); }
__host__ __device__ inline cuDoubleComplex use_22(cuDoubleComplex a0, cuDoubleComplex a1, cuDoubleComplex a2) { return cuCfma(a0, a1, a2); }
using use_23 = cuFloatComplex;
using use_24 = cuDoubleComplex;
using use_25 = cuComplex;
