// How sources are compiled for NVIDIA's GPUs: nvcc, or clang with a CUDA toolkit.
#pragma once

#include "verify/backends/CompilerCalls.h"

namespace tranship::verify {

/// Why none of the two can; empty: one can.
std::string whyNoNvidiaCompiler(const Machine &machine);

/// `definitions` stand before a program's flags in all commands that compile. The GPU that is
/// compiled for is the oldest one that is here, unless the flags name one.
CompilerCall nvidiaCall(const Machine &machine, const BuildRequest &request,
                        const std::vector<std::string> &definitions);

/// The user named a HIP with an NVIDIA side that goes with the toolkit: it is taken for ports.
bool hasHipForNvidia(const Machine &machine);
/// What ports for NVIDIA's GPUs are compiled with, for people.
std::string hipForNvidia(const Machine &machine);

struct HeaderText {
  /// As an include names it.
  llvm::StringLiteral path, text;
};
/// HIP's headers for NVIDIA's GPUs: those in hip_on_nvidia, and names that the build generates from
/// the mapping tables.
llvm::ArrayRef<HeaderText> hipOnNvidiaHeaders();

} // namespace tranship::verify
