// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Macros that name execution spaces when the device is compiled, and nothing when the host is:
//   #ifdef __CUDA_ARCH__
//   #define BOTH __host__ __device__
//   #else
//   #define BOTH
//   #endif
// or functions that only the device's pass sees:
//   #ifdef __CUDA_ARCH__
//   inline __device__ float atomicMin(float *address, float value) { … }
//   #endif
// nvcc accepts that, because its pass for the host does not look into kernels. clang's does, and finds
// kernels that call functions of the host, or none.
#pragma once

#include "source/SourceFile.h"

#include <string>
#include <vector>

namespace tranship {

/// Returns the tokens `__CUDA_ARCH__` of conditionals that decide nothing else.
std::vector<size_t> executionSpaceTests(const SourceFile &file);

/// Returns the text with `__CUDACC__` for these tokens, padded so that everything keeps its place;
/// empty if there are none.
std::string withExecutionSpaces(const SourceFile &file);

} // namespace tranship
