// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#if defined(WITH_GPU)
#include <hip/hip_runtime_api.h>
#endif
