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

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

/// A conditional that decides nothing else.
struct ExecutionSpaceTest {
  /// The token `__CUDA_ARCH__`.
  size_t architecture = 0;
  /// The tokens `__device__` of macros that the other branch defines for functions of the host. What
  /// they stand before belongs to both sides.
  std::vector<size_t> spacesOfBoth = {};
};
std::vector<ExecutionSpaceTest> executionSpaceTests(const SourceFile &file);

/// Stands for `__host__ __device__` in the text that Clang reads. As long as `__device__`.
constexpr llvm::StringLiteral bothSpaces = "TRANSHIPHD";

/// Returns the text with `__CUDACC__` for these tests and `bothSpaces` for these tokens, so that
/// everything keeps its place; empty if there are none.
std::string withExecutionSpaces(const SourceFile &file);

} // namespace tranship
