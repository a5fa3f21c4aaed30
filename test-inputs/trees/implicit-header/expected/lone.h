// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No unit of this tree includes it.
#pragma once
#include <hip/hip_runtime.h>
#include <string>
inline std::string text(hipError_t error) { return hipGetErrorString(error); }
