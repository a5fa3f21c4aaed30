// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No unit of this tree includes it.
#pragma once
#include <string>
inline std::string text(cudaError_t error) { return cudaGetErrorString(error); }
