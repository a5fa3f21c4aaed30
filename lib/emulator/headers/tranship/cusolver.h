// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSOLVER's dense part: cusolverDn.h.
#pragma once
#pragma GCC system_header
#define CUSOLVER_COMMON_H_
#define CUSOLVERDN_H_
#define CUSOLVERAPI

#include "cublas.h"

#define BLAS(name) cublas##name
#define SOLVER(name) cusolverDn##name
#define SOLVER_TYPE(name) cusolver##name
#define SOLVER_CONSTANT(name) CUSOLVER_##name
#define SOLVER_VALUE(cuda, hip) cuda
#define SOLVER_HANDLE cusolverDnHandle_t
#include "solver.inc"
#undef BLAS
#undef SOLVER
#undef SOLVER_TYPE
#undef SOLVER_CONSTANT
#undef SOLVER_VALUE
#undef SOLVER_HANDLE
#define CUSOLVER_VERSION 11705
#define CUSOLVER_VER_MAJOR 11
#define CUSOLVER_VER_MINOR 7
#define CUSOLVER_VER_PATCH 5
