// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hip/library_types.h.
#pragma once
#pragma GCC system_header

#include "hip_spelling.h"

#define TRANSHIP_DATA(name) HIP_##name
#define TRANSHIP_DATA_PROPERTY(name) HIP_LIBRARY_##name
#define TRANSHIP_GPU_LIBRARY_PROPERTY hipLibraryPropertyType
#include "data_types.inc"
#undef TRANSHIP_DATA
#undef TRANSHIP_DATA_PROPERTY
#undef TRANSHIP_GPU_LIBRARY_PROPERTY
