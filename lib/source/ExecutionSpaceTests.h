// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Macros that name execution spaces when the device is compiled, and nothing when the host is:
//   #ifdef __CUDA_ARCH__
//   #define BOTH __host__ __device__
//   #else
//   #define BOTH
//   #endif
// or functions that only the device pass sees:
//   #ifdef __CUDA_ARCH__
//   inline __device__ float atomicMin(float *address, float value) { … }
//   #endif
// nvcc accepts that, because its host pass does not check the bodies of kernels. Clang's host pass
// does, and finds kernels that call host functions, or functions that do not exist.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

/// A conditional whose branches contain nothing else.
struct ExecutionSpaceTest {
  /// The token `__CUDA_ARCH__`.
  size_t architecture = 0;
  /// The tokens `__device__` in macros that the other branch defines for host functions. The
  /// functions with such a macro belong to both sides.
  std::vector<size_t> spacesOfBoth = {};
};
std::vector<ExecutionSpaceTest> executionSpaceTests(const SourceFile &file);

/// Replaces `__host__ __device__` in the text that Clang reads. Has the length of `__device__`.
constexpr llvm::StringLiteral bothSpaces = "TRANSHIPHD";

/// Returns the text with `__CUDACC__` and `bothSpaces` in place of these tokens, so that all
/// offsets stay the same; empty if there are no such tests.
std::string withExecutionSpaces(const SourceFile &file);

} // namespace tranship
