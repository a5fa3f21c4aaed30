// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code that authors wrote for newer generations of NVIDIA GPUs and for no others:
//   #if __CUDA_ARCH__ >= 700
//     …                            all that a kernel does
//   #endif
// AMD GPUs count as an older generation, which would leave such a kernel empty. In a file with such code they count as
// one that the code is for. Tests with two real alternatives ask for nothing.
#pragma once

#include "source/PlatformCode.h"

#include <cstdint>
#include <vector>

namespace tranship {

/// Values of `__CUDA_ARCH__` of NVIDIA's GPUs since Volta.
constexpr int64_t newerArchitectures[] = {700, 720, 750, 800, 860, 870, 890, 900, 1000, 1200};

/// Returns values of `__CUDA_ARCH__` with which a build of the port compiles code in functions that
/// it loses at `usualArchitecture`, best first: those that keep the most, of these the lowest. Code
/// is lost if instead of it nothing is compiled, or only what ends the program, such as
/// `assert(false)`. With none of the values is code lost that the usual one keeps.
std::vector<int64_t> architecturesThatKeepCode(const SourceFile &file, MacroValues values);

} // namespace tranship
