// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hip/hip_runtime_api.h"

#include <cufft.h>
#include <library_types.h>

#define hipfftLibraryPropertyType libraryPropertyType

#include "tranship/guards.h"
