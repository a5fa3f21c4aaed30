// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hip/library_types.h.
#pragma once
#pragma GCC system_header

#include "hip_spelling.h"

#define DATA(name) HIP_##name
#define DATA_PROPERTY(name) HIP_LIBRARY_##name
#define GPU_LIBRARY_PROPERTY hipLibraryPropertyType
#include "data_types.inc"
#undef DATA
#undef DATA_PROPERTY
#undef GPU_LIBRARY_PROPERTY
