// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// library_types.h of CUDA.
#pragma once
#pragma GCC system_header

#include "cuda_spelling.h"

#define DATA(name) CUDA_##name
#define DATA_PROPERTY(name) name
#define GPU_LIBRARY_PROPERTY libraryPropertyType
#include "data_types.inc"
#undef DATA
#undef DATA_PROPERTY
#undef GPU_LIBRARY_PROPERTY
typedef cudaDataType cudaDataType_t;
typedef libraryPropertyType libraryPropertyType_t;
