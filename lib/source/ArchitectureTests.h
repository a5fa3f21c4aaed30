// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code that authors wrote only for newer generations of NVIDIA GPUs:
//   #if __CUDA_ARCH__ >= 700
//   …                            everything that a kernel does
//   #endif
// AMD GPUs count as an older generation, so such a kernel would be empty. In a file with such code, they count as a
// generation that compiles it. Tests whose branches both do work change nothing.
#pragma once

#include "source/PlatformCode.h"

#include <cstdint>
#include <vector>

namespace tranship {

/// Values of `__CUDA_ARCH__` of NVIDIA GPUs since Volta.
constexpr int64_t newerArchitectures[] = {700, 720, 750, 800, 860, 870, 890, 900, 1000, 1200};

/// A value of `__CUDA_ARCH__`, and the branches that it keeps.
struct KeptCode {
  int64_t architecture;
  std::vector<Range> code;
};

/// Returns values of `__CUDA_ARCH__` that compile code in functions which a build of the port loses
/// at `usualArchitecture`, best first: those that keep the most code, and among these the lowest.
/// Code is lost if nothing is compiled instead of it, or only what ends the program, such as
/// `assert(false)`, or a function of the file that does no more. None of the values loses code that the usual
/// one keeps.
std::vector<KeptCode> architecturesThatKeepCode(const SourceFile &file, MacroStates values);

} // namespace tranship
