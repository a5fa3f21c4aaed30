// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles sources for NVIDIA GPUs with nvcc, or with clang and a CUDA toolkit.
#pragma once

#include "verify/backends/CompilerCalls.h"

namespace tranship::verify {

/// Why neither compiler can be used; empty if one can.
std::string whyNoNvidiaCompiler(const Machine &machine);

/// The beginnings of the commands. `definitions` come before the program's flags in all compile
/// commands. They compile for the oldest GPU of this machine, unless the flags name one.
CompilerCall nvidiaCall(const Machine &machine, const BuildRequest &request,
                        const std::vector<std::string> &definitions);

/// Whether the user named a HIP that supports NVIDIA GPUs with this toolkit; if so, ports use it.
bool hasHipForNvidia(const Machine &machine);
/// Describes the HIP that ports are compiled with for NVIDIA GPUs.
std::string hipForNvidia(const Machine &machine);

struct HeaderText {
  /// The name in an include directive, and the text.
  llvm::StringLiteral path, text;
};
/// Our HIP headers for NVIDIA GPUs: those in hip_on_nvidia, and names that the build generates from
/// the mapping tables.
llvm::ArrayRef<HeaderText> hipOnNvidiaHeaders();

} // namespace tranship::verify
