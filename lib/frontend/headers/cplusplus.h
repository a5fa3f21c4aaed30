// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The declarations that Clang parses a plain C++ unit with. Clang parses it as CUDA, so that one
// precompiled prelude fits all units; this header removes what code could notice of that. Attributes
// expand to nothing, as in the toolkit's headers.
#pragma once
#pragma GCC system_header

#include "prelude.h"

#ifndef TRANSHIP_GIVEN__NVCC__
#undef __NVCC__
#endif
#ifndef TRANSHIP_GIVEN__CUDACC__
#undef __CUDACC__
#endif
#undef __CUDACC_VER_MAJOR__
#undef __CUDACC_VER_MINOR__
#undef __CUDACC_VER_BUILD__
#undef __CUDACC_EXTENDED_LAMBDA__
#undef __CUDACC_RELAXED_CONSTEXPR__
// Macros that Clang itself defines.
#undef __CUDA__
#undef __CUDA_ARCH_LIST__
#undef __CLANG_RDC__

#undef TRANSHIP_ATTRIBUTE
#define TRANSHIP_ATTRIBUTE(...)
