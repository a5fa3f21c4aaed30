// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// library_types.h of CUDA.
#pragma once
#pragma GCC system_header

#include "cuda_spelling.h"

#define TRANSHIP_DATA(name) CUDA_##name
#define TRANSHIP_DATA_PROPERTY(name) name
#define TRANSHIP_GPU_LIBRARY_PROPERTY libraryPropertyType
#include "data_types.inc"
#undef TRANSHIP_DATA
#undef TRANSHIP_DATA_PROPERTY
#undef TRANSHIP_GPU_LIBRARY_PROPERTY
typedef cudaDataType cudaDataType_t;
typedef libraryPropertyType libraryPropertyType_t;
