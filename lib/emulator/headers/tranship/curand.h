// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND's host functions: curand.h.
#pragma once
#pragma GCC system_header
#define CURAND_H_
#define CURANDAPI

#include "cuda_library_types.h"

#define TRANSHIP_RAND(name) curand##name
#define TRANSHIP_RAND_CONSTANT(name) CURAND_##name
#include "random_host.inc"
#undef TRANSHIP_RAND
#undef TRANSHIP_RAND_CONSTANT
