// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSOLVER's dense part: cusolverDn.h.
#pragma once
#pragma GCC system_header
#define CUSOLVER_COMMON_H_
#define CUSOLVERDN_H_
#define CUSOLVERAPI

#include "cublas.h"

#define TRANSHIP_BLAS(name) cublas##name
#define TRANSHIP_SOLVER(name) cusolverDn##name
#define TRANSHIP_SOLVER_TYPE(name) cusolver##name
#define TRANSHIP_SOLVER_CONSTANT(name) CUSOLVER_##name
#define TRANSHIP_SOLVER_VALUE(cuda, hip) cuda
#define TRANSHIP_SOLVER_HANDLE cusolverDnHandle_t
#include "solver.inc"
#undef TRANSHIP_BLAS
#undef TRANSHIP_SOLVER
#undef TRANSHIP_SOLVER_TYPE
#undef TRANSHIP_SOLVER_CONSTANT
#undef TRANSHIP_SOLVER_VALUE
#undef TRANSHIP_SOLVER_HANDLE
#define CUSOLVER_VERSION 11705
#define CUSOLVER_VER_MAJOR 11
#define CUSOLVER_VER_MINOR 7
#define CUSOLVER_VER_PATCH 5
