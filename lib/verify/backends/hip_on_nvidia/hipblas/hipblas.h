// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipBLAS with its third interface, which uses the types of the runtime.
#pragma once

#include "hip/hip_runtime_api.h"

#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define hipblasHalf __half
#define hipblasBfloat16 __nv_bfloat16
#define hipblasComplex cuComplex
#define hipblasDoubleComplex cuDoubleComplex
#define hipblasStride long long

#include "tranship/guards.h"
